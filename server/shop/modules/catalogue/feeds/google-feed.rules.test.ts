import t from 'tap'
import { isGtin } from '#lib/gtin.ts'
import { fitsGoogle, googleEntry, googleHead } from './google-feed.rules.ts'
import { feedItem } from './testing/feed-item.ts'
import { googleViolations } from './testing/published-rules.ts'

const valueIn = (entry: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(entry)?.[1]

t.test('an entry of Google has what the product data specification requires, in its forms', async (t) => {
  const entry = googleEntry(feedItem())
  for (const [name, value] of [
    ['id', '100234-01'],
    ['title', 'Heft „A4“, kariert'],
    ['link', 'https://shop.example/prod/100234?varid=100234-01'],
    ['image_link', 'https://shop.example/media/a/ads_zoom_desktop'],
    ['availability', 'in_stock'],
    ['price', '2.49 EUR'],
    ['condition', 'new'],
    ['gtin', '4006381333931'],
    ['brand', 'Tintenfuchs'],
    ['product_type', 'Schreiben &gt; Hefte'],
    ['unit_pricing_measure', '80 sheet'],
    ['country', 'DE'],
  ] as const)
    t.equal(valueIn(entry, name), value, name)
  t.match(entry, '<g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping>')
  t.notMatch(entry, /sale_price|identifier_exists|item_group_id|undefined|null/)
})

t.test('an old price is the price, and what is asked now the sale price', async (t) => {
  const reduced = googleEntry(feedItem({ oldAmount: 299 }))
  t.equal(valueIn(reduced, 'price'), '2.99 EUR')
  t.equal(valueIn(reduced, 'sale_price'), '2.49 EUR')
  t.equal(valueIn(reduced, 'sale_price_effective_date'), undefined)
  const deal = { amount: 199, from: '2026-12-01T06:00Z', until: '2026-12-02T06:00Z' }
  const inDeal = googleEntry(feedItem({ deal }))
  t.equal(valueIn(inDeal, 'price'), '2.49 EUR')
  t.equal(valueIn(inDeal, 'sale_price'), '1.99 EUR')
  t.equal(valueIn(inDeal, 'sale_price_effective_date'), `${deal.from}/${deal.until}`)
  const both = googleEntry(feedItem({ oldAmount: 299, deal }))
  t.equal(valueIn(both, 'price'), '2.99 EUR')
  t.equal(valueIn(both, 'sale_price'), '1.99 EUR', 'a deal goes before a reduction')
  t.notMatch(googleEntry(feedItem({ oldAmount: 199 })), 'sale_price', 'an old price that was lower says nothing')
  t.notMatch(googleEntry(feedItem({ deal: { ...deal, amount: 249 } })), 'sale_price', 'nor a deal that is no cheaper')
})

t.test('long texts are cut to their limits, and an id that is too long is left out', async (t) => {
  const entry = googleEntry(feedItem({ title: 'ä'.repeat(200), description: 'b'.repeat(6000) }))
  t.equal(valueIn(entry, 'title')?.length, 150)
  t.equal(valueIn(entry, 'description')?.length, 5000)
  t.ok(fitsGoogle(feedItem({ id: 'x'.repeat(50) })))
  t.notOk(fitsGoogle(feedItem({ id: 'x'.repeat(51) })))
})

t.test('a wrong GTIN is not told, and the item says that it has none', async (t) => {
  for (const right of ['4006381333931', '96385074', '036000291452', '00012345600012']) t.ok(isGtin(right), right)
  for (const wrong of ['4006381333932', '123', '400638133393', 'abc', '']) t.notOk(isGtin(wrong), wrong)
  const entry = googleEntry(feedItem({ gtin: '4006381333932' }))
  t.equal(valueIn(entry, 'gtin'), undefined)
  t.equal(valueIn(entry, 'identifier_exists'), 'no')
})

t.test('the head of the feed has the name of the shop', async (t) => {
  t.match(googleHead({ name: 'A & B', url: 'https://a.test' }), '<title>A &amp; B</title>')
})

t.test('the base price is of the same dimension, in the numbers that Google takes', async (t) => {
  for (const [content, baseQuantity, base] of [
    [{ quantity: 750, unit: 'ml' }, 1000, '1 l'],
    [{ quantity: 50, unit: 'ml' }, 100, '100 ml'],
    [{ quantity: 400, unit: 'g' }, 1000, '1 kg'],
    [{ quantity: 150, unit: 'cm' }, 100, '1 m'],
    [{ quantity: 500, unit: 'sheet' }, 1, '1 sheet'],
    [{ quantity: 12, unit: 'piece' }, 1, '1 ct'],
    [{ quantity: 2, unit: 'kg' }, 1, '1 kg'],
  ] as const) {
    const entry = googleEntry(feedItem({ content, baseQuantity }))
    t.equal(valueIn(entry, 'unit_pricing_base_measure'), base)
    t.same(googleViolations(entry), [])
  }
  t.notMatch(googleEntry(feedItem()), 'unit_pricing_base_measure', 'the page names no base price')
  t.notMatch(googleEntry(feedItem({ content: { quantity: 0, unit: 'g' } })), 'unit_pricing', 'nothing is in it')
})

t.test('entries of every kind are by the published rules', async (t) => {
  const deal = { amount: 199, from: '2026-12-01T06:00Z', until: '2026-12-02T06:00Z' }
  const full = { groupId: '100234', colour: 'Rot', size: 'A4', material: 'Papier', energyClass: 'B' }
  for (const item of [
    feedItem(),
    feedItem({ deal, oldAmount: 399, ...full }),
    feedItem({ gtin: null, brand: null, content: null, categories: [], energyClass: 'A++' }),
    feedItem({ title: 'ä'.repeat(300), brand: 'b'.repeat(80), material: 'c'.repeat(300), isAvailable: false }),
    feedItem({ images: Array.from({ length: 14 }, (_, index) => `https://shop.example/media/${index}/x`) }),
  ])
    t.same(googleViolations(googleEntry(item)), [])
  t.equal(valueIn(googleEntry(feedItem(full)), 'material'), 'Papier')
  t.same(googleViolations('<item><g:id>1</g:id><g:price>1,00</g:price></item>').length > 5, true, 'the rules can fail')
})
