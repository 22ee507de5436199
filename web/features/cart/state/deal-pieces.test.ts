import t from 'tap'
import { type Cart, dealPieces, piecesAtDeal } from './cart-state.ts'

const cartOf = (...positions: { productId: string; itemId: string; quantityLightning: number }[]) =>
  ({ positions }) as unknown as Cart

t.test('S4.48 piecesAtDeal gives the shown pieces less what the cart has at the deal’s price', async (t) => {
  const cart = cartOf(
    { productId: '1', itemId: '1-a', quantityLightning: 1 },
    { productId: '1', itemId: '1-b', quantityLightning: 1 },
    { productId: '2', itemId: '2-a', quantityLightning: 3 },
  )
  t.equal(piecesAtDeal(null, '1', 2, 3), 2)
  t.equal(piecesAtDeal(null, '1', 5, 3), 3)
  t.equal(piecesAtDeal(cart, '1', 5, 3), 1, 'over all variants')
  t.equal(piecesAtDeal(cart, '2', 5, 3), 0)
  t.equal(piecesAtDeal(cart, '3', 5, 0), 0, 'no deal')
})

t.test('another reservation is one of other pieces', async (t) => {
  const one = { productId: '1', itemId: '1-a', quantityLightning: 1 }
  t.equal(dealPieces(null), dealPieces(cartOf({ ...one, quantityLightning: 0 })))
  t.not(dealPieces(cartOf(one)), dealPieces(cartOf({ ...one, quantityLightning: 2 })))
})
