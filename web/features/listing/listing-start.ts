import { inBackground } from '../../lib/browser/in-background.ts'
import { restoreFolds, watchFolds } from './filters/filter-folds.ts'

/** Listings are hydrated; what only few use, searching in a long list of values, is loaded for those. */
export function start(): void {
  watchFolds()
  searchWhere(document.activeElement)
  document.addEventListener('focusin', ({ target }) => searchWhere(target))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[commandfor="listing-filters"]')) restoreFolds()
  })
}

/** Somebody may type before this is here. */
function searchWhere(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.type === 'search' && field.closest('[data-values]')) {
    inBackground(import('./filters/value-search.ts').then(({ startValueSearch }) => startValueSearch(field)))
  }
}
