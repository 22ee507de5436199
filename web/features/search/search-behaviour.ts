import { inBackground } from '../../lib/browser/in-background.ts'

/** What a search needs once somebody is in its field: suggestions, where the store has them. */
export function startSearch(search: HTMLElement): void {
  const field = search.querySelector<HTMLInputElement>('input[name="q"]')
  if (!field) return
  // A window that was made wider shows the field in the header again.
  matchMedia('(min-width: 768px)').addEventListener('change', () => {
    if (search.popover !== null && search.matches(':popover-open')) search.hidePopover()
  })
  if (field.dataset.suggests !== undefined) {
    inBackground(
      import('./suggestions/suggestions-root.tsx').then(({ startSuggestions }) => startSuggestions(search, field)),
    )
  }
}
