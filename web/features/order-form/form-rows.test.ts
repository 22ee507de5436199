import t from 'tap'
import {
  emptyRow,
  emptyRows,
  type FormRow,
  isChanged,
  isFilled,
  isRefused,
  isSheet,
  type Result,
  rowsAfter,
  textAfter,
} from './form-rows.ts'

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
  const rows = rowsAfter([result, { ...result, quantity: 5, quantityAdded: 3 }], [], [])
  t.match(rows[0], { articleNumber: '101978.1', quantity: 'viele', result: { code: 'BAD_QUANTITY' } })
  t.equal(rows[1]?.quantity, '5')
  t.same(rows.slice(2).map(isFilled), Array(6).fill(false), 'as many as at first')
  t.equal(new Set([...rows, ...emptyRows(8)].map(({ key }) => key)).size, rows.length + 8)
  t.same([isRefused(result), isRefused({ quantityAdded: 3 })], [true, false])
  t.same(
    [
      isChanged(result),
      isChanged({ code: 'QUANTITY_LIMITED', quantityAdded: 3 }),
      isChanged({ code: 'OK', quantityAdded: 3 }),
    ],
    [false, true, false],
  )
  t.end()
})

const typed = (articleNumber: string, quantity = ''): FormRow => ({ ...emptyRow(), articleNumber, quantity })
const judged = (articleNumber: string) =>
  ({ ...result, articleNumber, code: 'OK', quantity: 1, quantityAdded: 1 }) as Result
const filled = (rows: readonly FormRow[]) =>
  rows.filter(isFilled).map(({ articleNumber, quantity, result }) => [articleNumber, quantity, result !== null])

t.test('rows typed, changed or removed after sending stay as they are', (t) => {
  const sent = [typed('A1'), typed('b 2'), typed('C3'), emptyRow(), emptyRow()]
  const [first, second, , fourth, last] = sent as [FormRow, FormRow, FormRow, FormRow, FormRow]
  const now = [first, { ...second, quantity: '7' }, { ...fourth, articleNumber: 'D4' }, last]
  const results = ['A1', 'B2', 'C3'].map(judged)
  t.same(filled(rowsAfter(results, sent, sent)), [
    ['A1', '1', true],
    ['B2', '1', true],
    ['C3', '1', true],
  ])
  const rows = rowsAfter(results, sent, now)
  t.same(filled(rows), [
    ['A1', '1', true],
    ['b 2', '7', false],
    ['D4', '', false],
  ])
  t.same(rows.slice(1, 3), now.slice(1, 3), 'with the fields that they have')
  t.same(filled(rowsAfter([], sent, now)), filled(rows).slice(1), 'the others are in the cart')
  t.end()
})

t.test('empty rows are added below, as many as at first or three', (t) => {
  const many = Array.from({ length: 20 }, (_row, index) => typed(String(index)))
  for (const [now, count] of [
    [many, 23],
    [[...many, emptyRow()], 23],
    [[...many, ...emptyRows(8)], 23],
    [[...many, typed('', '2')], 24],
    [[emptyRow(), typed('A1')], 8],
  ] as const) {
    const rows = rowsAfter([], [], now)
    t.equal(rows.length, count)
    t.same(rows.slice(0, now.length), now.slice(0, count), 'the rows that are there')
  }
  t.end()
})

t.test('textAfter keeps what was added to a pasted text', (t) => {
  t.equal(textAfter('A1;2', 'A1;2'), '')
  t.equal(textAfter('A1;2', 'A1;2\nB2;1'), 'B2;1')
  t.equal(textAfter('A1;2', 'A1;3'), 'A1;3')
  t.equal(textAfter('', ' B2'), ' B2')
  t.end()
})

t.test('isSheet recognises a pasted table', (t) => {
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
