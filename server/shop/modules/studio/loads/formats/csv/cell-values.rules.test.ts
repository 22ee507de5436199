import t from 'tap'
import { cellText, readCell } from './cell-values.rules.ts'

const read = (type: Parameters<typeof readCell>[1], text: string, options = {}) => {
  const result = readCell(cellText(text), type, options)
  return 'value' in result ? result.value : new Error(result.violation)
}
const message = (found: unknown) => (found instanceof Error ? found.message : `read as ${found}`)

t.test('a price is read with a decimal comma or point', async (t) => {
  for (const [text, cents] of [
    ['12,99', 1299],
    ['12.99', 1299],
    ['12,9', 1290],
    ['12', 1200],
    ['1.299,00', 129_900],
    ['1,299.00', 129_900],
    ["1'299.00", 129_900],
    ['1’299.00', 129_900],
    ['1 299,00', 129_900],
    ['1\u00a0299,00', 129_900],
    ['1.299.000', 129_900_000],
    ['12,99 €', 1299],
    ['€ 12,99', 1299],
    ['12.90 CHF', 1290],
    ['Fr. 12.90', 1290],
    ['12.–', 1200],
    ['12,9900', 1299],
    ['0,125', null],
    ['1.2999', null],
    ['0,5', 50],
    ['-5', -500],
  ] as const)
    if (cents === null) t.match(message(read('money', text)), /fractions of a cent/, text)
    else t.equal(read('money', text), cents, text)
})

t.test('a number that may be thousands or a fraction is read only where the mapping says how', async (t) => {
  t.match(message(read('money', '1.299')), /"1.299" may be 1299 or 1 and a fraction/)
  t.match(message(read('number', '12,500')), /may be/)
  t.equal(read('money', '1.299', { decimal: ',' }), 129_900)
  t.equal(read('number', '1.299', { decimal: '.' }), 1.299)
  t.match(message(read('money', '12,99', { decimal: '.' })), /is no number/)
  t.equal(read('number', '0,125'), 0.125)
  t.match(message(read('money', '1,29.900,0')), /is no number/)
  t.match(message(read('money', 'auf Anfrage')), /is no number/)
  t.equal(read('whole', '1.000', { decimal: ',' }), 1000)
  t.match(message(read('whole', '2,5')), /is no whole number/)
})

t.test('the damage that Excel does is named', async (t) => {
  for (const text of ['#NV', '#N/A', '#WERT!', '#####', '#DIV/0!', '#NAME?'])
    for (const type of ['line', 'money', 'id'] as const) t.match(message(read(type, text)), /error of the spreadsheet/)
  for (const type of ['id', 'gtin', 'money', 'whole'] as const)
    t.match(message(read(type, '4,00638E+12')), /was shortened by Excel/, type)
  for (const text of ['02. Jan', 'Mai 99', '12.05.2026', '01.12.', '12. März', '2026-05-12', 'Jan-12'])
    for (const type of ['id', 'money'] as const) t.match(message(read(type, text)), /is a date that Excel made/, text)
  t.match(message(read('gtin', '400638133393')), /its last digit/, 'of thirteen digits the last one was lost')
  t.match(message(read('gtin', '12345670'.slice(1))), /8, 12, 13/)
  t.match(message(read('gtin', '6385074'.slice(0, 7))), /instead of 8|last digit|lost/)
  t.match(message(read('line', 'Fu\ufffdball')), /letters that were lost/)
  t.match(message(read('line', 'FuÃŸball fÃ¼r alle')), /was read as Windows-1252/)
  t.equal(read('id', '="00123"'), '00123')
  t.equal(read('id', '12.05'), '12.05')
})

t.test('a GTIN keeps its zeros and its check digit fits', async (t) => {
  for (const gtin of ['4006381333931', '0012345678905', '012345678905', '96385074', '14006381333938'])
    t.equal(read('gtin', gtin), gtin)
  t.equal(read('gtin', '4 006381 333931'), '4006381333931')
  t.match(message(read('gtin', '4006381333932')), /last digit does not fit/)
  t.match(message(read('gtin', '12345678905')), /has lost its leading zeros \(it was 0012345678905\)/)
  t.match(message(read('gtin', '1234567895')), /digits|zeros/)
})

t.test('dates, booleans, lists and choices are read as people write them', async (t) => {
  t.equal(read('date', '31.12.2026'), '2026-12-31')
  t.equal(read('date', '1. 2. 2026'), '2026-02-01')
  t.equal(read('date', '2026-12-31'), '2026-12-31')
  t.equal(read('date', '2026-12-31T00:00:00'), '2026-12-31')
  t.match(message(read('date', '30.02.2026')), /no day of the calendar/)
  t.match(message(read('date', '46387')), /as Excel counts its days/)
  t.match(message(read('date', '12/31/2026')), /is no date/)
  t.equal(read('moment', '01.07.2026'), '2026-06-30T22:00:00.000Z')
  t.equal(read('moment', '2026-07-01T08:00:00Z'), '2026-07-01T08:00:00Z')
  for (const text of ['ja', 'Yes', '1', 'x', 'X', 'WAHR']) t.equal(read('boolean', text), true, text)
  for (const text of ['nein', 'No', '0', 'FALSCH']) t.equal(read('boolean', text), false, text)
  t.match(message(read('boolean', 'vielleicht')), /neither/)
  t.same(read('list', 'leicht, fest|bunt\nneu'), ['leicht, fest', 'bunt', 'neu'])
  t.same(read('ids', '11|12, 13;14'), ['11', '12', '13', '14'])
  t.equal(read({ choice: { standard: ['19 %'], reduced: ['7 %'] } }, '7 %'), 'reduced')
  t.match(message(read({ choice: { standard: [], reduced: [] } }, '5 %')), /none of standard, reduced/)
})

t.test('texts keep every script, and plain text becomes paragraphs', async (t) => {
  t.equal(read('line', ' Füller\u00a0 „Øst“ 铅笔 عربي ✏️ '), 'Füller „Øst“ 铅笔 عربي ✏️')
  t.equal(read('html', 'Größe < 5 & fest\nleicht\n\nneu'), '<p>Größe &lt; 5 &amp; fest<br>leicht</p><p>neu</p>')
  t.equal(read('html', '<p>Hält <b>dicht</b></p>'), '<p>Hält <b>dicht</b></p>')
  t.equal(read('html', 'Stift &amp; Block'), 'Stift &amp; Block')
})
