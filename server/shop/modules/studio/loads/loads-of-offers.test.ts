import { sql } from 'drizzle-orm'
import t from 'tap'
import type { LoadRecord } from '#contract/import/load-records.ts'
import type { ImportLightningDeal } from '#contract/import/offers.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { emptyContent, filledDatabase } from '#engine/testing/engine.ts'
import { product, sampleRecords } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { importContent } from '../content-import/import-content.ts'
import { violationLine } from './report.ts'
import { loader } from './testing/shops.ts'

const name = { de: 'Name', en: 'Name' }
const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

const deal = (more: Partial<ImportLightningDeal> = {}): LoadRecord => ({
  kind: 'deal',
  record: {
    productId: '200',
    id: 'desk-200',
    store: 'de',
    amount: 500,
    from: later(1),
    until: later(2),
    quantity: 10,
    soldElsewhere: 0,
    maxPerOrder: 2,
    ...more,
  },
})
const voucher = (code: string, more: object = {}): LoadRecord => ({
  kind: 'voucher',
  record: { code, name, stores: ['de'], kind: 'percent', percent: 10, ...more } as never,
})
const offers: LoadRecord[] = [
  voucher('TENTH'),
  voucher('PRESENT', { kind: 'freeArticle', percent: undefined, itemId: '200-1' }),
  {
    kind: 'promotion',
    record: {
      id: 'three',
      name,
      stores: ['de'],
      kind: 'buyNPayM',
      quantity: 3,
      pay: 2,
      categoryIds: ['1'],
      position: 1,
    },
  },
  { kind: 'freeArticle', record: { store: 'de', itemId: '200-1', code: 'PRINT', kind: 'catalogue', position: 1 } },
  deal(),
]

const shop = async () =>
  loader(
    t,
    await filledDatabase(t, async (trx) => {
      await importContent(trx, emptyContent)
      await importRecords(trx, sampleRecords())
    }),
  )

t.test('E3.10 offers are loaded, exported, loaded again and undone', async (t) => {
  const own = await shop()
  const before = await own.exported()
  const report = await own.load(offers)
  t.same(report.violations, [])
  const after = await own.exported()
  t.match(await own.loadText(after), { differences: [], violations: [] })
  const changed = await own.load([voucher('TENTH', { percent: 15, endsAt: '2030-01-01T00:00:00+01:00' })])
  t.match(changed.differences, ['voucher TENTH: percent 10 → 15', /endsAt is new: "2029-12-31T23:00:00.000Z"/])
  t.match(await own.undo(changed.id), { violations: [] })
  t.equal(await own.exported(), after)
  t.match(await own.undo(report.id), { violations: [] })
  t.equal(await own.exported(), before)
})

t.test('E3.10 an import of its product leaves a deal that came apart from it', async (t) => {
  const own = await shop()
  await own.load([deal()])
  await own.load([{ kind: 'product', record: product('200', { salesRank: 77 }) }])
  t.match(await own.exported(), /"id":"desk-200"/)
})

t.test('E3.10 undoing a load keeps a voucher that an order has used, and a full load ends the others', async (t) => {
  const own = await shop()
  const report = await own.load([...offers, voucher('OTHER')])
  await own.db.execute(sql`
    with cart as (
      insert into visitors (store) values ('de') returning id
    ) insert into carts (id, store, visitor_id, state, voucher_code)
      select gen_random_uuid(), 'de', id, 'open', 'TENTH' from cart`)
  const full = await own.load([voucher('TENTH'), voucher('PRESENT', { kind: 'freeShipping', percent: undefined })], {
    isFull: true,
    allowRemovals: true,
  })
  t.match(full, { violations: [], kinds: { voucher: { removed: 1 } } })
  const { rows } = await own.db.execute(sql`select code from vouchers where ends_at <= now()`)
  t.same(rows, [{ code: 'OTHER' }])
  t.match(await own.undo(full.id), { violations: [] })
  const undone = await own.undo(report.id)
  t.match(undone, { violations: [], kinds: { voucher: { removed: 2, unchanged: 1 } } })
  t.ok(undone.differences.includes('voucher TENTH: stays, since the shop needs it by now'))
})

t.test('E3.10 offers that cannot be are refused in plain words', async (t) => {
  const own = await shop()
  const records = [
    voucher('small'),
    voucher('EUROS', { kind: 'amount', percent: undefined, amount: 500, stores: ['de', 'ch'] }),
    voucher('NOWHERE', { categoryIds: ['77'], startsAt: later(2), endsAt: later(1) }),
    voucher('MUCH', { percent: 101 }),
    voucher('WHAT', { kind: 'half' }),
    {
      kind: 'promotion',
      record: { id: 'p', name, stores: ['de'], kind: 'buyNPayM', quantity: 2, pay: 2, position: 1 },
    },
    {
      kind: 'promotion',
      record: { id: 'g', name, stores: ['de'], kind: 'gift', minimumValue: 1, itemId: 'x', position: 1 },
    },
    { kind: 'freeArticle', record: { store: 'de', itemId: '200-1', code: 'A', kind: 'article', position: 1 } },
    deal({ id: '200', amount: 999_999 }),
    deal({ id: 'desk-201', productId: '999' }),
  ] as LoadRecord[]
  const found = (await own.load(records)).violations.map(violationLine)
  for (const expected of [
    'voucher small: code must be upper case letters, digits and hyphens',
    'voucher EUROS: has an amount, but stores of EUR and CHF',
    'voucher NOWHERE: refers to the category 77, which does not exist',
    'voucher NOWHERE: ends before it begins',
    'voucher: percent must be at most 100',
    'voucher: must have as kind one of percent, amount, freeShipping, freeArticle',
    'promotion p: pay must be less than quantity: nothing would be free',
    'promotion g: refers to the item x, which does not exist',
    'freeArticle de 200-1: minimumValue belongs to articles, and to them alone',
    'deal 200: id must begin with desk-: other deals come with their product',
    'deal 200: its item 200-1 costs no more than the lightning deal',
    'deal desk-201: refers to the product 999, which does not exist',
  ])
    t.ok(
      found.some((line) => line.endsWith(expected)),
      expected,
    )
  if (!t.passing()) t.comment(found.join('\n'))
})
