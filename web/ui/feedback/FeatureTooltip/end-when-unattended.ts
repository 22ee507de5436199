/** Milliseconds (storefront.md §9). */
const lifetime = 6000

/** Calls `end` once the element had neither mouse nor focus for its lifetime; never after the signal is aborted. */
export function endWhenUnattended(element: EventTarget, end: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const wait = () => {
    stop()
    timer = setTimeout(end, lifetime)
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, stop, { signal })
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, wait, { signal })
  signal.addEventListener('abort', stop)
  wait()
}
