import t from 'tap'
import type { ImportItem, ImportProduct } from '#contract/import/catalogue.ts'
import { type LoadRecord, loadKinds } from '#contract/import/load-records.ts'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { pick, randomOf, seed } from '#lib/testing/random.ts'
import { both, category, item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { violationLine } from './report.ts'
import { linesOf, loader, sampleToLoad } from './testing/shops.ts'

const sample = sampleToLoad()

const shop = async () => loader(t, await migratedDatabase(t))
const filled = await shop()
const first = await filled.load(sample)
const whole = await filled.exported()

const priced = (id: string, amount: number): ImportProduct =>
  product(id, { items: [item(`${id}-1`, { prices: { de: { amount } } })] })
const productLine = (record: ImportProduct): LoadRecord => ({ kind: 'product', record })

t.test('a load of an empty shop brings all records', async (t) => {
  t.match(first, { violations: [], kinds: { product: { new: 5 }, category: { new: 4 }, badge: { new: 5 } } })
})

t.test('an export that is loaded into an empty database and exported again is the same', async (t) => {
  const other = await shop()
  t.match(await other.loadText(whole), { violations: [] })
  t.equal(await other.exported(), whole)
  const again = await other.loadText(whole)
  t.match(again, { kinds: { product: { new: 0, changed: 0, unchanged: 5 } }, differences: [] }, 'again is no change')
})

t.test('S3.45 tiers of prices come back as they were loaded, by products and by prices alone', async (t) => {
  const tiers = [
    { quantity: 5, amount: 900 },
    { quantity: 10, amount: 850 },
  ]
  const one = await shop()
  const items = [item('500-1', { prices: { de: { amount: 1000, tiers } } })]
  await one.load([...sample, productLine(product('610', { items: [{ ...items[0], id: '610-1' } as ImportItem] }))])
  const brought = await one.load([{ kind: 'price', record: { itemId: '500-1', store: 'de', amount: 1000, tiers } }])
  t.same(brought.violations, [])
  t.match(brought.differences, ['price 500-1/de: amount 1190 → 1000', /^price 500-1\/de: tiers/])
  const from = new Date(Date.now() + 86_400_000).toISOString()
  const planned: LoadRecord = { kind: 'price', record: { itemId: '500-1', store: 'de', amount: 1000, tiers, from } }
  t.match(await one.load([planned]), { violations: [], kinds: { price: { new: 1 } } })
  t.match(await one.load([planned]), { kinds: { price: { new: 0, changed: 0, unchanged: 1 } }, differences: [] })
  const text = await one.exported()
  t.equal(text.match(/"tiers":\[\{"quantity":5,"amount":900\},\{"quantity":10,"amount":850\}\]/g)?.length, 2)
  const other = await shop()
  t.same((await other.loadText(text)).violations, [])
  t.equal(await other.exported(), text)
  const again = await one.load([{ kind: 'price', record: { itemId: '500-1', store: 'de', amount: 1000, tiers } }])
  t.same(again.differences, [])
  const refused = await one.load([
    { kind: 'price', record: { itemId: '500-1', store: 'de', amount: 1000, tiers: tiers.toReversed() } },
  ])
  t.match(refused.violations.map(violationLine), [
    /1:121: price 500-1\/de: its price in de from 5 pieces on does/,
    /1:132: .*is not below/,
  ])
})

t.test('S3.49 prices of groups come back as they were loaded, and a planned one brings its own', async (t) => {
  const groupTiers = [
    { group: 'school' as const, quantity: 1, amount: 950 },
    { group: 'school' as const, quantity: 10, amount: 850 },
    { group: 'club' as const, quantity: 5, amount: 900 },
  ]
  const record = { itemId: '500-1', store: 'b2b' as const, amount: 1000, groupTiers }
  const one = await shop()
  await one.load(sample)
  t.same((await one.load([{ kind: 'price', record }])).violations, [])
  const from = new Date(Date.now() + 86_400_000).toISOString()
  const planned: LoadRecord = { kind: 'price', record: { ...record, from } }
  t.match(await one.load([planned]), { violations: [], kinds: { price: { new: 1 } } })
  t.match(await one.load([planned]), { kinds: { price: { new: 0, unchanged: 1 } }, differences: [] })
  const text = await one.exported()
  t.equal(text.match(/"groupTiers":\[\{"group":"school","quantity":1,"amount":950\}/g)?.length, 1)
  const other = await shop()
  t.same((await other.loadText(text)).violations, [])
  t.equal(await other.exported(), text)
  const refused = await one.load([
    { kind: 'price', record: { ...record, groupTiers: groupTiers.toReversed() } },
    { kind: 'price', record: { ...record, store: 'de' } },
  ])
  t.match(refused.violations.map(violationLine), [
    /its price in b2b for school from 1 pieces on does not begin above/,
    /its price in b2b for school from 1 pieces on \(950\) is not below the one before \(850\)/,
    /has prices for groups in de: only the business store/,
  ])
})

t.test('a generated catalogue with reviews survives export, load and export', async (t) => {
  const records = [
    ...generateCatalogue({ today: new Date(), products: 60, seed: seed % 1000, pictures: 'few', reviews: true }),
  ]
  const [one, other] = [await shop(), await shop()]
  const report = await one.load(records)
  t.same(report.violations, [])
  const text = await one.exported()
  t.same((await other.loadText(text)).violations, [])
  t.equal(await other.exported(), text)
  const again = await one.load(records)
  t.same(again.differences, [], 'what was loaded is compared as it is stored')
})

t.test('a dry run names what would change, and changes nothing', async (t) => {
  const records = [productLine(priced('500', 1199)), productLine(priced('600', 900))]
  const report = await filled.load(records, { isDryRun: true })
  t.match(report, { id: null, isDryRun: true, violations: [], kinds: { product: { new: 1, changed: 1 } } })
  t.ok(report.differences.includes('product 500: items[0].prices.de.amount 1190 → 1199'), report.differences.join('\n'))
  t.ok(report.differences.includes('product 600: is new'))
  t.equal(await filled.exported(), whole)
})

t.test('a load names every violation with its place, and changes nothing', async (t) => {
  const lines = [
    '{"kind": "badge", "record": {"id": "a", "name": {"de": "A", "en": "A"}}}',
    '{"kind": "badge", "record": {"id": 7, "name": {"de": "A"}, "more": 1}}',
    '{"kind": "badge", "record": {"id": "a", "name": {"de": "A", "en": "A"}}}',
    '{"kind": "bage", "record": {}}',
    '{"kind": "badge", "record"',
    JSON.stringify(productLine(product('700', { categoryIds: ['77'], accessoryIds: ['9'], badgeIds: ['a', 'b'] }))),
    JSON.stringify(productLine(product('701', { accessoryIds: ['9'] }))),
    JSON.stringify(
      productLine(product('702', { items: [item('702-1', { prices: { de: { amount: 900, oldAmount: 800 } } })] })),
    ),
    '{"kind": "badge", "record": {"id": "nul\\u0000", "name": {"de": "A", "en": "A"}}}',
  ]
  const report = await filled.loadText(lines.join('\n'))
  t.match(report, { id: null, violationCount: report.violations.length })
  const found = report.violations.map(violationLine)
  t.same(found.slice(0, 6), [
    'shop.ndjson:2:36: badge: id must be text',
    'shop.ndjson:2:47: badge: name.en is missing',
    'shop.ndjson:2:68: badge: more is unknown here',
    'shop.ndjson:3:29: badge a: stands here again, first in shop.ndjson:1',
    `shop.ndjson:4:28: bage: is no kind of record; there are ${loadKinds.join(', ')}`,
    'shop.ndjson:5:27: is no JSON from here on',
  ])
  t.match(found.join('\n'), /shop.ndjson:6:\d+: product 700: refers to the category 77, which does not exist/)
  t.match(found.join('\n'), /shop.ndjson:6:\d+: product 700: refers to the badge b, which does not exist/)
  t.match(found.join('\n'), /shop.ndjson:7:1: product 701: refers to the product 9, which does not exist/)
  t.match(
    found.join('\n'),
    /shop.ndjson:8:\d+: product 702, item 702-1: its old price in de \(800\) is not above its price/,
  )
  t.match(found.join('\n'), /shop.ndjson:9:\d+: badge nul.: id has a character that cannot be stored/)
  t.equal(await filled.exported(), whole)
})

t.test('a record that the database refuses is a violation with its place', async (t) => {
  const taken = [category('8', null, { path: '/taken/' }), category('9', null, { path: '/taken/' })]
  const report = await filled.load(taken.map((record): LoadRecord => ({ kind: 'category', record })))
  t.equal(report.violationCount, 1)
  t.match(report.violations[0], { line: 2, message: /^category 9: cannot be stored: .*categories_path/ })
  t.equal(await filled.exported(), whole)
})

t.test('undo restores what a load replaced and removes what it brought', async (t) => {
  const own = await shop()
  await own.load(sample)
  const before = await own.exported()
  const report = await own.load([
    { kind: 'badge', record: { id: 'fresh', name: both('Frisch') } },
    { kind: 'badge', record: { id: 'classic', name: both('Anders') } },
    { kind: 'category', record: category('12', '1') },
    productLine(
      product('500', { categoryIds: ['12'], badgeIds: ['fresh'], items: [item('500-2')], accessoryIds: ['600'] }),
    ),
    productLine(product('600')),
    { kind: 'price', record: { itemId: '200-1', store: 'de', amount: 1050, oldAmount: 2000 } },
    { kind: 'stock', record: { itemId: '200-1', pieces: 9 } },
  ])
  t.same(report.violations, [])
  const after = await own.exported()
  t.not(after, before)
  const undone = await own.undo(report.id)
  t.same(undone.violations, [])
  t.equal(await own.exported(), before)
  await t.rejects(own.undo(report.id), { message: `Load ${report.id} was undone by load ${undone.id}.` })
  t.same((await own.undo(undone.id)).violations, [])
  t.equal(await own.exported(), after, 'an undo can be undone')
})

t.test('undo is refused when a later load has touched the same records, unless it is forced', async (t) => {
  const own = await shop()
  await own.load(sample)
  const one = await own.load([productLine(priced('500', 1500)), productLine(priced('700', 1500))])
  const other = await own.load([{ kind: 'stock', record: { itemId: '500-1', pieces: 3 } }])
  const before = await own.exported()
  await t.rejects(own.undo(one.id), {
    message: `Load ${other.id} has changed stock 500-1 since: undo it first, or undo with --force.`,
  })
  t.equal(await own.exported(), before)
  t.match(await own.undo(other.id), { violations: [] })
  t.match(await own.undo(one.id), { violations: [] }, 'an undone load counts no more')
  t.notMatch(await own.exported(), '"amount":1500')
  const again = await own.load([productLine(priced('500', 1600))])
  await own.load([{ kind: 'price', record: { itemId: '500-1', store: 'de', amount: 1700 } }])
  t.match(await own.undo(again.id, true), { violations: [] })
  t.notMatch(await own.exported(), '"amount":1700')
  await t.rejects(own.undo(999), { message: 'There is no load 999.' })
})

t.test('a full load withdraws what it leaves out, a fifth of a kind at most', async (t) => {
  const own = await shop()
  await own.load(sample)
  const five = ['601', '602', '603', '604', '605', '606'].map((id) => productLine(product(id)))
  await own.load(five)
  const before = await own.exported()
  const badge: LoadRecord = { kind: 'badge', record: { id: 'alone', name: both('Allein') } }
  const kept = sample.filter(({ kind }) => kind === 'product')
  const refused = await own.load([...kept, ...five.slice(1, 3)], { isFull: true })
  t.match(refused.violations, [{ message: /^leaves out 4 of 10 records of kind product \(40 %\): more than 20 % go/ }])
  t.equal(await own.exported(), before)

  const report = await own.load([...kept, ...five.slice(1), badge], { isFull: true, allowRemovals: false })
  t.match(report, { violations: [], kinds: { product: { removed: 1, unchanged: 10 }, badge: { new: 1, removed: 0 } } })
  t.match(await own.exported(), /"id":"601".*"isRetired":true/)
  t.match(await own.undo(report.id), { violations: [] })
  t.equal(await own.exported(), before)

  const allowed = await own.load([...kept, ...five.slice(1, 3)], { isFull: true, allowRemovals: true })
  t.match(allowed, { kinds: { product: { removed: 4 } } })
  const hidden = await own.load(
    sample.filter(({ kind, record }) => kind === 'category' && (record as { id: string }).id !== '2'),
    { isFull: true, allowRemovals: true },
  )
  t.match(hidden, { kinds: { category: { removed: 1 } }, differences: ['category 2: is gone'] })
  t.match(await own.exported(), /"id":"2".*"stores":\[\]/)
})

t.test('a file that is damaged anywhere changes nothing, or is a whole one', async (t) => {
  const random = randomOf(seed)
  const own = await shop()
  await own.load(sample)
  const text = linesOf([productLine(priced('500', 1400)), { kind: 'stock', record: { itemId: '200-1', pieces: 5 } }])
  const before = await own.exported()
  let refused = 0
  for (let round = 0; round < 40; round++) {
    const bytes = Buffer.from(text)
    for (let hits = 0; hits < 3; hits++)
      bytes[Math.floor(random() * bytes.length)] = pick(random, [0, 0x22, 0x2c, 0x7d, 0x2d, 0xff, 0x39])
    const cut = random() < 0.3 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes
    const report = await own.loadText(cut)
    if (report.violationCount > 0) {
      refused++
      t.equal(await own.exported(), before, cut.toString())
    } else if (report.id !== null) {
      t.same((await own.undo(report.id)).violations, [])
      t.equal(await own.exported(), before, cut.toString())
    }
  }
  t.ok(refused > 20, `${refused} of 40 were refused`)
})

t.test('loads follow each other', async (t) => {
  const own = await shop()
  await own.load(sample)
  const reports = await Promise.all(
    [1300, 1400, 1500].map((amount) =>
      own.load([
        productLine(priced('500', amount)),
        { kind: 'price', record: { itemId: '200-1', store: 'de', amount } },
      ]),
    ),
  )
  const last = Math.max(...reports.map(({ id }) => id ?? 0))
  const amount = [1300, 1400, 1500][reports.findIndex(({ id }) => id === last)]
  const text = await own.exported()
  t.equal(text.split(`"amount":${amount},`).length + text.split(`"amount":${amount}}`).length - 2, 2)
})
