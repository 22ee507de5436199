import { inBackground } from '#web/lib/browser/in-background.ts'
import { readFirstPage } from '#web/lib/scope/first-page.ts'

/** Cards are the same for everybody; in the business store those who have logged in may pay other prices. */
export function start(): void {
  if (readFirstPage().site.isB2b)
    inBackground(import('./show-group-prices.ts').then(({ watchPrices }) => watchPrices()))
}
