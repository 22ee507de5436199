import { cartState, changeState } from './cart-store.ts'

/** The header counts `pieces` more while an addition is under way, and what the cart holds when it is over, however it ends. */
export async function countAhead<T>(pieces: number, addition: () => Promise<T>): Promise<T> {
  const known = cartState().glance?.itemsCount ?? 0
  changeState({ expectedCount: known + pieces })
  try {
    return await addition()
  } finally {
    changeState({ expectedCount: null })
  }
}
