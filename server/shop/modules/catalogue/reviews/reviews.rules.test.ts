import t from 'tap'
import { averageOf, isEditable, ratiosOf, type StarCounts, tidied, violationsOf } from './reviews.rules.ts'

t.test('S3.25 shares have two decimals and add up to a hundred', async (t) => {
  const cases: [StarCounts, string[]][] = [
    [
      [0, 0, 0, 0, 0],
      ['0.00', '0.00', '0.00', '0.00', '0.00'],
    ],
    [
      [0, 1, 0, 1, 1],
      ['0.00', '33.34', '0.00', '33.33', '33.33'],
    ],
    [
      [1, 1, 1, 1, 3],
      ['14.29', '14.29', '14.28', '14.28', '42.86'],
    ],
    [
      [0, 0, 0, 0, 7],
      ['0.00', '0.00', '0.00', '0.00', '100.00'],
    ],
  ]
  for (const [counts, wanted] of cases) t.same(Object.values(ratiosOf(counts)), wanted, counts.join())
  for (let n = 1; n < 400; n++) {
    const counts = [n, (n * 7) % 13, (n * 5) % 11, (n * 3) % 17, (n * 31) % 97] as const
    const sum = Object.values(ratiosOf(counts)).reduce((all, share) => all + Math.round(Number(share) * 100), 0)
    t.equal(sum, 10_000, counts.join())
  }
})

t.test('an average has one decimal, and there is none without reviews', async (t) => {
  t.equal(averageOf([0, 0, 0, 0, 0]), null)
  t.equal(averageOf([0, 0, 0, 1, 1]), 4.5)
  t.equal(averageOf([1, 0, 0, 1, 1]), 3.3)
})

const given = {
  productId: '1',
  rating: 5,
  title: 'Sehr gut',
  message: 'Hält seit einem Jahr ohne Mangel.',
  authorName: '',
}

t.test('texts are tidied before they are judged', async (t) => {
  const tidy = tidied({
    ...given,
    title: '  Sehr \n gut\u202e ',
    message: '  Erste Zeile \r\n\r\n\r\n\r\nZweite\u0000   Zeile ',
    authorName: ' Ute\tB. ',
  })
  t.match(tidy, { title: 'Sehr gut', message: 'Erste Zeile\n\nZweite Zeile', authorName: 'Ute B.' })
  t.same(violationsOf(tidied(given)), [])
})

t.test('S5.19 every bound of every field', async (t) => {
  const violations = (change: Partial<typeof given>) =>
    violationsOf(tidied({ ...given, ...change })).map((each) => each.reason)
  for (const rating of [0, 6, -1]) t.same(violations({ rating }), ['range'], `${rating} stars`)
  for (const rating of [1, 5]) t.same(violations({ rating }), [])
  t.same(violations({ title: '   ' }), ['missing'])
  t.same(violations({ title: 'ab' }), ['short'])
  t.same(violations({ title: 'abc' }), [])
  t.same(violations({ title: 'x'.repeat(100) }), [])
  t.same(violations({ title: 'x'.repeat(101) }), ['long'])
  t.same(violations({ message: '' }), ['missing'])
  t.same(violations({ message: '123456789' }), ['short'])
  t.same(violations({ message: '1234567890' }), [])
  t.same(violations({ message: '🎒'.repeat(4000) }), [], 'what a person counts as a character is one')
  t.same(violations({ message: 'x'.repeat(4001) }), ['long'])
  t.same(violations({ authorName: 'x'.repeat(60) }), [])
  t.same(violations({ authorName: 'x'.repeat(61) }), ['long'])
  t.same(violations({ message: 'Besser bei https://anderswo.test kaufen' }), ['markup'])
  t.same(violations({ title: '<b>Gut</b>' }), ['markup'])
  t.same(violations({ message: 'Passt, wenn das Kind < 120 cm ist und > 20 kg' }), [], 'a comparison is no tag')
})

t.test('a review can be changed for thirty days', async (t) => {
  const now = Date.parse('2026-05-31T12:00:00Z')
  t.ok(isEditable(new Date('2026-05-01T12:00:00Z'), now))
  t.notOk(isEditable(new Date('2026-05-01T11:59:59Z'), now))
})
