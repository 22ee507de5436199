import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import type { ImportVoucher } from '#contract/import/offers.ts'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { inTransaction, openDatabase, type Transaction } from '#engine/db/database.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { both, item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { createVouchersService } from '../vouchers/vouchers.service.ts'
import { shopper } from './testing/carts.ts'
import { cartShop } from './testing/shop.ts'

const sample = (
  id: string,
  rest: Parameters<typeof item>[1],
  more: Parameters<typeof product>[1] = {},
): ImportRecord => ({
  kind: 'product',
  record: product(id, { categoryIds: ['111'], ...more, items: [item(`${id}-1`, rest)] }),
})
const given = (id: string, stock = 10) => sample(id, { prices: {}, stock })
const priced = (amount: number) => ({ prices: { de: { amount } }, stock: 900, maxQuantity: 500 })

const everywhere = ['de', 'at', 'b2b'] as const
const voucher = (code: string, rest: Partial<ImportVoucher> = {}): ImportVoucher =>
  ({ code, name: both(code), stores: [...everywhere], kind: 'percent', percent: 10, ...rest }) as ImportVoucher

const url = await filledDatabase(
  t,
  cartShop(
    [
      sample('800', priced(1000)),
      sample('801', priced(333), { categoryIds: ['11'] }),
      sample('802', priced(2000), { isBook: true }),
      sample('803', { prices: { de: { amount: 9000 } } }, { isBulky: true, deliveryFree: true }),
      ...['900', '901', '902', '903', '904'].map((id) => given(id)),
      given('905', 0),
      sample('906', { prices: { de: { amount: 100 } }, stock: 1 }),
    ],
    {
      translations: Object.entries(cartsTexts).map(([key, text]) => ({ key, text })),
      vouchers: [
        voucher('PERCENT', { isOffered: true }),
        voucher('FIVE', { kind: 'amount', amount: 500, minimumValue: 3000, isOffered: true } as Partial<ImportVoucher>),
        voucher('SHIP', { kind: 'freeShipping' } as Partial<ImportVoucher>),
        voucher('GIFT', { kind: 'freeArticle', itemId: '900-1', minimumValue: 1000 } as Partial<ImportVoucher>),
        voucher('NOGIFT', { kind: 'freeArticle', itemId: '905-1' } as Partial<ImportVoucher>),
        voucher('ENDED', { endsAt: '2025-01-01T00:00:00Z', isOffered: true }),
        voucher('AUSTRIA', { stores: ['at'] }),
        voucher('TWICE', { maxRedemptions: 2 }),
        voucher('ONCE', { isOncePerCustomer: true }),
        voucher('NARROW', { categoryIds: ['111'] }),
        voucher('DROPPED'),
      ],
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
        {
          id: 'present',
          name: both('Geschenk'),
          stores: ['de'],
          kind: 'gift',
          minimumValue: 5000,
          itemId: '901-1',
          position: 2,
        },
      ],
      freeArticles: [
        { store: 'de', itemId: '902-1', code: 'FREE-A', kind: 'article', minimumValue: 2000, position: 1 },
        { store: 'de', itemId: '903-1', code: 'FREE-B', kind: 'article', minimumValue: 4000, position: 2 },
        { store: 'de', itemId: '904-1', code: 'PAPER', kind: 'catalogue', position: 3 },
        { store: 'de', itemId: '905-1', code: 'GONE', kind: 'catalogue', position: 4 },
        { store: 'de', itemId: '906-1', code: 'LAST', kind: 'catalogue', position: 5 },
      ],
    },
  ),
)
const engine = await startEngine(t, url)

