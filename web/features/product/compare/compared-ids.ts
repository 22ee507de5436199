import { comparedIds } from './compare.rules.ts'

const key = 'compared'

/** Products that were compared or chosen for it last in this tab; empty where storage is blocked. */
export function rememberedIds(): string[] {
  try {
    return comparedIds(sessionStorage.getItem(key))
  } catch {
    return []
  }
}

export function rememberIds(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, ids.join())
  } catch {
    // Storage is blocked: each comparison starts with one product.
  }
}
