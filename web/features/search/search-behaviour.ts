import { navigate } from '../../lib/router.ts'
import { leave } from './leave-search.ts'
import { rememberQuery } from './recent-queries.ts'
import { searchTarget, tidyQuery } from './search-target.ts'

/** What a search form does with script: it leads on without a new document, and suggests where the store does. */
export function startSearch(search: HTMLElement): void {
  const form = search.querySelector('form')
  const field = search.querySelector<HTMLInputElement>('input[name="q"]')
  if (!form || !field) return
  const suggests = field.dataset.suggests !== undefined

  form.addEventListener('submit', (event) => {
    // An option that was chosen with Enter has gone its own way.
    if (event.defaultPrevented) return
    event.preventDefault()
    if (suggests) rememberQuery(tidyQuery(field.value))
    leave(search)
    void navigate(searchTarget(field.value))
  })
  // A window that was made wider shows the field in the header again.
  matchMedia('(min-width: 768px)').addEventListener('change', () => {
    if (search.popover !== null && search.matches(':popover-open')) search.hidePopover()
  })
  if (suggests) {
    void import('./suggestions-root.tsx').then(({ startSuggestions }) => startSuggestions(search, field))
  }
}