t.test('T3.22 vouchers: one at a time, and what each does', async (t) => {
  const { add, redeem, read, send } = await shopper(engine, url)
  t.match(await redeem('PERCENT'), {
    successful: false,
    code: 'VOUCHER_NOT_ATTAINABLE',
    message: /gilt nicht für die Artikel/,
  })
  await add('801-1', 4)
  t.match(await redeem(' per cent '), { successful: true, code: 'OK' })
  t.match(await read(), {
    details: { voucherCodeStatus: { code: 'PERCENT', isApplied: true, message: null } },
    basketValues: {
      subtotal: { amount: 1332 },
      basketValue: { amount: 1199 },
      savings: { amount: 133 },
      total: { amount: 1689 },
      freeShippingPossible: true,
    },
    voucherInfos: [
      { voucherCode: 'PERCENT', successful: true, attainable: true, failureDescriptions: [] },
      { voucherCode: 'FIVE', successful: false, attainable: false, failureDescriptions: [/Es fehlen noch 16,68/] },
    ],
  })
  t.match(await redeem('SHIP'), { successful: true })
  t.match(await read(), {
    details: { voucherCodeStatus: { code: 'SHIP' }, deliveryFreeMessage: null },
    basketValues: { basketValue: { amount: 1332 }, shippingCost: { amount: 0 }, total: { amount: 1332 } },
    voucherInfos: [
      { voucherCode: 'SHIP', successful: true },
      { voucherCode: 'PERCENT', successful: false, attainable: true },
      {},
    ],
  })
  t.match(await redeem('FIVE'), { successful: false, message: /Gilt ab 30,00\s€ Warenwert\. Es fehlen noch 16,68\s€/ })
  t.match((await read()).details, { voucherCodeStatus: { code: 'SHIP' } }, 'the one that counts stays')
  t.match((await send([{ removeVoucher: { code: 'ship' } }])).cart, { details: { voucherCodeStatus: null } })
  t.match((await send([{ removeVoucher: { code: 'SHIP' } }])).results, [{ successful: true }], 'it is out already')
  for (const [code, expected] of [
    ['NOBODY', { code: 'VOUCHER_UNKNOWN', message: /kennen wir nicht/ }],
    ['AUSTRIA', { code: 'VOUCHER_UNKNOWN' }],
    ["x' or 1=1 --", { code: 'VOUCHER_UNKNOWN' }],
    ['ENDED', { code: 'VOUCHER_NOT_ATTAINABLE', message: /abgelaufen/ }],
    ['NOGIFT', { code: 'VOUCHER_NOT_ATTAINABLE', message: /nicht lieferbar/ }],
    ['NARROW', { code: 'VOUCHER_NOT_ATTAINABLE', message: /gilt nicht für die Artikel/ }],
  ] as const)
    t.match(await redeem(code), { successful: false, ...expected }, code)
})

t.test('T3.23 a voucher whose conditions are no longer met waits for better times', async (t) => {
  const { add, set, redeem, read, notices } = await shopper(engine, url)
  const { positionId } = await add('801-1', 10)
  t.match(await redeem('FIVE'), { successful: true })
  await set(positionId, 2)
  t.match(await read(), {
    details: { voucherCodeStatus: { code: 'FIVE', isApplied: false, message: /fehlen noch/ } },
    basketValues: { basketValue: { amount: 666 } },
  })
  t.same(await notices(), [])
  await set(positionId, 10)
  t.match((await read()).basketValues, { basketValue: { amount: 2830 } })
})

t.test('a withdrawn voucher is taken from the cart, which is reported once', async (t) => {
  const { add, redeem, read, notices } = await shopper(engine, url)
  await add('801-1', 10)
  await redeem('DROPPED')
  await change(url, async (trx) => void (await trx.execute(sql`delete from vouchers where code = 'DROPPED'`)))
  t.match((await read()).basketValues, { basketValue: { amount: 3330 } })
  t.match(await notices(), [{ code: 'VOUCHER_LOST', message: /DROPPED/ }])
  t.same(await notices(), [])
  t.match(await read(), { details: { voucherCodeStatus: null } })
})

t.test('a present of a voucher comes and goes with it', async (t) => {
  const { add, redeem, read, remove } = await shopper(engine, url)
  await add('801-1', 5)
  await redeem('GIFT')
  const { positions } = await read()
  t.match(positions, [
    { itemId: '801-1' },
    {
      itemId: '900-1',
      isFreeItem: true,
      relatedVoucherCode: 'GIFT',
      removableItem: true,
      totalPrice: { amount: 0 },
      path: '',
    },
  ])
  t.match(await remove(positions[1]?.id ?? ''), { successful: true })
  t.match(await read(), { details: { voucherCodeStatus: null }, positions: [{ itemId: '801-1' }] })
})

