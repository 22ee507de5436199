import { needTexts } from '../../../lib/i18n/load-more-texts.ts'
import { pageText } from '../../../lib/i18n/page-texts.ts'
import { addItem, clearFault } from '../state/cart-changes.ts'
import { piecesAtDeal } from '../state/cart-state.ts'
import { cartState } from '../state/cart-store.ts'
import { loadCart } from '../state/load-cart.ts'
import { openAdded } from './open-added.tsx'

type Wanted = {
  itemId: string
  productId: string
  quantity: number
  /** Pieces that a visitor may buy at the deal's price, as the page shows it; 0 without a deal. */
  mostAtDeal: number
}

const restWords = async (count: number): Promise<string> => {
  await needTexts(['cart'])
  return pageText('cart.fault.rest', { count })
}

/** `fault`: translated reason why something could not be added. */
type Told = { isDealLost: boolean; fault: string | null }

/**
 * Adds an item to the cart and reports the result; a failure is shown beside the button that was pressed. An item shown
 * at a deal's price is requested at that price: when the deal is over, the visitor is told and does not pay the regular
 * price unawares.
 */
export async function addAndTell({ itemId, productId, quantity, mostAtDeal }: Wanted): Promise<Told> {
  clearFault('add')
  if (mostAtDeal > 0 && !cartState().cart) await loadCart()
  const atDeal = piecesAtDeal(cartState().cart, productId, quantity, mostAtDeal)
  let added = 0
  let message: string | null = null
  let isTaken = true
  for (const [id, wanted] of [
    [`${itemId}_lightning`, atDeal],
    [itemId, quantity - atDeal],
  ] as const) {
    if (wanted === 0) continue
    const outcome = await addItem(id, wanted)
    const isRestLost = !outcome && added > 0
    message = (isRestLost ? await restWords(wanted) : cartState().faults.add) ?? message
    if (outcome?.code === 'DEAL_SOLD_OUT' || outcome?.code === 'DEAL_OVER') return { isDealLost: true, fault: message }
    isTaken = (outcome?.quantityAdded ?? 0) > 0
    if (!isTaken) break
    added += outcome?.quantityAdded ?? 0
  }
  if (added > 0) await openAdded({ lines: [{ itemId, productId, quantity: added, message }] })
  // A partial success is reported in the dialog and in the form: the visitor can buy the missing pieces here.
  return { isDealLost: false, fault: isTaken ? null : message }
}
