import { addItem, clearFault } from './cart-changes.ts'
import { openAdded } from './open-added.tsx'

/** Puts an item into the cart and tells what became of it; what could not be put in is said where it was pressed. */
export async function addAndTell(wanted: { itemId: string; productId: string; quantity: number }): Promise<void> {
  const { itemId, productId, quantity } = wanted
  const outcome = await addItem(itemId, quantity)
  const added = outcome?.quantityAdded ?? 0
  if (added === 0) return
  clearFault('add')
  await openAdded({ lines: [{ itemId, productId, quantity: added, message: outcome?.message ?? null }] })
}
