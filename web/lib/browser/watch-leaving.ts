/**
 * Notes in the document that its page is being left (read by leaving.ts): the browser has begun to load another document,
 * and drops what this one still asks for. What leads nowhere, a download or an address without an answer, shows by the page being
 * there still: then the note is taken back, so that nothing is silent for good.
 */
const { dataset } = document.documentElement
/** Milliseconds after which a page that is still there was not left: longer than the edge takes for its slowest answer. */
const maxLeave = 20_000

let timer: ReturnType<typeof setTimeout> | undefined
const logError = console.error

export function watchLeaving(): void {
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', leave)
  // Out of the browser's back/forward cache, too.
  addEventListener('pageshow', stay)
  // What nobody waits for any more would be an error on the console.
  addEventListener('unhandledrejection', (event) => {
    if ('leaving' in dataset) event.preventDefault()
  })
}

/** As in leaving.ts, which the first script of a page must not share with the others. */
export function unlessLeaving(action: () => void): void {
  if ('leaving' in dataset) addEventListener('shop:stays', action, { once: true })
  else action()
}

function leave(): void {
  dataset.leaving = ''
  // The router logs each answer that it no longer gets.
  console.error = () => {}
  clearTimeout(timer)
  timer = setTimeout(stay, maxLeave)
}

function stay(): void {
  clearTimeout(timer)
  if (!('leaving' in dataset)) return
  delete dataset.leaving
  console.error = logError
  dispatchEvent(new Event('shop:stays'))
}
