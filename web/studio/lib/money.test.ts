import t from 'tap'
import { amountOf } from './money.ts'

t.test('amountOf reads amounts with comma or point, and nothing else', (t) => {
  for (const [text, minor] of [
    ['12', 1200],
    [' 12,5 ', 1250],
    ['12.05', 1205],
    ['0,01', 1],
  ] as const)
    t.equal(amountOf(text), minor)
  for (const text of ['', '0', '0,00', '-1', '1,234', '1.234,00', '12 €', 'abc']) t.equal(amountOf(text), null, text)
  t.end()
})
