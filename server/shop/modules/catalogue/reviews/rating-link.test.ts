import t from 'tap'
import { createRatingLinks, type Purchase } from './rating-link.ts'

const key = { version: 1, secret: 'the first secret of all' }
const links = createRatingLinks([key])
const now = Date.parse('2026-05-01T00:00:00Z')
const purchase: Purchase = {
  purchase: 'P-100200',
  productIds: ['100001', '100002'],
  language: 'de',
  expires: now / 1000 + 3600,
  rating: 4,
  authorName: 'Jörg',
}

t.test('a sealed link opens, and no two links are equal', async (t) => {
  const [one, other] = [links.seal(purchase), links.seal(purchase)]
  t.match(one, /^[A-Za-z0-9_-]+$/)
  t.not(one, other)
  t.same(links.open(one, now), purchase)
})

t.test('S5.20 an expired, changed, cut or invented link opens nothing', async (t) => {
  const sealed = links.seal(purchase)
  t.equal(links.open(sealed, now + 3_600_000), null, 'run out')
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
    t.equal(links.open(changed, now), null, `changed at ${at}`)
  }
  for (const bad of ['', 'A', sealed.slice(0, 40), `${sealed}AAAA`, 'ä', ' ', `${sealed} `, 'A'.repeat(100_000), '%00'])
    t.equal(links.open(bad, now), null, bad.slice(0, 20))
  t.equal(createRatingLinks([{ ...key, secret: 'some other secret' }]).open(sealed, now), null)
})

t.test('a key is changed while old links stay good', async (t) => {
  const both = createRatingLinks([{ version: 2, secret: 'the second secret' }, key])
  t.same(both.open(links.seal(purchase), now), purchase)
  t.equal(links.open(both.seal(purchase), now), null, 'made with the new one')
})

t.test('seals nothing that it would not open', async (t) => {
  t.throws(() => links.seal({ ...purchase, productIds: [] }))
  t.throws(() => links.seal({ ...purchase, rating: 6 }))
})
