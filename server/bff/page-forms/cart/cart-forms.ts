import type { CartOpInput } from '#contract/generated/types.ts'
import {
  CartUpdate,
  ExtendReservation,
  ItemByNumber,
  RefreshReservation,
  WishlistHeartFill,
} from '#web/generated/operations.ts'
import type { Form, FormResult, SentForm, Values } from '../../forms/form-route.ts'
import { refusal } from '../../forms/refusals.ts'
import {
  dealsIn,
  type KeptArticle,
  keptIn,
  numberIn,
  opOf,
  outcomeFor,
  outcomeOfExtension,
  outcomeOfRefresh,
  pressOf,
  updateIdsOf,
} from './cart-fields.ts'
import { reorderForm } from './reorder.ts'

/** Forms of one address; a class without scripts is many people. With scripts the cart is changed as one goes on. */
const limit = { name: 'cart', perMinute: 60 }

/** Where a form leads, however it went. */
const basket = '/checkout/basket'
const shipping = '/checkout/shipping'

/**
 * The cart for browsers without scripts: forms of the product page and of the cart's page. They lead to the cart, which
 * says how it went (web/features/cart/basket/plain-outcome.ts).
 */
export const cartForms: readonly Form[] = [
  { name: 'cart-action', limit, page: cartPage, isToldByAddress: true, take: changeCart },
  reorderForm,
]

function cartPage({ returnTo }: Values, { code, values }: FormResult): string {
  const outcome = values ?? { outcome: code === 'RATE_LIMITED' ? 'TOO_MANY' : 'FAILED' }
  return `${returnTo === shipping ? shipping : basket}?${new URLSearchParams(outcome)}`
}

async function changeCart(sent: SentForm): Promise<FormResult | { error: string }> {
  const kept = keptIn(sent.fields)
  if (kept) return keepForLater(sent, kept)
  const op = opOf(sent.fields)
  if (op) return carryOut(sent, op)
  const requested = numberIn(sent.fields)
  if (requested) return addByNumber(sent, requested)
  const deals = dealsIn(sent.fields)
  return deals ? keepDeals(sent, deals) : { error: 'Not a form of the cart' }
}

/** A code of the contract (CartOpCode) or of this edge, and the position that it is about. */
const resultOf = (outcome: string, isDone: boolean, position?: string | null): FormResult => ({
  isDone,
  message: null,
  values: { outcome, ...(position && { position }) },
})

/**
 * The business store's quick order. The search leads from an article number to its item, and from the number of a product with variants to
 * its page.
 */
async function addByNumber(sent: SentForm, { number, quantity }: { number: string; quantity: number }) {
  const { data, errors } = await sent.run(ItemByNumber, { number }, sent.request.visitor)
  if (!data) return refusal(sent, errors)
  const page = data.core_search.link?.url ?? ''
  if (!page.startsWith('/prod/')) return resultOf('UNKNOWN_ITEM', false)
  const itemId = new URL(page, 'http://shop').searchParams.get('varid')
  if (itemId === null) return { isDone: false, message: null, next: page }
  return carryOut(sent, { addPosition: { itemId, quantity } })
}

async function carryOut(sent: SentForm, op: CartOpInput): Promise<FormResult> {
  const { run, request, fields } = sent
  const data = { ...updateIdsOf(pressOf(fields, request.headers['user-agent']), op, Date.now()), ops: [op] }
  const answer = await run(CartUpdate, { data }, request.visitor)
  const result = answer.data?.cart_update.results[0]
  if (!result) return refusal(sent, answer.errors)
  const isDone = result.code === 'OK'
  return resultOf(isDone ? outcomeFor(op) : result.code, isDone, result.positionId ?? op.removePosition?.positionId)
}

/** An article goes to the wish list first, so that a failure loses nothing, and then leaves the cart. */
async function keepForLater(sent: SentForm, { positionId, entry }: KeptArticle): Promise<FormResult> {
  const { data, errors } = await sent.run(WishlistHeartFill, { entry: { ...entry, quantity: 1 } }, sent.request.visitor)
  if (!data) return refusal(sent, errors)
  if (!data.addProductToWishlist.successful) return resultOf('FAILED', false)
  const removed = await carryOut(sent, { removePosition: { positionId } })
  return removed.isDone ? resultOf('KEPT', true) : removed
}

/** The reservation of deals is extended or made again. */
async function keepDeals(sent: SentForm, how: 'extend' | 'refresh'): Promise<FormResult> {
  const { run, request } = sent
  if (how === 'extend') {
    const { data, errors } = await run(ExtendReservation, {}, request.visitor)
    if (!data) return refusal(sent, errors)
    const { extendLightningReservation: result } = data
    return resultOf(outcomeOfExtension(result), result.successfullyRefreshed)
  }
  const { data, errors } = await run(RefreshReservation, {}, request.visitor)
  if (!data) return refusal(sent, errors)
  const { refreshLightningReservation: result } = data
  return resultOf(outcomeOfRefresh(result), result.successfullyRefreshed)
}