t.test('promotions count by themselves', async (t) => {
  const { add, read, remove, set, notices } = await shopper(engine, url)
  const { positionId } = await add('800-1', 7)
  const found = await read()
  t.match(found, {
    productsCount: 1,
    itemsCount: 7,
    positions: [
      { itemId: '800-1', saving: { amount: 2000 }, promotions: ['3 für 2'], totalPrice: { amount: 7000 } },
      { itemId: '901-1', isPromotionFreeItem: true, isFreeItem: true, removableItem: false },
    ],
    basketValues: { promotionsSaving: { amount: 2000 }, basketValue: { amount: 5000 } },
  })
  t.match(await remove(found.positions[1]?.id ?? ''), { successful: false, code: 'NOT_REMOVABLE' })
  await set(positionId, 2)
  t.match((await read()).positions, [{ saving: { amount: 0 }, promotions: [] }])
  t.match(await notices(), [{ code: 'PROMOTION_LOST' }], 'the present would be missed')
})

t.test('T3.17 T3.26 free articles by worth, one of them; catalogues at any', async (t) => {
  const { add, read, set, remove, restore, redeem, notices } = await shopper(engine, url)
  const catalogue = await add('904-1_free')
  t.match(catalogue, { successful: true, code: 'OK' })
  t.match(await read(), {
    isPayless: true,
    productsCount: 0,
    positions: [{ itemId: '904-1', isCatalog: true, isFreeItem: true, removableItem: true, maxQuantity: 1 }],
    basketValues: { total: { amount: 0 }, shippingCost: { amount: 0 } },
    freeItems: {
      minimumPrice: { amount: 2000 },
      articles: [
        { itemId: '902-1_free', attainable: false },
        { itemId: '903-1_free', attainable: false },
      ],
      catalogs: [
        { itemId: '904-1_free', attainable: false, isInCart: true },
        { itemId: '906-1_free', attainable: true },
      ],
    },
  })
  t.match(await add('902-1_free'), {
    successful: false,
    code: 'VOUCHER_NOT_ATTAINABLE',
    message: /Es fehlen noch 20,00/,
  })
  t.match(await add('905-1_free'), { successful: false, code: 'SOLD_OUT' })
  t.match(await add('800-1_free'), { successful: false, code: 'UNKNOWN_ITEM' }, 'what is sold is not given away')
  t.match(await add('902-1'), { successful: false, code: 'UNKNOWN_ITEM' }, 'and what is given away is not sold')
  const goods = await add('801-1', 15)
  t.match(await redeem('free-a'), { successful: true }, 'by its code')
  t.match(await add('902-1_free', 5), { successful: true, quantity: 1 })
  const other = await add('903-1_free')
  t.match(
    (await read()).positions,
    [{ itemId: '801-1' }, { itemId: '903-1' }, { itemId: '904-1' }],
    'one takes the place of the other',
  )
  t.match(await set(other.positionId, 3), { successful: false, quantity: 1 })
  await remove(other.positionId)
  await restore(other.positionId)
  t.match((await read()).positions, [{}, { itemId: '903-1' }, {}])
  await set(goods.positionId, 7)
  t.match((await read()).positions, [{ itemId: '801-1' }, { itemId: '904-1' }])
  t.match(await notices(), [{ code: 'FREE_ITEM_LOST' }])
})

t.test('the last piece is bought or given, not both', async (t) => {
  const { add, read, redeem, notices } = await shopper(engine, url)
  t.match(await redeem('LAST'), { successful: true })
  await add('906-1')
  t.match((await read()).positions, [{ itemId: '906-1', isFreeItem: false }])
  t.match(await notices(), [{ code: 'FREE_ITEM_LOST' }])
  t.match(await add('906-1_free'), { successful: false, code: 'SOLD_OUT' })
  t.match(await read(), { freeItems: { catalogs: [{ itemId: '904-1_free' }] } })
})

