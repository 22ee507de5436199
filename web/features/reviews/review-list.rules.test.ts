import t from 'tap'
import { choiceHref, moreReviews, partUpTo, readChoice } from './review-list.rules.ts'

t.test('an address says which reviews are wanted', async (t) => {
  const read = (query: string) => readChoice(new URLSearchParams(query))
  t.same(read(''), { stars: null, shown: 5 })
  t.same(read('stars=5&reviews=15'), { stars: 5, shown: 15 })
  for (const odd of [
    'stars=0',
    'stars=6',
    'stars=x',
    'stars=55',
    'reviews=-1',
    'reviews=3',
    'reviews=1.5',
    'reviews=x',
  ])
    t.same(read(odd), { stars: null, shown: 5 }, odd)
  t.equal(read('reviews=50000').shown, 10_000)
})

t.test('the way there and back is the same', async (t) => {
  t.equal(choiceHref('100', { stars: null, shown: 5 }), '/prod/100#reviews')
  for (const choice of [
    { stars: 2, shown: 5 },
    { stars: null, shown: 25 },
    { stars: 1, shown: 15 },
  ]) {
    t.same(readChoice(new URL(choiceHref('100', choice), 'http://shop.test').searchParams), choice)
  }
})

t.test('addresses of “more reviews” reach every review, also when an answer holds only a part', async (t) => {
  t.same(partUpTo(5), { offset: 0, limit: 5 })
  t.same(partUpTo(50), { offset: 0, limit: 50 })
  t.same(partUpTo(55), { offset: 5, limit: 50 })
  let last = 5
  while (last < 128) {
    const href = choiceHref('100', { stars: null, shown: last + moreReviews })
    const { offset, limit } = partUpTo(readChoice(new URL(href, 'http://shop.test').searchParams).shown)
    t.ok(offset <= last, `${href} leaves out none`)
    t.equal(offset + limit, last + moreReviews, `${href} goes on`)
    last = offset + limit
  }
})
