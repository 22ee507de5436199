import { inBackground } from '../../lib/browser/in-background.ts'
import { restoreFolds, watchFolds } from './filters/filter-folds.ts'

/** Listings are hydrated. The search in a long list of values is rarely used, so it is loaded on demand. */
export function start(): void {
  watchFolds()
  searchWhere(document.activeElement)
  document.addEventListener('focusin', ({ target }) => searchWhere(target))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[commandfor="listing-filters"]')) restoreFolds()
  })
}

/** Filters the values at once: the visitor may have typed before this code was loaded. */
function searchWhere(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.type === 'search' && field.closest('[data-values]')) {
    inBackground(import('./filters/value-search.ts').then(({ startValueSearch }) => startValueSearch(field)))
  }
}
