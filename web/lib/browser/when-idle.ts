type Patience = {
  /** Milliseconds after which a busy browser begins nevertheless. */
  longest?: number
}

/** Runs when the browser has nothing else to do; the function that is returned calls it off. */
export function whenIdle(run: () => void, { longest }: Patience = {}): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, longest === undefined ? undefined : { timeout: longest })
  return () => cancelIdleCallback(handle)
}
