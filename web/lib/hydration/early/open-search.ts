/**
 * Opens a phone's search with the focus in its field. Phones show their keyboard only for a focus within the press, so this can't wait for
 * the search's own script (storefront.md §4).
 */
export function openSearch(event: Event): void {
  const toggle = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
  const search = document.getElementById(toggle?.getAttribute('popovertarget') ?? '')
  if (!search || !('search' in search.dataset) || toggle?.getAttribute('popovertargetaction') === 'hide') return
  event.preventDefault()
  search.togglePopover()
  const field = search.querySelector('input')
  if (!field || !search.matches(':popover-open')) return
  field.focus()
  // What is typed replaces the last query, not words that were not sent.
  if (field.value === field.defaultValue) field.select()
}
