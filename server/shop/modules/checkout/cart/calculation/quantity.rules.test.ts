import t from 'tap'
import { limited, operationsId, quantityBounds, readItemId, readPositionId } from './quantity.rules.ts'

t.test('S5.17 T5.22 quantityBounds follows stock, maximum, minimum order and deals', (t) => {
  const item = { stock: 50, maxQuantity: 20, minimumOrderQuantity: 5, hasDeal: false }
  t.same(quantityBounds(item), { least: 5, most: 20 })
  t.same(quantityBounds({ ...item, stock: 12 }), { least: 5, most: 12 })
  t.same(quantityBounds({ ...item, stock: 3 }), { least: 3, most: 3 }, 'the rest may be taken')
  t.same(quantityBounds({ ...item, hasDeal: true }), { least: 1, most: 20 }, 'a deal knows no minimum')
  t.same(quantityBounds({ ...item, stock: 0 }), { least: 0, most: 0 })
  const bounds = { least: 5, most: 20 }
  for (const [wanted, quantity, code] of [
    [1, 5, 'QUANTITY_RAISED'],
    [5, 5, 'OK'],
    [20, 20, 'OK'],
    [21, 20, 'QUANTITY_LIMITED'],
    [1_000_000, 20, 'QUANTITY_LIMITED'],
  ] as const)
    t.same(limited(wanted, bounds), { quantity, code })
  t.end()
})

t.test('ids with what they ask for', (t) => {
  t.same(readItemId('100-1'), { itemId: '100-1', way: 'any' })
  t.same(readItemId('100-1_lightning'), { itemId: '100-1', way: 'lightning' })
  t.same(readItemId('100-1_free'), { itemId: '100-1', way: 'free' })
  t.equal(operationsId('a', 0), 'a')
  t.equal(readPositionId(operationsId('a', 2)), 'a')
  t.end()
})
