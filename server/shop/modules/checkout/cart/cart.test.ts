import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct } from '../../catalogue/lightning/testing/deals.ts'
import { shopper, shopperWith } from './testing/carts.ts'
import { cartShop } from './testing/shop.ts'

const sample = (
  id: string,
  rest: Parameters<typeof item>[1],
  more: Parameters<typeof product>[1] = {},
): ImportRecord => ({
  kind: 'product',
  record: product(id, { ...more, items: [item(`${id}-1`, rest)] }),
})

const url = await filledDatabase(
  t,
  cartShop(
    [
      sample('600', { stock: 7, minimumOrderQuantity: 3, maxQuantity: 20 }),
      sample('601', { stock: 500, maxQuantity: 10 }),
      sample('604', { stock: 900, maxQuantity: 900, prices: { de: { amount: 2_002_000 } } }),
      sample('602', { stock: 0 }, { replacementIds: ['500'] }),
      sample('603', { taxClass: 'reduced', prices: { de: { amount: 1070, oldAmount: 1500 }, b2b: { amount: 1070 } } }),
      { kind: 'product', record: dealProduct('700', 2, deal('700-deal', { quantity: 5, maxPerOrder: 3 })) },
      { kind: 'product', record: dealProduct('701', 1, deal('701-deal', { quantity: 3, soldElsewhere: 3 })) },
      ...Array.from({ length: 101 }, (_none, index) => sample(`${2000 + index}`, {})),
    ],
    { translations: Object.entries(cartsTexts).map(([key, text]) => ({ key, text })) },
  ),
)
const engine = await startEngine(t, url)

t.test('S7.21 T7.13 an added position is in the cart with its prices', async (t) => {
  const { add, read, send } = await shopper(engine, url)
  t.match(await read(), {
    version: 1,
    positions: [],
    isPayless: false,
    basketValues: { total: { amount: 0 }, shippingCost: null },
    details: { deliveryFreeMessage: null },
  })
  t.match(await add('500-1', 2), { successful: true, code: 'OK', quantity: 2, quantityAdded: 2, message: null })
  t.match(await read(), {
    version: 2,
    productsCount: 1,
    itemsCount: 2,
    details: { deliveryFreeMessage: /15,20/, deliveryCountry: 'DE' },
    positions: [
      {
        itemId: '500-1',
        name: 'Bleistifte dreikant',
        path: '/prod/500?varid=500-1',
        articleNumber: 'N-500-1',
        quantity: 2,
        totalPrice: { amount: 2380 },
        availableForSale: true,
        maxQuantity: 50,
        removableItem: true,
      },
    ],
    basketValues: {
      subtotal: { amount: 2380 },
      shippingCost: { amount: 490 },
      total: { amount: 2870, stringValue: '28,70\u00a0€' },
      tax: { amount: 458 },
      netValue: { amount: 2412 },
      shippers: [{ code: 'dhl', selected: true }, { code: 'dpd' }],
    },
  })
  t.match(await add('500-1', 1), { quantity: 3, quantityAdded: 1 })
  const both = await send([
    { addPosition: { itemId: '603-1', quantity: 1 } },
    { addPosition: { itemId: '100-1', quantity: 1 } },
  ])
  t.match(
    both.cart.positions.map(({ itemId, variantAttributes }) => [itemId, variantAttributes]),
    [
      ['100-1', [{ displayValue: 'Rot' }, { displayValue: 'klein' }]],
      ['603-1', []],
      ['500-1', []],
    ],
    'what was put in last stands first',
  )
  t.match(both.cart.basketValues, {
    undiscountsTotalSum: { amount: 12_900 + 1500 + 3570 },
    savings: { amount: 3000 + 430 },
    shippingCost: { amount: 0 },
    taxes: [{ rate: 19 }, { rate: 7, amount: { amount: 70 } }],
  })
})

t.test('S7.27 quantities are limited to the orderable bounds', async (t) => {
  const { add, set, read } = await shopper(engine, url)
  const few = await add('600-1', 1)
  t.match(few, { successful: true, code: 'QUANTITY_RAISED', quantity: 3, quantityAdded: 3, message: /3/ })
  t.match(await add('600-1', 9), {
    successful: true,
    code: 'QUANTITY_LIMITED',
    quantity: 7,
    quantityAdded: 4,
    message: /7/,
  })
  t.match(await add('600-1', 1), { successful: false, code: 'QUANTITY_LIMITED', quantityAdded: 0 })
  t.match(await set(few.positionId, 4), { successful: true, code: 'OK', quantity: 4, quantityAdded: -3 })
  t.match(await set(few.positionId, 1), { code: 'QUANTITY_RAISED', quantity: 3 })
  t.match(await set(few.positionId, 1_000_000), { code: 'QUANTITY_LIMITED', quantity: 7 })
  const many = await add('601-1', 11)
  t.match(many, { code: 'QUANTITY_LIMITED', quantity: 10, message: /10 Stück pro Bestellung/ })
  t.match(await add('602-1'), { successful: false, code: 'SOLD_OUT', message: /nicht lieferbar/ })
  t.match(await add('400-1'), { successful: false, code: 'UNKNOWN_ITEM' }, 'a retired product')
  t.match(await add('nothing'), { successful: false, code: 'UNKNOWN_ITEM' })
  t.match(await set(few.positionId, 0), { successful: true, code: 'OK', quantity: 0 })
  t.match((await read()).positions, [{ itemId: '601-1' }])
})

