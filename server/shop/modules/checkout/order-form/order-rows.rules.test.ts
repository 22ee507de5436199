import t from 'tap'
import { articleSpellings } from './article-number.rules.ts'
import { joinedRows, pastedRows } from './order-rows.rules.ts'
import { readPasted } from './pasted-table.rules.ts'
import { quantityOf } from './quantity.rules.ts'

const rowsOf = (text: string, existing: readonly string[] = []) => {
  const isKnown = (cell: string) => articleSpellings(cell).some((each) => existing.includes(each))
  return pastedRows(readPasted(text), isKnown)
}
const pairs = (text: string) => rowsOf(text).map(({ articleNumber, quantity }) => `${articleNumber} ${quantity}`)

/** What becomes of each row: article number and quantity; `null` asks. */
const ordered = (text: string, existing: readonly string[]) =>
  joinedRows(rowsOf(text, existing)).map(({ articleNumber, quantity }) => [articleNumber, quantity])

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
  t.same(rowsOf(''), [])
  t.equal(rowsOf(Array.from({ length: 600 }, (_row, index) => `1000${index}.1\t1`).join('\n')).length, 600)
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

const shop = ['101978.1', '101979.10']
const both = [
  ['101978.1', 12],
  ['101979.10', 5],
]

t.test('columns are those whose values exist and whose whole numbers fit, whatever their headings', async (t) => {
  for (const heading of [
    'Bestellmenge',
    'Anz.',
    'Bedarf',
    'Benötigte Menge',
    'Gesamtmenge',
    'Order qty',
    'Ordered quantity',
    'Stückzahl',
    'St\ufffdck',
    'Wunsch',
    'Ilość',
    '数量',
  ])
    t.same(ordered(`Artikelnummer;Bezeichnung;${heading}\n101978.1;Heft;12\n101979.10;Heft;5`, shop), both, heading)
  for (const text of [
    'Pos.;Artikel;Bestellnummer;Menge\n1;Heft;101978.1;12\n2;Heft;101979.10;5',
    'Artikel;Art.-Nr.;Menge\nHeft;101978.1;12\nHeft;101979.10;5',
    'Nr.;Artikelnummer;Menge\n1;101978.1;12\n2;101979.10;5',
    'Menge;Einheit;Nr\n12;Stk;101978.1\n5;Stk;101979.10',
    'Was;Wo;Wie\nHeft;101978.1;12\nHeft;101979.10;5',
    'Artikelnummer;Klasse;Menge;Einzelpreis;VE\n101978.1;3;12;2;10\n101979.10;4;5;3;10',
    'Artikelnummer;Menge\r101978.1;12\r101979.10;5\r',
    'Artikelnummer;Bezeichnung;Menge\n101978.1;"Heft\nblau";12\n101979.10;Heft;5',
    'Artikelnummer,Bezeichnung,Menge\n101978.1,"Heft, ""A4""",12\n101979.10,Heft,5',
    'sep=;\nArtikelnummer;Menge\n101978.1;12\n101979.10;5\nSumme;17',
    "'101978.1;12\n'101979.10;'5",
    '101978.1\tHeft\t12\n101979.10\tHeft\t5\nSumme\t\t17',
    '- 101978.1 12\n- 101979.10 5\nSumme 17',
    '• 12x 101978.1\n• 5 Stk. 101979.10',
    'Art.-Nr. 101978.1: 12 Stück\nArt.-Nr. 101979.10: 5 Stück',
  ])
    t.same(
      ordered(text, shop).map(([number, quantity]) => [articleSpellings(String(number))[0], quantity]),
      both,
      JSON.stringify(text),
    )
})

t.test('a quantity that is there and not understood asks, and is never 1', async (t) => {
  for (const text of [
    'Artikelnummer;Menge\n101978.1;zwölf',
    'Artikelnummer;Menge\n101978.1;1-2',
    'Artikelnummer;Menge\n101978.1;12 Kartons',
    'Artikelnummer;Klasse a;Klasse b\n101978.1;12 Kartons;5',
    'Artikelnummer;Montag;Dienstag\n101978.1;12;5',
    '101978.1 12 Kartons',
    '101978.1 12 Kartons 3/4',
    '101978.1\tviele',
  ])
    t.same(ordered(text, shop), [['101978.1', null]], text)
})

t.test('an article number is found as number pads and spreadsheets write it', async (t) => {
  t.ok(articleSpellings('100415,01').includes('100415.01'))
  t.ok(articleSpellings('100415.1').includes('100415.01'))
  t.ok(articleSpellings('100415.1').includes('100415.10'), 'a spreadsheet drops the zero')
  t.equal(articleSpellings('100415.1')[0], '100415.1', 'as written first')
  t.equal(articleSpellings("'101978.1")[0], '101978.1')
  t.equal(articleSpellings('101978\u20111')[1], '101978.1')
  t.equal(articleSpellings('\u200e101978.1\u00ad')[0], '101978.1')
})
