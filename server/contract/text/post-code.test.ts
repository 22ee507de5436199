import t from 'tap'
import { isUnusualPostCode, postCodeKey, postCodeOf } from './post-code.ts'
import { isPostCodeOf } from './post-code-formats.ts'

t.test('a postcode is checked by its country', async (t) => {
  for (const [country, typed, expected] of [
    ['DE', '10115', true],
    ['DE', 'D-10115', true],
    ['DE', 'D 10115', true],
    ['DE', 'DE\u201310115', true],
    ['DE', '\u200e10 115', true],
    ['DE', '01067', true],
    ['DE', '1011', false],
    ['DE', '8033', false],
    ['DE', '101155', false],
    ['DE', '00000', false],
    ['DE', 'abcde', false],
    ['DE', '', false],
    ['AT', '1010', true],
    ['AT', 'A-1010', true],
    ['AT', '10115', false],
    ['AT', '80331', false],
    ['AT', '0123', false],
    ['CH', 'CH-8001', true],
    ['CH', '80011', false],
    ['LI', 'FL-9490', true],
    ['LI', '8001', false],
    ['NL', '1234 AB', true],
    ['NL', '1234AB', true],
    ['NL', '1234', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', '10115', false],
    ['PL', '00-950', true],
    ['CZ', '110 00', true],
    ['SE', '11455', true],
    ['LU', 'L-1234', true],
    ['US', '94103-1234', true],
    ['JP', '100-0001', true],
    ['JP', '?', false],
  ] as const)
    t.equal(isPostCodeOf(country, typed), expected, `${country} ${typed}`)
})

t.test('spellings of one postcode are the same', async (t) => {
  for (const typed of ['D-10115', 'd 10115', 'DE-10115', '10115', ' 10 115 ', 'D\u201110115', 'D10115'])
    t.same([postCodeOf(typed), postCodeKey(typed)], ['10115', '10115'], typed)
  t.equal(postCodeOf('sw1a 1aa'), 'SW1A 1AA')
  t.equal(postCodeKey('SW1A1AA'), postCodeKey('sw1a 1aa'))
})

t.test('a region without postcodes is warned of', async (t) => {
  for (const [country, typed, expected] of [
    ['DE', '43000', true],
    ['DE', '10115', false],
    ['DE', '1011', false],
    ['CH', '9999', true],
    ['AT', '9999', false],
  ] as const)
    t.equal(isUnusualPostCode(country, typed), expected, `${country} ${typed}`)
})
