import t from 'tap'
import type { Entry } from '../list-types.ts'
import { saleableItems } from './saleable.rules.ts'

const entry = (id: string, isSaleable: boolean, itemId: string | null = null) =>
  ({ product: { id }, item: itemId === null ? null : { id: itemId }, isSaleable, quantity: 2 }) as Entry

t.test('sold-out entries are left out', async (t) => {
  t.same(saleableItems([entry('1', true), entry('2', false), entry('3', true, '3-1')]), [
    { productId: '1', itemId: null, quantity: 2 },
    { productId: '3', itemId: '3-1', quantity: 2 },
  ])
})

t.test('an addition is never empty: sold-out entries alone give the shop’s reason', async (t) => {
  t.same(saleableItems([entry('1', false, '1-2')]), [{ productId: '1', itemId: '1-2', quantity: 2 }])
})