t.test('stock below the minimum order makes the whole rest the minimum', async (t) => {
  const { add, read } = await shopper(engine, url)
  const setStock = (stock: number) =>
    change(url, async (trx) => void (await trx.execute(sql`update items set stock = ${stock} where id = '600-1'`)))
  await add('600-1', 3)
  t.match((await read()).positions, [{ quantity: 3, minimumOrderQuantity: 3, maxQuantity: 7 }])
  await setStock(2)
  t.match((await read()).positions, [{ quantity: 2, minimumOrderQuantity: 2, maxQuantity: 2 }])
  await setStock(7)
})

t.test('a cart of any worth can be read', async (t) => {
  const { add, read, set } = await shopper(engine, url)
  const { positionId } = await add('604-1', 1)
  t.match(await set(positionId, 500), {
    successful: false,
    code: 'CART_TOO_DEAR',
    message: /telefonisch/,
    quantity: 1,
  })
  t.match(await set(positionId, 499), { successful: true })
  t.match(await add('500-1', 50), { successful: true })
  t.match(await add('604-1', 1), { successful: false, code: 'CART_TOO_DEAR' })
  await change(
    url,
    async (trx) => void (await trx.execute(sql`update item_prices set amount = 9000000 where item_id = '604-1'`)),
  )
  t.match((await read()).basketValues, { total: { amount: 2_147_483_647 } })
})

t.test('T4.38 removed, and back where it was', async (t) => {
  const { send, remove, restore, read, add } = await shopper(engine, url)
  const { cart } = await send(['500-1', '601-1', '603-1'].map((itemId) => ({ addPosition: { itemId, quantity: 2 } })))
  const [, middle] = cart.positions
  const id = middle?.id ?? ''
  t.match(await remove(id), { successful: true, code: 'OK' })
  t.match(await remove(id), { successful: true, code: 'OK' }, 'removing it again is no fault')
  t.match((await read()).positions, [{ itemId: '603-1' }, { itemId: '500-1' }])
  t.match(await restore(id), { successful: true, positionId: id, quantity: 2, quantityAdded: 2 })
  t.match(await restore(id), { successful: true, quantity: 2, quantityAdded: 0 }, 'once')
  t.same((await read()).positions, cart.positions)
  await remove(id)
  const again = await add('601-1', 3)
  t.match(await restore(id), { positionId: again.positionId, quantity: 5, quantityAdded: 2 }, 'put in anew: one line')
  t.equal((await read()).positions.length, 3)
  t.match(await remove(randomUUID()), { successful: false, code: 'UNKNOWN_POSITION' })
  t.match(await restore('x'), { successful: false, code: 'UNKNOWN_POSITION' })
})

