import t from 'tap'
import { emptyRows, isFilled, isRefused, isSheet, type Result, rowsOf } from './form-rows.ts'

const result: Result = {
  __typename: 'OrderFormRow',
  articleNumber: '101978.1',
  quantity: null,
  quantityTyped: 'viele',
  code: 'BAD_QUANTITY',
  message: 'Keine Menge',
  quantityAdded: 0,
  item: null,
} as Result

t.test('rows of the shop’s answer keep what was typed, with room below', (t) => {
  const rows = rowsOf([result, { ...result, quantity: 5, quantityAdded: 3 }])
  t.match(rows[0], { articleNumber: '101978.1', quantity: 'viele', result: { code: 'BAD_QUANTITY' } })
  t.equal(rows[1]?.quantity, '5')
  t.same(rows.slice(2).map(isFilled), [false, false, false])
  t.equal(new Set([...rows, ...emptyRows(8)].map(({ key }) => key)).size, rows.length + 8)
  t.same([isRefused(result), isRefused({ quantityAdded: 3 })], [true, false])
  t.end()
})

t.test('what is pasted as a sheet', (t) => {
  for (const [text, expected] of [
    ['101978.1', false],
    ['101978.1\n', false],
    ['101978.1\t3', true],
    ['101978.1;3', true],
    ['101978.1\n101979.1', true],
  ] as const)
    t.equal(isSheet(text), expected, JSON.stringify(text))
  t.end()
})
