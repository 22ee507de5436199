import { inBackground } from '../../../lib/browser/in-background.ts'
import { onPageShown } from '../../../lib/scope/page-shown.ts'
import { recentlyViewed } from '../../../lib/visitor/recently-viewed.ts'

/** Fills the places for products that were looked at last, on the first page and after each link. */
export function start(): void {
  fill()
  onPageShown(fill)
}

function fill(): void {
  const place = document.querySelector<HTMLElement>('[data-recent]')
  if (!place) return
  const ids = recentlyViewed().filter((id) => id !== place.dataset.except)
  if (ids.length > 0) inBackground(import('./fill-recent.tsx').then(({ fillRecent }) => fillRecent(place, ids)))
}
