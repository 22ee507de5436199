/** Milliseconds in which arrow keys move a row on once (storefront.md §9). */
const pause = 2000

/**
 * Moves a row by a screenful with arrow keys, while the row or a link in it has the focus; the browser would scroll it by a few pixels. Fields in it
 * keep their keys.
 */
export function arrowKeys(push: (screens: 1 | -1) => void) {
  let last = Number.NEGATIVE_INFINITY
  return (event: Pick<KeyboardEvent, 'key' | 'timeStamp' | 'target' | 'currentTarget' | 'preventDefault'>) => {
    const screens = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined
    const isRow = event.target === event.currentTarget || (event.target as Element).matches('a')
    if (!screens || !isRow) return
    event.preventDefault()
    if (event.timeStamp - last < pause) return
    last = event.timeStamp
    push(screens)
  }
}
