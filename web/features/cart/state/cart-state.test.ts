import t from 'tap'
import {
  type Cart,
  type CartPosition,
  emptyState,
  freeDeliveryPercent,
  isLoss,
  isNewer,
  linesOf,
  type Reservation,
  voucherOf,
  withCart,
  withGlance,
} from './cart-state.ts'
import { cartState, takeCart, takeGlance } from './cart-store.ts'

const position = (id: string): CartPosition => ({ id, itemId: id }) as CartPosition

const cartOf = (version: number, ids: string[], { id = 'c', notices = [] as Cart['notices'] } = {}): Cart =>
  ({
    id,
    version,
    itemsCount: ids.length,
    productsCount: ids.length,
    details: { positionCount: ids.length },
    positions: ids.map(position),
    notices,
  }) as unknown as Cart

const shown = (state: Parameters<typeof linesOf>[0]) =>
  linesOf(state).map((line) => `${line.kind === 'removed' ? '-' : ''}${line.position.id}`)

t.test('T4.41 the newer version of a cart wins, another cart always does', async (t) => {
  const state = withCart(emptyState, cartOf(3, ['a', 'b']))
  t.same(shown(withCart(state, cartOf(2, ['a']))), ['a', 'b'])
  t.same(shown(withCart(state, cartOf(3, ['a']))), ['a'])
  t.same(shown(withCart(state, cartOf(1, ['z'], { id: 'other' }))), ['z'])
  t.ok(isNewer(null, cartOf(1, [])))
})

t.test('a notice stays until it was read and is added once', async (t) => {
  const notice = { code: 'SOLD_OUT', message: 'Ausverkauft', positionId: null }
  const outcome = withCart(emptyState, cartOf(1, ['a'], { notices: [notice] }))
  t.same(withCart(outcome, cartOf(2, ['a'])).notices, [notice])
  t.same(withCart(outcome, cartOf(2, ['a'], { notices: [notice] })).notices, [notice])
  t.same(withCart(outcome, cartOf(1, [], { id: 'other' })).notices, [])
})

t.test('a count that is newer makes the known cart one to ask for again', async (t) => {
  const state = withCart(emptyState, cartOf(3, ['a']))
  t.equal(withGlance(state, cartOf(3, ['a'])).cart, state.cart)
  t.equal(withGlance(state, cartOf(4, ['a', 'b'])).cart, null)
  t.equal(withGlance(state, cartOf(2, [])), state)
})

t.test('an older answer changes nothing about the reservation, an equal or newer one does', async (t) => {
  const reservation = { hasLightningDealReservation: true } as Reservation
  takeCart({ cart: cartOf(3, ['a']), reservation })
  takeGlance(cartOf(2, []), null)
  takeCart({ cart: cartOf(2, []), reservation: null })
  t.equal(cartState().reservation, reservation)
  takeCart({ cart: cartOf(3, ['a']) })
  t.equal(cartState().reservation, reservation, 'an answer without one')
  takeGlance(cartOf(3, ['a']), null)
  t.equal(cartState().reservation, null)
  takeCart({ cart: cartOf(4, ['a']), reservation })
  t.equal(cartState().reservation, reservation)
})

t.test('a removed position keeps its place until it is back', async (t) => {
  const state = withCart(emptyState, cartOf(1, ['a', 'c']))
  const removed = [{ position: position('b'), index: 1 }]
  t.same(shown({ ...state, removed }), ['a', '-b', 'c'])
  t.same(shown({ ...state, removed: [{ position: position('z'), index: 9 }, ...removed] }), ['a', '-b', 'c', '-z'])
  t.same(withCart({ ...state, removed }, cartOf(2, ['a', 'b', 'c'])).removed, [])
})

t.test('T4.36 a voucher’s gift leaves with its voucher', async (t) => {
  t.equal(voucherOf({ isFreeItem: true, relatedVoucherCode: 'KOMETA' } as CartPosition), 'KOMETA')
  t.equal(voucherOf({ isFreeItem: true, relatedVoucherCode: null } as CartPosition), null)
  t.equal(voucherOf({ isFreeItem: false, relatedVoucherCode: 'KOMETA' } as CartPosition), null)
})

t.test('T8.6 a lost cart is reported, a changed or merged one is not', async (t) => {
  const before = { id: 'a', itemsCount: 2, login: 'logged_out' }
  t.ok(isLoss(before, { ...before, id: 'b', itemsCount: 0 }))
  t.notOk(isLoss(null, before))
  t.notOk(isLoss(before, { ...before, itemsCount: 0 }))
  t.notOk(isLoss(before, { ...before, id: 'b', itemsCount: 2 }))
  t.notOk(isLoss(before, { id: 'b', itemsCount: 0, login: 'logged_in' }))
  t.notOk(isLoss({ ...before, itemsCount: 0 }, { ...before, id: 'b', itemsCount: 0 }))
})

t.test('the way to free delivery in percent', async (t) => {
  t.equal(freeDeliveryPercent(2900, 1000), 74)
  t.equal(freeDeliveryPercent(0, 3900), 0)
  t.equal(freeDeliveryPercent(3899, 1), 99)
  t.equal(freeDeliveryPercent(3900, null), null)
})
