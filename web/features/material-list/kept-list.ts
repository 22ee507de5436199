import type { MaterialLine } from './material-rows.ts'

const key = 'materialList'

export type KeptList = { lines: readonly MaterialLine[]; isCut: boolean }

/** The list that was read in this tab, kept while the shopper looks at a product and comes back. Null when there is none. */
export function keptList(): KeptList | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptList | null
    return kept && Array.isArray(kept.lines) ? kept : null
  } catch {
    return null
  }
}

export function keepList(list: KeptList | null): void {
  try {
    if (list) sessionStorage.setItem(key, JSON.stringify(list))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the list lasts as long as its page.
  }
}
