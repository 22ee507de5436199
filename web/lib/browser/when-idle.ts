/** Runs when the browser has nothing else to do, or after `longest` milliseconds, 0 for none; the function that is returned calls it off. */
export function whenIdle(run: () => void, maxWait = 0): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: maxWait })
  return () => cancelIdleCallback(handle)
}
