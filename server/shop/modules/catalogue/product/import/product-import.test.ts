import t from 'tap'
import type { ImportPrice, ImportProduct } from '#contract/import/catalogue.ts'
import { change, migratedDatabase } from '#engine/testing/engine.ts'
import { importRecords } from '../../catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '../../catalogue/testing/sample-catalogue.ts'
import { priceRows } from './product-import.rows.ts'

const url = await migratedDatabase(t)
await change(url, (trx) => importRecords(trx, sampleRecords()))

const imported = (record: ImportProduct) => change(url, (trx) => importRecords(trx, [{ kind: 'product', record }]))
const label = item('990-1').pictures[0] ?? { mediaId: '', alt: { de: '', en: '' } }
const labelled = (sheet: string) => product('990', { energyLabel: { class: 'A', label, sheet } })

t.test('an import names a data sheet that is neither a stored file nor an https address', async (t) => {
  for (const sheet of ['/prod/990', 'http://eprel.test/990.pdf', 'Datenblatt 990', ''])
    await t.rejects(imported(labelled(sheet)), {
      message: `product 990: its data sheet is ${sheet}: a stored file or an https address is needed`,
    })
  const missing = '0123456789abcdef'
  await t.rejects(imported(labelled(missing)), {
    message: `product 990: refers to the media ${missing}, which does not exist`,
  })
  await t.resolves(imported(labelled('https://eprel.ec.europa.eu/fiches/990.pdf')))
})

t.test('an imported book has its price alone: an old or recommended one is left out', async (t) => {
  const prices = { de: { amount: 1200, oldAmount: 1500, uvpAmount: 1600, isBestPrice: true } }
  const items = [item('991-1', { prices })]
  t.match(priceRows(product('991', { items })), [{ amount: 1200, oldAmount: 1500, uvpAmount: 1600, isBestPrice: true }])
  await imported(product('991', { isBook: true, items }))
  await change(url, async (trx) => {
    const { rows } = await trx.execute(
      `select amount, old_amount, uvp_amount, is_best_price from item_prices where item_id = '991-1'`,
    )
    t.same(rows, [{ amount: 1200, old_amount: null, uvp_amount: null, is_best_price: false }])
  })
})

const tiered = (tiers: { quantity: number; amount: number }[]) => ({ de: { amount: 1000, tiers } })

t.test('S3.45 an import takes prices by quantity, and names each that does not fit', async (t) => {
  const tiers = [
    { quantity: 5, amount: 900 },
    { quantity: 10, amount: 800 },
  ]
  await t.resolves(imported(product('992', { items: [item('992-1', { prices: tiered(tiers) })] })))
  const refusal = async (
    wrong: typeof tiers,
    more: Parameters<typeof item>[1] = {},
    rest: Parameters<typeof product>[1] = {},
  ) => imported(product('992', { ...rest, items: [item('992-1', { prices: tiered(wrong), ...more })] }))
  for (const [wrong, message] of [
    [[{ quantity: 1, amount: 900 }], 'from 1 pieces on does not begin above 1'],
    [[...tiers, { quantity: 10, amount: 700 }], 'from 10 pieces on does not begin above 10'],
    [[{ quantity: 5, amount: 1000 }], 'from 5 pieces on (1000) is not below the one before (1000)'],
    [[...tiers, { quantity: 20, amount: 850 }], 'from 20 pieces on (850) is not below the one before (800)'],
  ] as const)
    await t.rejects(refusal([...wrong]), { message: `product 992, item 992-1: its price in de ${message}` })
  await t.rejects(refusal(tiers, { minimumOrderQuantity: 5 }), { message: /from 5 pieces on does not begin above 5/ })
  await t.rejects(refusal(Array.from({ length: 11 }, (_, index) => ({ quantity: index + 2, amount: 900 - index }))), {
    message: /has 11 tiers of prices in de: 10 at most/,
  })
  await t.rejects(refusal(tiers, {}, { isBook: true }), { message: /has tiers of prices in de: a book/ })
})

t.test('S3.49 an import takes prices of groups, and names each that does not fit', async (t) => {
  type Own = NonNullable<ImportPrice['groupTiers']>
  const groupTiers: Own = [
    { group: 'school', quantity: 1, amount: 950 },
    { group: 'club', quantity: 5, amount: 900 },
    { group: 'school', quantity: 10, amount: 800 },
  ]
  const priced = (own: Own, more: Parameters<typeof item>[1] = {}, rest: Parameters<typeof product>[1] = {}) => {
    const prices = { b2b: { amount: 1000, groupTiers: own } }
    return imported(product('993', { ...rest, items: [item('993-1', { prices, ...more })] }))
  }
  await t.resolves(priced(groupTiers))
  for (const [wrong, message] of [
    [[{ group: 'school', quantity: 1, amount: 1000 }], 'from 1 pieces on (1000) is not below the one before (1000)'],
    [[...groupTiers, { group: 'school', quantity: 10, amount: 700 }], 'from 10 pieces on does not begin above 10'],
    [
      [...groupTiers, { group: 'school', quantity: 20, amount: 850 }],
      'from 20 pieces on (850) is not below the one before (800)',
    ],
  ] as [Own, string][])
    await t.rejects(priced(wrong), { message: `product 993, item 993-1: its price in b2b for school ${message}` })
  await t.rejects(priced(groupTiers, { minimumOrderQuantity: 5 }), {
    message: /for club from 5 pieces on does not begin above 5/,
  })
  await t.resolves(priced(groupTiers.slice(0, 1), { minimumOrderQuantity: 5 }), 'the price itself has no quantity')
  const many = Array.from({ length: 11 }, (_, index) => ({
    group: 'club' as const,
    quantity: index + 2,
    amount: 900 - index,
  }))
  await t.rejects(priced(many), { message: /has too many prices in b2b for club: 10 at most/ })
  await t.rejects(priced(groupTiers, {}, { isBook: true }), { message: /has prices for groups in b2b: a book/ })
})
