import { inBackground } from '#web/lib/browser/in-background.ts'
import { onPageShown } from '#web/lib/scope/page-shown.ts'
import { comparedIds, comparePath, maxCompared } from './compare.rules.ts'
import type { Press } from './compare-boxes.ts'
import { rememberedIds, rememberIds } from './compared-ids.ts'

/**
 * The link of a product page puts its product beside those that were compared last in this tab. The boxes of a listing work
 * without this; what keeps them from page to page is loaded with the first choice.
 */
export function start(): void {
  connect()
  onPageShown(connect)
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.id === 'compare')
      connectBoxes({ value: target.value, checked: target.checked })
  })
}

function connect(): void {
  // Those that are compared: the address may name some that the store does not have any more, which would keep their places.
  const page = document.querySelector<HTMLElement>('[data-compared-ids]')
  if (page) rememberIds(comparedIds(page.dataset.comparedIds ?? null))
  const others = rememberedIds()
  if (document.querySelector(`#compare${others.length > 0 ? '' : ' ~ * :checked'}`)) connectBoxes()
  const link = document.querySelector<HTMLAnchorElement>('a[data-compare]')
  const own = link?.dataset.compare
  // A fourth one takes the place of the last.
  if (own) link.href = comparePath([...others.filter((id) => id !== own).slice(0, maxCompared - 1), own])
}

function connectBoxes(press?: Press): void {
  inBackground(import('./compare-boxes.ts').then(({ showChosen }) => showChosen(press)))
}
