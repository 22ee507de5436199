import fc from 'fast-check'
import t from 'tap'
import { cleanLine, cleanText, withPlainDashes } from './clean-text.ts'

t.test('invisible characters are removed from typed text', async (t) => {
  for (const [typed, expected] of [
    ['\u202a+49 30 123456\u202c', '+49 30 123456'],
    ['\u200e10115\u200f', '10115'],
    ['Schul\u00adweg\u00a07', 'Schulweg 7'],
    ['\ufeffAda\u2060 Lindner\u200b', 'Ada Lindner'],
    ['Mu\u0308ller', 'Müller'],
    ['a\u2009b\u3000c', 'a b c'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['👩\u200d🏫', '👩\u200d🏫'],
    ['a\u0007b\ud800', 'a b'],
    [' zwei\nZeilen ', 'zwei Zeilen'],
  ] as const)
    t.equal(cleanLine(typed), expected, JSON.stringify(typed))
  t.equal(cleanText('a\u200b\r\n\tb'), 'a\r\n\tb')
  t.equal(withPlainDashes('0221–12\u20113'), '0221-12-3')
})

t.test('clean text stays as it is', async (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanLine(text)
      t.equal(cleanLine(once), once)
    }),
    { numRuns: 200 },
  )
})
