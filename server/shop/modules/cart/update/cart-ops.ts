import type { CartDeliveryInput, CartOpInput } from '#contract/generated/types.ts'
import { isLost, type VoucherReason, voucherCode } from '../../vouchers/vouchers.rules.ts'
import { evaluate, voucherState } from '../calculation/evaluation.rules.ts'
import { readItemId, readPositionId } from '../calculation/quantity.rules.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import { done, type OpenCart, refused } from './open-cart.ts'
import { addDealPieces, addItem, putFree, removePosition, restorePosition, setQuantity } from './position-ops.ts'

const addPosition = (open: OpenCart, { itemId: text, quantity }: { itemId: string; quantity: number }) => {
  const { itemId, way } = readItemId(text)
  if (way === 'free') return addFree(open, ({ itemId: id }) => id === itemId)
  return way === 'lightning' ? addDealPieces(open, itemId, quantity) : addItem(open, itemId, quantity)
}

const addFree = (open: OpenCart, isMeant: (article: { itemId: string; code: string }) => boolean): StoredOpResult => {
  const { freeArticles, offers } = open.around
  const article = freeArticles.find(isMeant)
  const offer = article && offers.get(article.itemId)
  if (!article || !offer) return refused('UNKNOWN_ITEM')
  if (offer.stock === 0) return refused('SOLD_OUT')
  const { value } = evaluate(open.cart, open.around)
  if (value < article.minimumValue) {
    const missing = article.minimumValue - value
    return refused(
      'VOUCHER_NOT_ATTAINABLE',
      {},
      { area: 'reason', name: 'minimum', values: { missing, minimum: article.minimumValue } },
    )
  }
  return putFree(open, article.itemId, article.kind === 'catalogue' ? 'catalogue' : 'free')
}

const codeOf = ({ code }: VoucherReason) => (code === 'alreadyUsed' ? 'VOUCHER_ALREADY_USED' : 'VOUCHER_NOT_ATTAINABLE')

/** Puts a voucher in, in the place of the one before: one at a time. */
const addVoucher = (open: OpenCart, entered: string): StoredOpResult => {
  const code = voucherCode(entered)
  if (code !== null && open.around.freeArticles.some((article) => article.code === code))
    return addFree(open, (article) => article.code === code)
  const voucher = code === null ? undefined : open.around.vouchers.get(code)
  if (!voucher) return refused('VOUCHER_UNKNOWN')
  const goods = evaluate(open.cart, open.around).lines.filter(({ kind }) => kind === 'item')
  const { reasons } = voucherState(voucher, goods, open.around)
  const [reason] = [...reasons.filter((each) => isLost([each])), ...reasons]
  if (reason) {
    const { code: name, ...values } = reason
    return refused(codeOf(reason), {}, { area: 'reason', name, values })
  }
  open.cart = { ...open.cart, voucherCode: voucher.code }
  return done('OK')
}

const removeVoucher = (open: OpenCart, entered: string): Promise<StoredOpResult> | StoredOpResult => {
  const code = voucherCode(entered)
  const article = open.around.freeArticles.find((each) => each.code === code)
  const position = open.cart.positions.find(({ kind, itemId }) => kind !== 'item' && itemId === article?.itemId)
  if (position) return removePosition(open, position.id)
  if (open.cart.voucherCode !== null && open.cart.voucherCode !== code) return refused('VOUCHER_UNKNOWN')
  open.cart = { ...open.cart, voucherCode: null }
  return done('OK')
}

const setDelivery = (open: OpenCart, { country, shipperCode }: CartDeliveryInput): StoredOpResult => {
  const { countries } = open.around.delivery
  if (country != null && !countries.includes(country)) return refused('BAD_DELIVERY')
  const cart = { ...open.cart, deliveryCountry: country ?? open.cart.deliveryCountry }
  if (shipperCode != null) {
    const { shippers } = evaluate(cart, open.around)
    if (!shippers.some(({ code, isEnabled }) => isEnabled && code === shipperCode)) return refused('BAD_DELIVERY')
  }
  open.cart = { ...cart, shipperCode: shipperCode ?? cart.shipperCode }
  return done('OK')
}

const remove = (open: OpenCart, text: string): Promise<StoredOpResult> | StoredOpResult => {
  const [given, code] = text.split(':')
  // What came by itself: with a voucher it goes by the voucher, with a promotion it stays.
  if (given === 'voucher' && code !== undefined) return removeVoucher(open, code)
  return given === 'promotion' ? refused('NOT_REMOVABLE') : removePosition(open, readPositionId(text))
}

/** Carries out one operation. What can't be done is said; nothing is thrown. */
export const carryOut = async (open: OpenCart, op: CartOpInput): Promise<StoredOpResult> => {
  if (op.addPosition) return addPosition(open, op.addPosition)
  if (op.setQuantity) {
    const { positionId, quantity } = op.setQuantity
    if (quantity === 0) return remove(open, positionId)
    if (positionId.includes(':')) return refused('QUANTITY_LIMITED', {}, { values: { most: 1 } })
    return setQuantity(open, readPositionId(positionId), quantity)
  }
  if (op.removePosition) return remove(open, op.removePosition.positionId)
  if (op.restorePosition) return restorePosition(open, readPositionId(op.restorePosition.positionId))
  if (op.addVoucher) return addVoucher(open, op.addVoucher.code)
  if (op.removeVoucher) return removeVoucher(open, op.removeVoucher.code)
  return setDelivery(open, op.setDelivery ?? {})
}
