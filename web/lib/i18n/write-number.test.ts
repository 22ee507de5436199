import t from 'tap'
import { writeNumber } from './write-number.ts'

const languages = ['de-DE', 'de-AT', 'de-CH', 'en-DE']
const steps = Array.from({ length: 10_020 }, (_, step) => step / 10)
const others = [
  0.05,
  3.25,
  12.345,
  12.3456,
  219.95,
  1234.5,
  99_999.95,
  123_456,
  1e6,
  1e-7,
  -1,
  -3.5,
  0.1 + 0.2,
  Number.NaN,
]

t.test('numbers are written as Intl writes them, in each language of the stores', async (t) => {
  for (const language of languages)
    for (const options of [
      {},
      { maximumFractionDigits: 0 },
      { maximumFractionDigits: 1 },
      { maximumFractionDigits: 3 },
    ]) {
      const format = new Intl.NumberFormat(language, options)
      const wrong = [...steps, ...others].filter(
        (value) => writeNumber(language, value, options) !== format.format(value),
      )
      t.strictSame(wrong, [], `${language} ${JSON.stringify(options)}`)
    }
})

t.test('prices and shares, and languages that no store has', async (t) => {
  t.equal(writeNumber('de-DE', 12, { style: 'currency', currency: 'EUR' }), '12,00\u00a0€')
  t.equal(writeNumber('de-DE', 0.5, { style: 'percent' }), '50\u00a0%')
  t.equal(writeNumber('fr-FR', 3.5), '3,5')
})
