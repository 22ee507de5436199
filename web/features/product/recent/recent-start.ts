import { inBackground } from '#web/lib/browser/in-background.ts'
import { onPageShown } from '#web/lib/scope/page-shown.ts'
import { recentlyViewed, rememberViewed } from '#web/lib/visitor/recently-viewed.ts'

/** Fills the places for products that were looked at last, on the first page and after each link. */
export function start(): void {
  fill()
  onPageShown(fill)
}

function fill(): void {
  const place = document.querySelector<HTMLElement>('[data-recent]')
  if (!place) return
  // The product whose page this is.
  const own = place.dataset.except
  if (own) rememberViewed(own)
  const ids = recentlyViewed().filter((id) => id !== own)
  if (ids.length > 0) inBackground(import('./fill-recent.tsx').then(({ fillRecent }) => fillRecent(place, ids)))
}
