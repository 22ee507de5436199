/** What this browser remembers of the last cart. */
export type KnownCart = { id: string; itemsCount: number; login: string }

const storageKey = 'cart'

/** The last known cart of this browser; readable without a connection. */
export function storedCart(): KnownCart | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as KnownCart | null
  } catch {
    return null
  }
}

export function keepCart(cart: KnownCart): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(cart))
  } catch {
    // Without storage a lost cart is not reported.
  }
}

export function dropStoredCart(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to remove.
  }
}
