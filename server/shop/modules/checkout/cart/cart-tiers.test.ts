import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportPrice, ImportRecord } from '#contract/import/catalogue.ts'
import type { ImportVoucher } from '#contract/import/offers.ts'
import { translations } from '#contract/texts/translations.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { both, item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deal } from '../../catalogue/lightning/testing/deals.ts'
import { type Shopper, shopper } from './testing/carts.ts'
import { randomOf } from './testing/random.ts'
import { cartShop } from './testing/shop.ts'

const stores = ['de', 'at', 'ch', 'b2b'] as const
const tiers = [
  { quantity: 5, amount: 900 },
  { quantity: 10, amount: 749 },
]
const sold = (
  id: string,
  price: ImportPrice,
  rest: Parameters<typeof item>[1] = {},
  more: Parameters<typeof product>[1] = {},
): ImportRecord => ({
  kind: 'product',
  record: product(id, {
    categoryIds: ['11'],
    stores: [...stores],
    ...more,
    items: [
      item(`${id}-1`, {
        stock: 900,
        maxQuantity: 500,
        prices: Object.fromEntries(stores.map((store) => [store, price])),
        ...rest,
      }),
    ],
  }),
})

const prices: Record<string, ImportPrice> = {
  620: { amount: 1000, tiers },
  621: { amount: 337, tiers: [2, 3, 7].map((quantity, index) => ({ quantity, amount: 331 - index * 13 })) },
  622: { amount: 1999 },
}
const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const url = await filledDatabase(
  t,
  cartShop(
    [
      ...Object.entries(prices).map(([id, price]) => sold(id, price)),
      sold('623', { amount: 1000, tiers }, {}, { categoryIds: ['111'] }),
      sold('624', { amount: 1000, tiers }, {}, { lightningDeal: deal('624-deal', { quantity: 50, maxPerOrder: 3 }) }),
      sold('625', { amount: 1000, tiers }),
      sold('626', { amount: 1000, tiers }, { orderNumber: 'N-626', gtin: '4006381333931' }),
    ],
    {
      stores: importStores(baseUrls),
      translations,
      vouchers: [{ code: 'TEN', name: both('TEN'), stores: ['de'], kind: 'percent', percent: 10 } as ImportVoucher],
      promotions: [
        {
          id: 'three',
          name: both('3 für 2'),
          stores: ['de'],
          kind: 'buyNPayM',
          quantity: 3,
          pay: 2,
          categoryIds: ['111'],
          position: 1,
        },
      ],
    },
  ),
)
const engine = await startEngine(t, url)

const valuesOf = async ({ read }: Shopper) =>
  (await read()).basketValues as Record<string, { amount: number; stringValue: string }>

t.test('T3.107 each piece costs what the number of pieces reaches, as soon as it changes', async (t) => {
  const { add, set, read } = await shopper(engine, url)
  const { positionId } = await add('620-1', 4)
  const position = async () => (await read()).positions[0]
  t.match(await position(), { pricePerUnit: { amount: 1000 }, tier: null, totalPrice: { amount: 4000 } })
  await add('620-1', 1)
  t.match(await position(), {
    quantity: 5,
    pricePerUnit: { amount: 900 },
    tier: { quantity: 5, singlePrice: { amount: 1000 } },
    totalPrice: { amount: 4500 },
  })
  t.match((await read()).basketValues, { undiscountsTotalSum: { amount: 5000 }, savings: { amount: 500 } })
  for (const [quantity, amount, from] of [
    [9, 900, 5],
    [10, 749, 10],
    [11, 749, 10],
    [5, 900, 5],
    [4, 1000, undefined],
  ] as const) {
    await set(positionId, quantity)
    t.match(await position(), { quantity, pricePerUnit: { amount }, totalPrice: { amount: quantity * amount } })
    t.equal((((await position())?.tier ?? {}) as { quantity?: number }).quantity, from, `${quantity} pieces`)
  }
})

t.test('T3.107 positions of other items, and other items of a product, share no tier', async (t) => {
  const { add, read } = await shopper(engine, url)
  await add('620-1', 4)
  await add('625-1', 6)
  t.match((await read()).positions, [
    { itemId: '625-1', pricePerUnit: { amount: 900 } },
    { itemId: '620-1', pricePerUnit: { amount: 1000 } },
  ])
})

t.test('T3.107 a promotion and a voucher take their part of the price that is reached', async (t) => {
  const one = await shopper(engine, url)
  await one.add('623-1', 6)
  t.match(await one.read(), { positions: [{ totalPrice: { amount: 5400 }, saving: { amount: 1800 } }] })
  await one.redeem('TEN')
  t.match(await valuesOf(one), {
    subtotal: { amount: 5400 },
    promotionsSaving: { amount: 1800 },
    basketValue: { amount: 3240 },
    undiscountsTotalSum: { amount: 6000 },
    savings: { amount: 2760 },
  })
})

