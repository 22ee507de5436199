import { inBackground } from '../../lib/browser/in-background.ts'
import { navigate } from '../../lib/routing/router.ts'
import { searchTarget, tidyQuery } from '../../lib/routing/search-target.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { leave } from './leave-search.ts'
import { headerSearchId } from './search-ids.ts'
import { rememberQuery } from './suggestions/recent-queries.ts'
import { hasUnsentWords, showWords } from './typed-words.ts'

const started = new WeakSet<Element>()

/** Searches navigate without a new document. The rest, mainly suggestions, is loaded when a field gets the focus. */
export function start(): void {
  document.addEventListener('focusin', ({ target }) => wake(target))
  // After the loader has opened it, see early/open-search.ts.
  window.addEventListener('click', selectOnPhone)
  document.addEventListener('submit', lead)
  onPageShown(follow)
  prepare()
  wake(document.activeElement)
  // The visitor opened the popover before this code was loaded.
  if (header()?.matches(':popover-open')) selectLast(fieldOf(header()))
}

function wake(target: EventTarget | null): void {
  const search = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null
  if (!search || started.has(search)) return
  started.add(search)
  inBackground(import('./search-behaviour.ts').then(({ startSearch }) => startSearch(search)))
}

function lead(event: SubmitEvent): void {
  const search = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-search]') : null
  const field = fieldOf(search)
  if (!search || !field) return
  event.preventDefault()
  if (field.dataset.suggests !== undefined) rememberQuery(tidyQuery(field.value))
  leave(search, field)
  inBackground(navigate(searchTarget(field.value)))
}

function selectOnPhone({ target }: MouseEvent): void {
  const toggle = target instanceof Element ? target.closest(`[popovertarget="${headerSearchId}"]`) : null
  if (toggle && header()?.matches(':popover-open')) selectLast(fieldOf(header()))
}

/** Selects the last query, so that typing replaces it; typed text that was not sent stays. */
function selectLast(field: HTMLInputElement | null | undefined): void {
  if (field && !hasUnsentWords(field)) field.select()
}

/** Updates the fields after a navigation, since the new page may be another search. */
function follow(): void {
  prepare()
  const { pathname, search } = location
  const query = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search] input[name="q"]')) {
    showWords(field, query)
  }
  // The visitor opened the popover while the page was loading and is about to type, so it stays open.
  const opened = header()
  if (!opened?.matches(':popover-open') || opened.contains(document.activeElement)) return
  const field = fieldOf(opened)
  if (!field || !hasUnsentWords(field)) opened.hidePopover()
}

/** Sets the ARIA role of fields with suggestions before they get the focus. */
function prepare(): void {
  for (const field of document.querySelectorAll('[data-search] [data-suggests]:not([role])')) {
    field.role = 'combobox'
    field.ariaExpanded = 'false'
    field.ariaAutoComplete = 'list'
  }
}

const header = () => document.getElementById(headerSearchId)

const fieldOf = (search: HTMLElement | null) => search?.querySelector<HTMLInputElement>('input[name="q"]')
