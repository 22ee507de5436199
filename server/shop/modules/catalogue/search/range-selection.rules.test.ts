import t from 'tap'
import { toSelection } from './range-selection.rules.ts'

t.test('bounds of prices become minor units without losing a cent', async (t) => {
  t.same(toSelection({ id: 'PRICE', from: 19.99, to: 29.95 }), { id: 'PRICE', from: 1999, to: 2995 })
  t.same(toSelection({ id: 'PRICE', from: 0.001, to: 0.009 }), { id: 'PRICE', from: 1, to: 0 })
  t.same(toSelection({ id: 'rating', from: 3.5 }), { id: 'rating', from: 3.5, to: null })
})