t.test('T3.107 pieces at a deal’s price count for the tier, and cost it where it is lower', async (t) => {
  const { add, set, read } = await shopper(engine, url)
  const { positionId } = await add('624-1', 5)
  t.match((await read()).positions, [
    {
      quantityLightning: 3,
      pricePerUnit: { amount: 900 },
      pricePerUnitLightning: { amount: 800 },
      totalPrice: { amount: 3 * 800 + 2 * 900 },
    },
  ])
  await set(positionId, 10)
  t.match((await read()).positions, [{ pricePerUnitLightning: { amount: 749 }, totalPrice: { amount: 7490 } }])
})

t.test('T3.107 the business store reckons with net tiers, and Swiss carts stay payable in coins', async (t) => {
  const school = await shopper(engine, url, 'b2b')
  await school.add('620-1', 10)
  t.match(await school.read(), {
    positions: [
      { pricePerUnit: { amount: 629 }, tier: { singlePrice: { amount: 840 } }, totalPrice: { amount: 6290 } },
    ],
    basketValues: { netValue: { amount: 6290 }, tax: { amount: 1195 }, total: { amount: 7485 } },
  })
  const swiss = await shopper(engine, url, 'ch')
  await swiss.add('620-1', 10)
  await swiss.add('621-1', 7)
  const { positions, basketValues } = await swiss.read()
  t.match(positions, [{ pricePerUnit: { amount: 305 } }, { pricePerUnit: { amount: 750 } }])
  t.equal((basketValues as { total: { amount: number } }).total.amount % 5, 0)
})

t.test('T3.108 a tier that changes is told once, and one that ends', async (t) => {
  const { add, read, notices } = await shopper(engine, url)
  await add('625-1', 5)
  await notices()
  const priced = (list: object[]) =>
    change(url, async (trx) => {
      await trx.execute(
        sql`update item_prices set tiers = ${JSON.stringify(list)}::jsonb where item_id = '625-1' and store = 'de'`,
      )
    })
  await priced([{ quantity: 5, amount: 850 }])
  t.match(await notices(), [{ code: 'PRICE_CHANGED', message: /9,00.*8,50/s }])
  t.same(await notices(), [])
  await priced([])
  t.match(await read(), { positions: [{ pricePerUnit: { amount: 1000 }, tier: null }] })
  t.match(await notices(), [{ code: 'PRICE_CHANGED', message: /8,50.*10,00/s }])
  await priced(tiers)
})

t.test('T3.109 an order form shows what its pieces cost with those in the cart', async (t) => {
  const { add, read, cartId, visitorId = '' } = await shopper(engine, url)
  const caller = { store: 'de', visitorId, cartId }
  const fields = 'total { amount } rows { quantityAdded item { pricePerUnit { amount } total { amount } } }'
  const validate = async (text: string) => {
    const { data } = await engine.run(
      `mutation ($data: OrderFormInput!) { validateBestellschein(data: $data) { ${fields} } }`,
      { ...caller, variables: { data: { text } } },
    )
    return data?.validateBestellschein
  }
  t.match(await validate('N-626 4\nN-620-1 10'), {
    total: { amount: 4000 + 7490 },
    rows: [{ item: { pricePerUnit: { amount: 1000 } } }, { item: { pricePerUnit: { amount: 749 } } }],
  })
  t.match(
    await validate('N-626 4\n4006381333931 6'),
    { total: { amount: 7490 }, rows: [{ item: { total: { amount: 2996 } } }, { item: { total: { amount: 4494 } } }] },
    'two rows of one item',
  )
  await add('626-1', 3)
  t.match(await validate('N-626 2'), { rows: [{ item: { pricePerUnit: { amount: 900 }, total: { amount: 1800 } } }] })
  t.match((await read()).positions, [{ quantity: 3 }], 'the cart is as it was')
})

t.test('T3.107 whatever is put in and taken out, the cart comes to what its pieces cost', async (t) => {
  const random = randomOf(2026)
  const plain = (itemId: string, quantity: number): number => {
    const price = prices[itemId.slice(0, 3)] ?? { amount: 0 }
    const reached = (price.tiers ?? []).filter((tier) => tier.quantity <= quantity)
    return quantity * Math.min(price.amount, ...reached.map(({ amount }) => amount))
  }
  const own = await shopper(engine, url)
  for (let turn = 0; turn < 40; turn += 1) {
    const itemId = `${random.pick(['620', '621', '622'])}-1`
    const { positions } = await own.read('positions { id itemId quantity }')
    const there = positions.find((each) => each.itemId === itemId)
    if (there && random.chance(60)) await own.set(there.id, random.below(14))
    else await own.add(itemId, 1 + random.below(6))
    const { basketValues, positions: now } = await own.read()
    const { subtotal } = basketValues as { subtotal: { amount: number } }
    const expected = now.reduce((sum, { itemId: id, quantity }) => sum + plain(id, quantity), 0)
    if (subtotal.amount !== expected) t.fail(`turn ${turn}: ${subtotal.amount} instead of ${expected}`)
  }
  t.pass('in forty turns')
})
