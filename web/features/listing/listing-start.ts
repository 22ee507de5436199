import { restoreFolds, watchFolds } from './filter-folds.ts'

/** Listings are hydrated; what only few use, searching in a long list of values, is loaded for those. */
export function start(): void {
  watchFolds()
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-values]') && target.type === 'search') {
      void import('./value-search.ts').then(({ startValueSearch }) => startValueSearch(target))
    }
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[commandfor="listing-filters"]')) restoreFolds()
  })
}
