import { Cart, CartReservation, CartUpdate } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { prepare } from '#web/lib/data/send.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { addItem, clearError } from '../state/cart-changes.ts'
import { piecesAtDeal } from '../state/cart-state.ts'
import { cartState } from '../state/cart-store.ts'
import { loadCartTexts } from '../state/cart-texts.ts'
import { countAhead } from '../state/count-ahead.ts'
import { loadCart } from '../state/load-cart.ts'
import type { AddingLine } from './adding-line.ts'
import { openAdding, prepareSheet } from './open-added.tsx'

type AddRequest = {
  line: AddingLine
  /** Pieces that a visitor may buy at the deal's price, as the page shows it; 0 without a deal. */
  maxAtDeal: number
}

/** Fetches what an addition needs (sheet, Apollo, documents) before the button is released. */
export function prepareAdding(): void {
  inBackground(
    Promise.all([
      import('../state/send-cart.ts'),
      prepareSheet(),
      ...[prepare(CartUpdate), prepare(Cart), prepare(CartReservation)],
    ]),
  )
}

const restMessage = async (count: number): Promise<string> => {
  await loadCartTexts()
  return pageText('cart.fault.rest', { count })
}

/** `error`: translated reason why something could not be added. */
type Addition = { isDealLost: boolean; error: string | null }

/**
 * Adds an item to the cart. The sheet opens at once and the header counts the pieces already; a failure is said in the sheet,
 * or in a toast once that is closed or where it does not open, and beside the button; the header counts what it did before. An item shown at a
 * deal's price is requested at that price: when the deal is over, the visitor is told and does not pay the regular price unawares.
 */
export function addAndTell(wanted: AddRequest): Promise<Addition> {
  const { line } = wanted
  return countAhead(line.quantity, async () => {
    const sheet = await openAdding(line).catch(() => null)
    if (!sheet) {
      showToast({ kind: 'error', text: `${line.name}: ${pageText('error.internal')}` })
      return { isDealLost: false, error: null }
    }
    const { added, message, isDealLost, isTaken } = await add(wanted)
    const { itemId, productId } = line
    if (added > 0 && !isDealLost) await sheet.finish([{ itemId, productId, quantity: added, message }])
    else sheet.fail(message)
    // A partial success is reported in the sheet and in the form: the visitor can buy the missing pieces here.
    return { isDealLost, error: isTaken ? null : message }
  })
}

async function add({ line: { itemId, productId, quantity }, maxAtDeal }: AddRequest) {
  clearError('add')
  if (maxAtDeal > 0 && !cartState().cart) await loadCart()
  const atDeal = piecesAtDeal(cartState().cart, productId, quantity, maxAtDeal)
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
    message = (isRestLost ? await restMessage(wanted) : cartState().errors.add) ?? message
    const isDealLost = outcome?.code.startsWith('DEAL_') ?? false
    if (isDealLost) return { added, message, isDealLost, isTaken: false }
    isTaken = (outcome?.quantityAdded ?? 0) > 0
    if (!isTaken) break
    added += outcome?.quantityAdded ?? 0
  }
  return { added, message, isDealLost: false, isTaken }
}
