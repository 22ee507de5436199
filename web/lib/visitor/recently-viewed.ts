import { maxTiles } from '#contract/limits/listing.ts'

const key = 'recentlyViewed'

const idForm = /^[\w-]{1,40}$/

/** Ids of the products that were looked at last on this device, newest first; empty where storage is blocked. */
export function recentlyViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((id): id is string => typeof id === 'string' && idForm.test(id)).slice(0, maxTiles)
  } catch {
    return []
  }
}

export function rememberViewed(productId: string): void {
  store([productId, ...recentlyViewed().filter((id) => id !== productId)])
}

export function forgetViewed(): void {
  store([])
}

function store(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids.slice(0, maxTiles)))
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the shop remembers nothing.
  }
}
