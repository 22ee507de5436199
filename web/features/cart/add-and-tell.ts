import { addItem, clearFault } from './cart-changes.ts'
import { piecesAtDeal } from './cart-state.rules.ts'
import { cartState } from './cart-store.ts'
import { loadCart } from './load-cart.ts'
import { openAdded } from './open-added.tsx'

type Wanted = {
  itemId: string
  productId: string
  quantity: number
  /** Pieces that one visitor may have at the deal's price, as the page shows it; 0 without a deal. */
  mostAtDeal: number
}

/**
 * Puts an item into the cart and tells what became of it; what could not be put in is said where it was pressed. What is
 * shown at a deal's price is asked for at that price: whoever comes too late is told, and buys nothing dearer unawares.
 */
export async function addAndTell({ itemId, productId, quantity, mostAtDeal }: Wanted): Promise<'dealLost' | 'told'> {
  if (mostAtDeal > 0 && !cartState().cart) await loadCart()
  const atDeal = piecesAtDeal(cartState().cart, productId, quantity, mostAtDeal)
  let added = 0
  let message: string | null = null
  for (const [id, wanted] of [
    [`${itemId}_lightning`, atDeal],
    [itemId, quantity - atDeal],
  ] as const) {
    if (wanted === 0) continue
    const outcome = await addItem(id, wanted)
    if (outcome?.code === 'DEAL_SOLD_OUT' || outcome?.code === 'DEAL_OVER') return 'dealLost'
    if (!outcome?.quantityAdded) break
    added += outcome.quantityAdded
    message = outcome.message ?? message
  }
  if (added === 0) return 'told'
  clearFault('add')
  await openAdded({ lines: [{ itemId, productId, quantity: added, message }] })
  return 'told'
}
