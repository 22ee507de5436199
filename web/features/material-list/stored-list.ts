import type { MaterialLine } from './material-rows.ts'

const key = 'materialList'

export type StoredList = { lines: readonly MaterialLine[]; isCut: boolean }

/** The list that was read in this tab, kept while the shopper looks at a product and comes back. Null when there is none. */
export function storedList(): StoredList | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredList | null
    return stored && Array.isArray(stored.lines) ? stored : null
  } catch {
    return null
  }
}

export function keepList(list: StoredList | null): void {
  try {
    if (list) sessionStorage.setItem(key, JSON.stringify(list))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the list lasts as long as its page.
  }
}
