/**
 * Storage key of the filters that the visitor collapsed or expanded in this session; the drawer restores their state.
 */
const key = 'listing.folds'

export function watchFolds(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const fold = target instanceof Element ? target.closest('#listing-filters summary')?.parentElement : null
      if (!(fold instanceof HTMLDetailsElement) || !fold.dataset.fold) return
      // The click handler runs before the browser toggles the element.
      write({ ...read(), [fold.dataset.fold]: !fold.open })
    },
    true,
  )
}

export function restoreFolds(): void {
  const folds = read()
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('#listing-filters [data-fold]')) {
    const isOpen = folds[fold.dataset.fold ?? '']
    if (typeof isOpen === 'boolean') fold.open = isOpen
  }
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

function write(folds: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(folds))
  } catch {
    // Storage is blocked: the drawer opens in its default state.
  }
}
