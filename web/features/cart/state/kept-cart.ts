import type { KnownCart } from './cart-state.rules.ts'

const storageKey = 'cart'

/** What this browser last knew of the visitor's cart, also without a connection. */
export function keptCart(): KnownCart | null {
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
    // Without storage nobody is told of a loss.
  }
}

export function dropKeptCart(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept then.
  }
}
