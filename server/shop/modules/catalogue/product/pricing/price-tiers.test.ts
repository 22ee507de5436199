import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { catalogueShop } from '#engine/testing/catalogue-shop.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { item, product, sampleRecords } from '../../catalogue/testing/sample-catalogue.ts'

const tiers = [
  { quantity: 5, amount: 1090 },
  { quantity: 10, amount: 952 },
  { quantity: 200, amount: 500 },
]
const records: ImportRecord[] = [
  {
    kind: 'product',
    record: product('610', {
      categoryIds: ['111'],
      items: [
        item('610-1', {
          prices: { de: { amount: 1190, tiers }, b2b: { amount: 1190, tiers: tiers.slice(1) } },
          content: { quantity: 500, unit: 'ml', isDisplayed: true },
        }),
      ],
    }),
  },
  ...[['611', tiers.slice(0, 1)] as const, ['612', tiers] as const].map(
    ([id, other]): ImportRecord => ({
      kind: 'product',
      record: product(id, {
        categoryIds: ['11'],
        items: [tiers, other].map((own, index) =>
          item(`${id}-${index}`, { prices: { de: { amount: 1190, tiers: own } } }),
        ),
      }),
    }),
  ),
]
const url = await filledDatabase(t, catalogueShop([...sampleRecords(), ...records]))
const engine = await startEngine(t, url)

const pricesIn = async (store: string) => {
  const { data } = await engine.run(
    `{ getItemById(itemId: "610-1") { prices { price { amount }
      tiers { quantity price { amount stringValue } basePrice { price { amount } unit isDisplayed } } } } }`,
    { store },
  )
  return (data as unknown as { getItemById: { prices: { price: object; tiers: { quantity: number }[] } } }).getItemById
    .prices
}

const tileOf = async () => {
  const { data } = await engine.run(
    `{ core_category(id: "111", paging: { sortBy: "price_asc" }) {
      products { id price { currentPriceAmount basePrice lowestTier { quantity price basePrice } } }
      filters { id ... on PriceRangeFilter { min } } } }`,
  )
  return (
    data as unknown as {
      core_category: { products: { id: string; price: object }[]; filters: { id: string; min?: number }[] }
    }
  ).core_category
}

t.test('S3.44 an item has its tiers with base prices, as the store shows prices', async (t) => {
  t.match(await pricesIn('de'), {
    price: { amount: 1190 },
    tiers: [
      { quantity: 5, price: { amount: 1090 }, basePrice: { price: { amount: 2180 }, isDisplayed: true } },
      { quantity: 10, price: { amount: 952, stringValue: /^9,52.€$/ }, basePrice: { price: { amount: 1904 } } },
    ],
  })
  t.match(await pricesIn('b2b'), { price: { amount: 1000 }, tiers: [{ quantity: 10, price: { amount: 800 } }] })
  t.equal((await pricesIn('de')).tiers.length, 2, 'no order may have two hundred')
})

t.test('S3.47 items that differ in their tiers do not all cost the same', async (t) => {
  const isSame = async (productId: string) => {
    const { data } = await engine.run(`{ getProductById(productId: "${productId}") { hasSamePricesForAllItems } }`)
    return (data as unknown as { getProductById: { hasSamePricesForAllItems: boolean } }).getProductById
      .hasSamePricesForAllItems
  }
  t.equal(await isSame('611'), false)
  t.equal(await isSame('612'), true)
})

t.test('S3.46 a card and a list go by the price of one piece, and the card names the lowest tier', async (t) => {
  const { products, filters } = await tileOf()
  t.match(
    products.find(({ id }) => id === '610'),
    {
      price: {
        currentPriceAmount: 1190,
        basePrice: /^23,80.€$/,
        lowestTier: { quantity: 10, price: /^9,52.€$/, basePrice: /^19,04.€$/ },
      },
    },
  )
  t.match(
    products.filter(({ id }) => id !== '610').map(({ price }) => price),
    [{ lowestTier: null }],
  )
  t.ok((filters.find(({ id }) => id === 'PRICE')?.min ?? 0) >= 10, 'no tier is a price of the filter')
})

t.test('S3.44 a tier that changes reaches pages and cards', async (t) => {
  const lower = JSON.stringify([{ quantity: 3, amount: 1000 }])
  await change(url, async (trx) => {
    await trx.execute(sql`update item_prices set tiers = ${lower}::jsonb where item_id = '610-1' and store = 'de'`)
  })
  const changed = await until(async () => {
    const answer = await pricesIn('de')
    return answer.tiers[0]?.quantity === 3 && answer
  }, 'the new tier on the page')
  t.match(changed, { tiers: [{ quantity: 3, price: { amount: 1000 } }] })
  const card = await until(
    async () => (await tileOf()).products.find(({ price }) => JSON.stringify(price).includes('"quantity":3')),
    'the new tier on the card',
  )
  t.equal(card.id, '610')
})
