/** What a person reads first or presses; a button, a field or the page's heading weighs more than a link in a row of links. */
const weights = { 'h1, button, input, select, textarea, summary': 4, 'a, h2, label': 1 } as const
const steps = [0.04, 0.27, 0.5, 0.73, 0.96]

/** Where the region may stand: its usual place, or as the style sheet places `data-place`. */
const places = ['', 'end', 'middle'] as const

/** Weight of the actions and headings that lie under an element that is drawn above the page. */
function coveredBy(element: HTMLElement): number {
  const { left, top, width, height } = element.getBoundingClientRect()
  const covered = new Map<Element, number>()
  for (const x of steps) {
    for (const y of steps) {
      for (const below of document.elementsFromPoint(left + x * width, top + y * height)) {
        if (element.contains(below)) continue
        for (const [selector, weight] of Object.entries(weights)) {
          const found = below.closest(selector)
          if (found && !covered.has(found)) covered.set(found, weight)
        }
      }
    }
  }
  return [...covered.values()].reduce((sum, weight) => sum + weight, 0)
}

/**
 * Puts the region of toasts where its first toast covers least of the page's actions and headings. The others follow it, so that nothing
 * jumps while a person reads.
 */
export function findFreePlace(region: HTMLElement, toast: HTMLElement): void {
  let best: { place: string; covered: number } | null = null
  for (const place of places) {
    region.dataset.place = place
    const covered = coveredBy(toast)
    if (!best || covered < best.covered) best = { place, covered }
    if (covered === 0) break
  }
  region.dataset.place = best?.place ?? ''
}