t.test('T3.27 pieces at a deal’s price are limited by the deal and have ids of their own', async (t) => {
  const first = await shopper(engine, url)
  const plain = await first.add('700-1', 4)
  t.match(plain, { successful: true, code: 'OK', quantity: 4 })
  const { positions } = await first.read()
  t.match(positions, [
    {
      id: plain.positionId,
      operationsId: `${plain.positionId}_lightning`,
      isLightningDeal: true,
      quantity: 4,
      quantityLightning: 3,
      quantityNormal: 1,
      totalPrice: { amount: 3400 },
      pricePerUnit: { amount: 1000 },
      pricePerUnitLightning: { amount: 800 },
    },
  ])
  t.match(await first.set(`${plain.positionId}_lightning`, 2), { quantity: 2 }, 'both ids mean the line')
  t.match((await first.read()).positions, [{ quantityLightning: 2, quantityNormal: 0, totalPrice: { amount: 1600 } }])

  const second = await shopper(engine, url)
  t.match(await second.add('700-2_lightning', 2), { successful: true, code: 'OK', quantity: 2 })
  t.match(await second.add('700-2_lightning', 2), {
    successful: true,
    code: 'QUANTITY_LIMITED',
    quantity: 3,
    quantityAdded: 1,
  })
  t.match(await second.add('700-2_lightning', 1), {
    successful: false,
    code: 'QUANTITY_LIMITED',
    message: /3 Stück pro Bestellung/,
  })
  const third = await shopper(engine, url)
  t.match(await third.add('700-1_lightning'), { successful: false, code: 'DEAL_SOLD_OUT' })
  t.match(await third.add('701-1_lightning'), { successful: false, code: 'DEAL_SOLD_OUT' })
  t.match(await third.add('500-1_lightning'), { successful: false, code: 'DEAL_OVER' })
  t.same((await third.read()).positions, [])
  t.match(await third.add('700-1', 2), { successful: true, code: 'OK' }, 'at the normal price')
  t.match((await third.read()).positions, [{ quantityLightning: 0, quantityNormal: 2 }])

  await first.remove(plain.positionId)
  t.match(await third.add('700-1_lightning', 2), { successful: true, quantity: 4 }, 'what was given back can be had')
  t.match((await third.read()).positions, [{ quantityLightning: 2, quantityNormal: 2 }])
  await first.restore(plain.positionId)
  t.match((await first.read()).positions, [{ quantity: 2, quantityLightning: 0 }], 'those are gone')
  await third.remove((await third.read()).positions[0]?.id ?? '')
  await first.remove(plain.positionId)
  const back = await first.add('700-1', 2)
  await first.remove(back.positionId)
  await first.restore(back.positionId)
  t.match((await first.read()).positions, [{ quantity: 2, quantityLightning: 2 }], 'and back, if there still are')
})

t.test('T3.19 a hundred positions and no more', async (t) => {
  const { send, restore, remove } = await shopper(engine, url)
  const adding = (from: number, to: number) =>
    Array.from({ length: to - from }, (_none, index) => ({
      addPosition: { itemId: `${2000 + from + index}-1`, quantity: 1 },
    }))
  await send(adding(0, 50))
  const { cart, results } = await send(adding(50, 100))
  t.ok(results.every(({ code }) => code === 'OK'))
  t.equal(cart.positions.length, 100)
  t.match((await send(adding(100, 101))).results, [{ successful: false, code: 'CART_FULL', message: /100/ }])
  t.match((await send(adding(0, 1))).results, [{ successful: true, quantity: 2 }], 'more of what is in it')
  const id = cart.positions[0]?.id ?? ''
  await remove(id)
  await send(adding(100, 101))
  t.match(await restore(id), { successful: false, code: 'CART_FULL' })
})

t.test('a position that sells out stays visible with a replacement', async (t) => {
  const { add, read, notices } = await shopper(engine, url)
  await change(url, async (trx) => void (await trx.execute(sql`update items set stock = 9 where id = '602-1'`)))
  t.match(await add('602-1', 2), { successful: true })
  await change(url, async (trx) => void (await trx.execute(sql`update items set stock = 0 where id = '602-1'`)))
  t.match(await read(), {
    isPayless: false,
    positions: [{ availableForSale: false, quantity: 2, totalPrice: { amount: 0 }, replacement: { id: '500' } }],
  })
  t.match(await notices(), [{ code: 'SOLD_OUT', message: /Produkt 602: inzwischen nicht mehr lieferbar/ }])
  t.same(await notices(), [], 'told once')
})

t.test('prices and stock are current, and a change is reported', async (t) => {
  const { add, read, notices, send } = await shopper(engine, url)
  await add('601-1', 5)
  await change(url, async (trx) => {
    await trx.execute(sql`update item_prices set amount = 1290 where item_id = '601-1' and store = 'de'`)
    await trx.execute(sql`update items set stock = 4 where id = '601-1'`)
  })
  t.match((await read()).positions, [{ quantity: 4, pricePerUnit: { amount: 1290 }, totalPrice: { amount: 5160 } }])
  const { cart } = await send([{ addPosition: { itemId: '500-1', quantity: 1 } }])
  t.match(cart.positions, [{}, { quantity: 4 }])
  const outcome = await notices()
  t.match(outcome, [
    { code: 'QUANTITY_LIMITED', message: /nur noch 4/ },
    { code: 'PRICE_CHANGED', message: /^Produkt 601: Der Preis hat sich von 11,90\s€ auf 12,90\s€ geändert/ },
  ])
  t.same(await notices(), [])
  await change(url, async (trx) => {
    await trx.execute(sql`update items set stock = 500 where id = '601-1'`)
    await trx.execute(sql`update item_prices set amount = 1190 where item_id = '601-1' and store = 'de'`)
  })
  t.match((await read()).positions, [{}, { quantity: 4 }], 'what was taken away and told stays so')
})

