import { inBackground } from '../../lib/browser/in-background.ts'

/** Starts a search form after its field got the focus: adds suggestions where the store has them. */
export function startSearch(search: HTMLElement): void {
  const field = search.querySelector<HTMLInputElement>('input[name="q"]')
  if (!field) return
  // In a wide window the header shows the field without a popover.
  matchMedia('(min-width: 48em)').addEventListener('change', () => {
    if (search.popover !== null && search.matches(':popover-open')) search.hidePopover()
  })
  if (field.dataset.suggests !== undefined) {
    inBackground(
      import('./suggestions/suggestions-root.tsx').then(({ startSuggestions }) => startSuggestions(search, field)),
    )
  }
}