t.test('T3.24 books have fixed prices, and furniture comes by a forwarder', async (t) => {
  const { add, read, redeem } = await shopper(engine, url)
  await add('802-1', 3)
  t.match(await redeem('PERCENT'), { successful: false, message: /Bücher sind preisgebunden/ })
  t.match(await redeem('SHIP'), { successful: true })
  t.match(await read(), { basketValues: { promotionsSaving: { amount: 0 }, basketValue: { amount: 6000 } } })
  await add('803-1')
  t.match((await read()).basketValues, {
    shippers: [
      { code: 'dhl', selected: true },
      { code: 'dpd', selected: false },
      { code: 'spedition', selected: true, costs: { amount: 0 } },
    ],
  })
})

t.test('the engine follows editors’ changes of promotions, vouchers and free articles', async (t) => {
  const { add, read } = await shopper(engine, url)
  await add('800-1', 3)
  t.match(await read(), { positions: [{ promotions: ['3 für 2'] }] })
  await change(url, async (trx) => {
    await trx.execute(sql`update promotions set name = ${JSON.stringify(both('Drei für zwei'))} where id = 'three'`)
    await trx.execute(sql`update vouchers set name = ${JSON.stringify(both('Zehn'))} where code = 'PERCENT'`)
    await trx.execute(sql`update free_articles set minimum_value = 2100 where item_id = '902-1'`)
  })
  const isFollowed = async (): Promise<boolean> => {
    const text = JSON.stringify(
      await read('positions { promotions } voucherInfos { voucherName } freeItems { minimumPrice { amount } }'),
    )
    return text.includes('Drei für zwei') && text.includes('Zehn') && text.includes('2100')
  }
  await until(isFollowed, 'the cart shows the new texts and minimum')
})

t.test('redemptions are counted with orders, never more than there are', async (t) => {
  const db = openDatabase({ url, poolSize: 12, statementTimeout: 30_000, connectionTimeout: 30_000 }, () => undefined)
  t.teardown(() => db.$client.end())
  const vouchers = createVouchersService(db)
  const orders = await Promise.all(Array.from({ length: 12 }, () => shopper(engine, url)))
  const voucherOf = async (trx: Transaction, code: string) => {
    const requested = { store: 'de' as const, codes: [code], customerId: null, cartId: randomUUID() }
    const found = (await vouchers.find(trx, requested)).get(code)
    if (!found) throw new Error(`no voucher ${code}`)
    return found
  }
  const order = (cartId: string, code: string, customerId: string | null = null) =>
    inTransaction(db, async (trx) => {
      if (
        !(await vouchers.redeem(trx, { cartId, voucher: await voucherOf(trx, code), person: { customerId, keys: [] } }))
      )
        throw new Error('gone')
    }).then(
      () => true,
      () => false,
    )
  const done = await Promise.all(orders.map(({ cartId }) => order(cartId, 'TWICE')))
  t.equal(done.filter(Boolean).length, 2)
  const late = await shopper(engine, url)
  await late.add('801-1', 5)
  t.match(await late.redeem('TWICE'), {
    successful: false,
    code: 'VOUCHER_NOT_ATTAINABLE',
    message: /aufgebraucht/,
  })

  const customerId = randomUUID()
  await change(url, async (trx) => {
    await trx.execute(sql`insert into customers (id, realm, email, salutation, first_name, last_name)
      values (${customerId}, 'consumer', ${`${customerId}@shop.test`}, 'none', 'A', 'B')`)
  })
  const own = await Promise.all(orders.map(({ cartId }) => order(cartId, 'ONCE', customerId)))
  t.equal(own.filter(Boolean).length, 1, 'once a customer, however many orders at once')
  const refused = orders[own.indexOf(false)]?.cartId ?? ''
  t.ok(await order(refused, 'ONCE', null), 'others may')
  t.notOk(await order(refused, 'ONCE', null), 'an order counts once')

  const [winner = ''] = orders.flatMap(({ cartId }, index) => (done[index] ? [cartId] : []))
  for (let turn = 0; turn < 2; turn++) await inTransaction(db, (trx) => vouchers.unredeem(trx, winner))
  const again = await Promise.all(orders.slice(0, 6).map(({ cartId }) => order(cartId, 'TWICE')))
  t.equal(again.filter(Boolean).length, 1, 'an order that came to nothing frees one, once')
})
