import { parse } from 'csv-parse/sync'
import t from 'tap'
import { idealoEntry, idealoHead } from './idealo-feed.rules.ts'
import { feedItem } from './testing/feed-item.ts'
import { idealoViolations } from './testing/published-rules.ts'

const lineOf = (more: Parameters<typeof feedItem>[0] = {}): Record<string, string> => {
  const [line] = parse(idealoHead() + idealoEntry(feedItem(more)), { columns: true, delimiter: ';' })
  return line as Record<string, string>
}

t.test('a line of idealo has price, delivery and address of an item', async (t) => {
  t.match(lineOf(), {
    sku: '100234-01',
    eans: '4006381333931',
    title: 'Heft „A4“, kariert',
    categoryPath: 'Schreiben > Hefte',
    url: 'https://shop.example/prod/100234?varid=100234-01',
    price: '2.49',
    formerPrice: '',
    deliveryTime: 'bis 2 Werktage',
    deliveryCosts_standard: '4.90',
    paymentCosts_standard: '0.00',
    imageUrls: 'https://shop.example/media/a/ads_zoom_desktop;https://shop.example/media/b/ads_zoom_desktop',
  })
  t.match(lineOf({ oldAmount: 299, deliveryDays: 1 }), { formerPrice: '2.99', deliveryTime: '1 Werktag' })
  t.equal(lineOf({ deal: { amount: 199, from: '', until: '' } }).price, '1.99')
})

t.test('texts with semicolons, quotes and line breaks stay in their cell', async (t) => {
  const line = lineOf({ title: 'Stift; "blau"\nund mehr', description: 'a;b' })
  t.equal(line.title, 'Stift; "blau" und mehr')
  t.equal(line.description, 'a;b')
})

t.test('an item that is sold out gets no line', async (t) => {
  t.equal(idealoEntry(feedItem({ isAvailable: false })), '')
})

t.test('lines of every kind are by the published rules', async (t) => {
  for (const line of [
    lineOf(),
    lineOf({ oldAmount: 299, colour: 'Rot', size: 'A4', material: 'Papier', basePrice: '4,98 €/l' }),
    lineOf({ gtin: '123', brand: null, title: 'ä'.repeat(400), description: 'b'.repeat(2000) }),
  ])
    t.same(idealoViolations(line), [])
  t.same(idealoViolations({ ...lineOf(), price: '2,49', other: 'x' }), ['price: 2,49', 'other is no column'])
})
