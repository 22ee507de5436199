import t from 'tap'
import { joinedRows, pastedRows, quantityOf } from './order-rows.rules.ts'

const pairs = (text: string) => pastedRows(text).map(({ articleNumber, quantity }) => `${articleNumber} ${quantity}`)

t.test('rows of a spreadsheet, a CSV file and typed lines', (t) => {
  for (const [name, text, rows] of [
    ['tabs', '101978.1\t3\n101979.2\t12\n', ['101978.1 3', '101979.2 12']],
    ['headings', 'Pos\tArtikelnummer\tBezeichnung\tMenge\n1\t101978.1\tHeft A4\t3', ['101978.1 3']],
    ['headings the other way round', 'Qty;Item no.\n4;101978.1\n5;101979.1', ['101978.1 4', '101979.1 5']],
    ['a name and a price beside', '101978.1;Heft "A4; liniert";3;1,99', ['101978.1 3']],
    ['quotes', '"101978.1";"Heft; liniert, ""extra""";"3"', ['101978.1 3']],
    ['commas', '101978.1,3\r\n101979.1,4\r\n', ['101978.1 3', '101979.1 4']],
    ['words', '101978.1 3\n4 x 101979.1\n101980.1', ['101978.1 3', '101979.1 4', '101980.1 ']],
    ['empty lines and a greeting', '\nBitte liefern\n\n101978.1 2\n', ['101978.1 2']],
    ['quantity first', '3\t101978.1\n12\t101979.1', ['101978.1 3', '101979.1 12']],
    ['no quantity', '101978.1\t\n101979.1\t', ['101978.1 ', '101979.1 ']],
    ['a bad quantity stays to be told', '101978.1\tviele', ['101978.1 viele']],
  ] as const)
    t.same(pairs(text), rows, name)
  t.same(pastedRows(''), [])
  t.equal(pastedRows(Array.from({ length: 600 }, (_row, index) => `1000${index}.1\t1`).join('\n')).length, 600)
  t.end()
})

t.test('quantities as people write them', (t) => {
  for (const [typed, quantity] of [
    ['3', 3],
    ['', 1],
    [' 12 Stk. ', 12],
    ['3x', 3],
    ['1.000', 1000],
    ["1'000", 1000],
    ['2,0', 2],
    ['2.00', 2],
    ['1.000,00', 1000],
    ['1,000', null],
    ['12,000', null],
    ['2,5', null],
    ['0', null],
    ['-3', null],
    ['drei', null],
    ['1e3', null],
    ['9999999', null],
  ] as const)
    t.equal(quantityOf(typed), quantity, typed)
  t.end()
})

t.test('rows of the same article are one', (t) => {
  const rows = [
    { articleNumber: ' n-100 ', quantity: '2' },
    { articleNumber: '200', quantity: 'x' },
    { articleNumber: 'N-100', quantity: '3' },
    { articleNumber: ' ', quantity: '3' },
  ]
  t.same(joinedRows(rows), [
    { articleNumber: 'n-100', quantity: 5, quantityTyped: '2', mentions: 2 },
    { articleNumber: '200', quantity: null, quantityTyped: 'x', mentions: 1 },
  ])
  t.end()
})