t.test('the business store reckons net', async (t) => {
  const { send } = await shopper(engine, url, 'b2b')
  const { cart } = await send([
    { addPosition: { itemId: '500-1', quantity: 3 } },
    { addPosition: { itemId: '603-1', quantity: 1 } },
  ])
  t.match(cart.positions, [
    { pricePerUnit: { amount: 1000 } },
    { pricePerUnit: { amount: 1000 }, totalPrice: { amount: 3000 } },
  ])
  t.match(cart.basketValues, {
    basketValue: { amount: 4000 },
    shippingCost: { amount: 0 },
    netValue: { amount: 4000 },
    taxes: [
      { rate: 19, amount: { amount: 570 } },
      { rate: 7, amount: { amount: 70 } },
    ],
    total: { amount: 4640 },
    educationalShippingTerms: /Versandkostenfrei ab 32,77/,
  })
})

t.test('T1.8 T4.17 setDelivery sets country and shipper and refuses unknown ones', async (t) => {
  const { send, add } = await shopper(engine, url)
  await add('500-1')
  const to = async (delivery: object) => {
    const { cart, results } = await send([{ setDelivery: delivery }])
    return { code: results[0]?.code, country: cart.details, values: cart.basketValues }
  }
  t.match(await to({ country: 'AT' }), {
    code: 'OK',
    country: {
      deliveryCountry: 'AT',
      deliveryCountries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'AT', name: 'Österreich' },
      ],
    },
    values: {
      shippingCost: { amount: 990 },
      shippers: [
        { code: 'dhl', enabled: false, info: 'DHL-GERMANY-ONLY' },
        { code: 'dpd', selected: true },
      ],
    },
  })
  t.match(await to({ shipperCode: 'dhl' }), { code: 'BAD_DELIVERY' })
  t.match(await to({ country: 'DE', shipperCode: 'dpd' }), {
    code: 'OK',
    values: { shippers: [{}, { code: 'dpd', selected: true }] },
  })
  t.match(await to({ country: 'FR' }), { code: 'BAD_DELIVERY', country: { deliveryCountry: 'DE' } })
})

t.test('T3.12 T6.12 a cart is its owner’s alone', async (t) => {
  const own = await shopper(engine, url)
  const other = await shopper(engine, url)
  const stranger = shopperWith(engine, { store: 'de', visitorId: other.visitorId ?? '', cartId: own.cartId })
  await t.rejects(stranger.read(), /CART_NOT_FOUND/)
  await t.rejects(stranger.add('500-1'), /CART_NOT_FOUND/)
  await t.rejects(shopperWith(engine, { ...own, store: 'at' }).read(), /USER_REQUIRED|CART_NOT_FOUND/)
  for (const cartId of ['', 'x', randomUUID(), "' or 1=1"])
    await t.rejects(shopperWith(engine, { ...own, cartId }).read(), /CART_NOT_FOUND/, cartId)
  await t.rejects(
    shopperWith(engine, { store: 'de', visitorId: randomUUID(), cartId: own.cartId }).read(),
    /USER_REQUIRED/,
  )
  await t.rejects(shopperWith(engine, { store: 'de', cartId: own.cartId }).add('500-1'), /USER_REQUIRED/)
  const unknown = { store: 'de', cartId: own.cartId, visitorId: randomUUID() }
  await t.rejects(shopperWith(engine, unknown).add('500-1'), /USER_REQUIRED/)
  await change(
    url,
    async (trx) =>
      void (await trx.execute(
        sql`update carts set submitted_at = now(), state = 'submitted' where id = ${own.cartId}`,
      )),
  )
  await t.rejects(own.read(), /CART_NOT_FOUND/, 'one that was ordered is no current cart')
  const named = `{ shop_findCart(cartId: "${own.cartId}") { attributes { submitted } } }`
  t.match((await engine.run(named, own)).data, { shop_findCart: { attributes: { submitted: true } } }, 'it can be read')
  await t.rejects(own.add('500-1'), /CART_NOT_FOUND/, 'and not changed')
})

t.test('malformed operations of a cart are refused', async (t) => {
  const { send } = await shopper(engine, url)
  const add = { addPosition: { itemId: '500-1', quantity: 1 } }
  for (const [name, ops, updateId] of [
    ['no operation', []],
    ['too many', Array.from({ length: 51 }, () => add)],
    ['nothing to do', [{}]],
    ['two things at once', [{ ...add, removeVoucher: { code: 'X' } }]],
    ['a quantity of nothing', [{ addPosition: { itemId: '500-1', quantity: 0 } }]],
    ['a negative one', [{ setQuantity: { positionId: randomUUID(), quantity: -1 } }]],
    ['too long an id', [{ addPosition: { itemId: 'x'.repeat(101), quantity: 1 } }]],
    ['NUL', [{ addVoucher: { code: 'a\u0000b' } }]],
    ['no update id', [add], 'again'],
  ] as const)
    await t.rejects(send([...ops], updateId ?? randomUUID()), /BAD_USER_INPUT/, name)
})
