import { inBackground } from '../../lib/browser/in-background.ts'
import { navigate } from '../../lib/routing/router.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { leave } from './leave-search.ts'
import { headerSearchId } from './search-ids.ts'
import { searchTarget, tidyQuery } from './search-target.ts'
import { rememberQuery } from './suggestions/recent-queries.ts'
import { hasUnsentWords, showWords } from './typed-words.ts'

const started = new WeakSet<Element>()

/** Searches lead on without a new document. The rest, suggestions above all, is loaded when somebody comes to a field. */
export function start(): void {
  document.addEventListener('focusin', ({ target }) => wake(target))
  document.addEventListener('click', openOnPhone)
  document.addEventListener('submit', lead)
  onPageShown(follow)
  prepare()
  wake(document.activeElement)
  // Opened before this was here.
  if (header()?.matches(':popover-open')) enter(fieldOf(header()))
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

/** The field gets the focus within the same touch, or a phone would not show its keyboard (storefront.md §4). */
function openOnPhone(event: MouseEvent): void {
  const toggle = event.target instanceof Element ? event.target.closest(`[popovertarget="${headerSearchId}"]`) : null
  if (!toggle || toggle.getAttribute('popovertargetaction') === 'hide') return
  event.preventDefault()
  const search = header()
  search?.togglePopover()
  if (!search?.matches(':popover-open')) return
  enter(fieldOf(search))
}

/** What was searched for last gives way to what is typed now; words that were typed and not sent stay. */
function enter(field: HTMLInputElement | null | undefined): void {
  if (!field || field === document.activeElement) return
  field.focus()
  if (!hasUnsentWords(field)) field.select()
}

/** The page that is shown now may search for something else. */
function follow(): void {
  prepare()
  const { pathname, search } = location
  const query = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search] input[name="q"]')) {
    showWords(field, query)
  }
  // Who has opened it while the page was on its way is about to type.
  const opened = header()
  if (!opened?.matches(':popover-open') || opened.contains(document.activeElement)) return
  const field = fieldOf(opened)
  if (!field || !hasUnsentWords(field)) opened.hidePopover()
}

/** Fields with suggestions are announced as such before they get the focus. */
function prepare(): void {
  for (const field of document.querySelectorAll('[data-search] [data-suggests]:not([role])')) {
    field.role = 'combobox'
    field.ariaExpanded = 'false'
    field.ariaAutoComplete = 'list'
  }
}

const header = () => document.getElementById(headerSearchId)

const fieldOf = (search: HTMLElement | null) => search?.querySelector<HTMLInputElement>('input[name="q"]')
