import type { CartDeliveryInput, CartOpInput } from '#contract/generated/types.ts'
import { isLost, type VoucherReason, voucherCode } from '../../vouchers/vouchers.rules.ts'
import { calculateCart, isChoosable, voucherState } from '../calculation/calculation.rules.ts'
import { readItemId, readPositionId } from '../calculation/quantity.rules.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import { type CartDraft, done, refused } from './cart-draft.ts'
import { addDealPieces, addItem, putFree, removePosition, restorePosition, setQuantity } from './position-ops.ts'

const addPosition = (draft: CartDraft, { itemId: text, quantity }: { itemId: string; quantity: number }) => {
  const { itemId, way } = readItemId(text)
  if (way === 'free') return addFree(draft, ({ itemId: id }) => id === itemId)
  return way === 'lightning' ? addDealPieces(draft, itemId, quantity) : addItem(draft, itemId, quantity)
}

const addFree = (draft: CartDraft, isMeant: (article: { itemId: string; code: string }) => boolean): StoredOpResult => {
  const { freeArticles, offers } = draft.pricingContext
  const article = freeArticles.find(isMeant)
  const offer = article && offers.get(article.itemId)
  if (!article || !offer) return refused('UNKNOWN_ITEM')
  const { value, lines } = calculateCart(draft.cart, draft.pricingContext)
  if (!isChoosable(offer, lines)) return refused('SOLD_OUT')
  if (value < article.minimumValue) {
    const missing = article.minimumValue - value
    return refused(
      'VOUCHER_NOT_ATTAINABLE',
      {},
      { area: 'reason', name: 'minimum', values: { missing, minimum: article.minimumValue } },
    )
  }
  return putFree(draft, article.itemId, article.kind === 'catalogue' ? 'catalogue' : 'free')
}

const codeOf = ({ code }: VoucherReason) => (code === 'alreadyUsed' ? 'VOUCHER_ALREADY_USED' : 'VOUCHER_NOT_ATTAINABLE')

/** Puts a voucher in, in the place of the one before: one at a time. */
const addVoucher = (draft: CartDraft, entered: string): StoredOpResult => {
  const code = voucherCode(entered)
  if (code !== null && draft.pricingContext.freeArticles.some((article) => article.code === code))
    return addFree(draft, (article) => article.code === code)
  const voucher = code === null ? undefined : draft.pricingContext.vouchers.get(code)
  if (!voucher) return refused('VOUCHER_UNKNOWN')
  const goods = calculateCart(draft.cart, draft.pricingContext).lines.filter(({ kind }) => kind === 'item')
  const { reasons } = voucherState(voucher, goods, draft.pricingContext)
  const [reason] = [...reasons.filter((each) => isLost([each])), ...reasons]
  if (reason) {
    const { code: name, ...values } = reason
    return refused(codeOf(reason), {}, { area: 'reason', name, values })
  }
  draft.cart = { ...draft.cart, voucherCode: voucher.code }
  return done('OK')
}

const removeVoucher = (draft: CartDraft, entered: string): Promise<StoredOpResult> | StoredOpResult => {
  const code = voucherCode(entered)
  const article = draft.pricingContext.freeArticles.find((each) => each.code === code)
  const position = draft.cart.positions.find(({ kind, itemId }) => kind !== 'item' && itemId === article?.itemId)
  if (position) return removePosition(draft, position.id)
  if (draft.cart.voucherCode !== null && draft.cart.voucherCode !== code) return refused('VOUCHER_UNKNOWN')
  draft.cart = { ...draft.cart, voucherCode: null }
  return done('OK')
}

const setDelivery = (draft: CartDraft, { country, shipperCode }: CartDeliveryInput): StoredOpResult => {
  const { countries } = draft.pricingContext.delivery
  if (country != null && !countries.includes(country)) return refused('BAD_DELIVERY')
  const cart = { ...draft.cart, deliveryCountry: country ?? draft.cart.deliveryCountry }
  if (shipperCode != null) {
    const { shippers } = calculateCart(cart, draft.pricingContext)
    if (!shippers.some(({ code, isEnabled }) => isEnabled && code === shipperCode)) return refused('BAD_DELIVERY')
  }
  draft.cart = { ...cart, shipperCode: shipperCode ?? cart.shipperCode }
  return done('OK')
}

const remove = (draft: CartDraft, text: string): Promise<StoredOpResult> | StoredOpResult => {
  const [given, code] = text.split(':')
  // What came by itself: with a voucher it goes by the voucher, with a promotion it stays.
  if (given === 'voucher' && code !== undefined) return removeVoucher(draft, code)
  return given === 'promotion' ? refused('NOT_REMOVABLE') : removePosition(draft, readPositionId(text))
}

/** Carries out one operation. What can't be done is said; nothing is thrown. */
export const carryOut = async (draft: CartDraft, op: CartOpInput): Promise<StoredOpResult> => {
  if (op.addPosition) return addPosition(draft, op.addPosition)
  if (op.setQuantity) {
    const { positionId, quantity } = op.setQuantity
    if (quantity === 0) return remove(draft, positionId)
    if (positionId.includes(':')) return refused('QUANTITY_LIMITED', {}, { values: { most: 1 } })
    return setQuantity(draft, readPositionId(positionId), quantity)
  }
  if (op.removePosition) return remove(draft, op.removePosition.positionId)
  if (op.restorePosition) return restorePosition(draft, readPositionId(op.restorePosition.positionId))
  if (op.addVoucher) return addVoucher(draft, op.addVoucher.code)
  if (op.removeVoucher) return removeVoucher(draft, op.removeVoucher.code)
  return setDelivery(draft, op.setDelivery ?? {})
}
