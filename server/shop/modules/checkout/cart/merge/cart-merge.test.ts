import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { openDatabase } from '#engine/db/database.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { accountsOf, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct } from '#engine/modules/catalogue/lightning/testing/deals.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { checkoutOf, peopleOf } from '../../checkout/testing/checkouts.ts'
import { createCartRetention } from '../cart-retention.ts'
import { shopper, shopperWith } from '../testing/carts.ts'
import { cartShop } from '../testing/shop.ts'

const url = await filledDatabase(
  t,
  cartShop(
    [
      { kind: 'product', record: product('800', { items: [item('800-1', { stock: 12, maxQuantity: 10 })] }) },
      { kind: 'product', record: product('801', { items: [item('801-1', { stock: 900 })] }) },
      { kind: 'product', record: dealProduct('700', 1, deal('700-deal', { quantity: 20, maxPerOrder: 3 })) },
    ],
    {
      translations: Object.entries(cartsTexts).map(([key, text]) => ({ key, text })),
      vouchers: [
        {
          code: 'TEN',
          name: { de: 'Zehn', en: 'Ten' },
          stores: ['de'],
          kind: 'percent',
          percent: 10,
          isOncePerCustomer: true,
        },
      ],
    },
  ),
)
const engine = await startEngine(t, url, { DATABASE_CONNECTION_TIMEOUT_MS: 60_000 })
const ask = accountsOf(engine)

/** A customer with what he put into his cart some other day, at another machine. */
const customer = async () => {
  const account = { ...lena, email: `${randomUUID()}@shop.test` }
  const registered = await ask.register(account, { visitorId: (await ask.shopInit()).userId })
  const userToken = tokenOf(registered)
  const own = shopperWith(engine, { store: 'de', userToken, cartId: registered.updatedCartId ?? '' })
  const data = { email: account.email, password: account.password }
  return {
    own,
    login: (visitorId: string, merge = true) => ask.login(data, { visitorId }, merge),
    userId: registered.userId ?? '',
  }
}

t.test('a visitor’s cart is merged into the customer’s at login, with a notice', async (t) => {
  const { own, login } = await customer()
  await own.add('800-1', 6)
  await own.add('500-1', 1)
  const guest = await shopper(engine, url)
  await guest.add('800-1', 7)
  await guest.add('801-1', 2)
  await guest.add('700-1', 4)
  t.match(await guest.redeem('TEN'), { successful: true })
  const entered = await login(guest.visitorId ?? '')
  t.match(entered, { success: true, cartMerged: true, updatedCartId: own.cartId })
  const now = shopperWith(engine, { store: 'de', userToken: tokenOf(entered), cartId: own.cartId })
  const cart = await now.read()
  t.same(
    cart.positions.map(({ itemId, quantity, quantityLightning }) => [itemId, quantity, quantityLightning]),
    [
      ['700-1', 4, 3],
      ['801-1', 2, 0],
      ['500-1', 1, 0],
      ['800-1', 10, 0],
    ],
    'added up as far as one order may have them, pieces of deals with them',
  )
  t.match(cart, { details: { voucherCodeStatus: { code: 'TEN', isApplied: true } } })
  const notices = await now.notices()
  t.match(notices.map(({ code }) => code).toSorted(), ['MERGED', 'QUANTITY_LIMITED'])
  t.match(notices.find(({ code }) => code === 'MERGED')?.message, /mit dem aus deinem Konto zusammengeführt/)
  const limited = notices.find(({ code }) => code === 'QUANTITY_LIMITED')
  t.match(limited?.message, /höchstens 10 Stück pro Bestellung/, 'not that there are no more: there are twelve')
  t.same(await now.notices(), [])
  t.match(await guest.read(), { positions: [], details: { voucherCodeStatus: null } }, 'the visitor has an empty one')
})

t.test('a guest’s choices of the checkout move with the cart into an account, the texts do not', async (t) => {
  const { own, login } = await customer()
  const { guest } = peopleOf(engine)
  const first = await guest(['801-1'])
  const { successful } = await first.save({
    deliveryType: 'shippingAddress',
    billingAddress: addressForm(),
    shippingAddress: addressForm({ city: 'Potsdam', postcode: '14467' }),
    comment: 'Please ring at Sommer',
    billingDeliveryEmail: { hasDeliveryEmail: true, deliveryEmail: 'guest@dorf.example' },
  })
  t.ok(successful)
  t.match(await first.pay('VORKASSE'), { successful: true })
  const entered = await login(first.visitorId ?? '')
  t.match(entered, { cartMerged: true, updatedCartId: own.cartId })
  const checkout = checkoutOf(engine, { store: 'de', userToken: tokenOf(entered), cartId: own.cartId })
  const expected = {
    shippingStep: {
      deliveryType: 'shippingAddress',
      billingAddress: null,
      shippingAddress: null,
      comment: null,
      billingDeliveryEmail: { hasDeliveryEmail: false },
      shippingAddresses: [],
      billingAddresses: [],
      validated: false,
    },
    paymentStep: { selectedMethodId: 'VORKASSE' },
  }
  t.match(await checkout.read(), expected)

  const second = await guest(['801-1'])
  await second.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(), comment: 'Other' })
  t.match(await login(second.visitorId ?? ''), { cartMerged: true })
  t.match(await checkout.read(), expected, 'a cart with a checkout of its own keeps that')
})

t.test('an update that was on its way is not done again in the other cart', async (t) => {
  const { own, login } = await customer()
  const guest = await shopper(engine, url)
  const updateId = randomUUID()
  await guest.send([{ addPosition: { itemId: '801-1', quantity: 2 } }], updateId)
  await login(guest.visitorId ?? '')
  const { cart } = await own.send([{ addPosition: { itemId: '801-1', quantity: 2 } }], updateId)
  t.match(cart.positions, [{ itemId: '801-1', quantity: 2 }])
})

t.test('T4.4 a login without merging keeps both carts apart', async (t) => {
  const { own, login } = await customer()
  const guest = await shopper(engine, url)
  await guest.add('801-1')
  t.match(await login(guest.visitorId ?? '', false), { success: true, cartMerged: false, updatedCartId: own.cartId })
  t.same((await own.read()).positions, [])
  t.match((await guest.read()).positions, [{ itemId: '801-1' }])
})

t.test('two logins at once, and nothing stands there twice', async (t) => {
  const { own, login } = await customer()
  await own.add('801-1', 1)
  const guest = await shopper(engine, url)
  await guest.add('801-1', 2)
  await guest.add('700-1', 2)
  const entered = await Promise.all([1, 2, 3].map(() => login(guest.visitorId ?? '')))
  t.equal(entered.filter(({ cartMerged }) => cartMerged).length, 1)
  t.match((await own.read()).positions, [{ itemId: '700-1', quantity: 2, quantityLightning: 2 }, { quantity: 3 }])
})

t.test('updates and a login at once lose nothing', async (t) => {
  const { own, login } = await customer()
  const guest = await shopper(engine, url)
  const updates = Array.from({ length: 12 }, () => randomUUID())
  await Promise.all([
    login(guest.visitorId ?? ''),
    ...updates.map((updateId) =>
      guest.send([{ addPosition: { itemId: '801-1', quantity: 1 } }], updateId).catch(() => undefined),
    ),
  ])
  await login(guest.visitorId ?? '')
  t.match((await own.read()).positions, [{ itemId: '801-1', quantity: updates.length }])
})

t.test('T7.22 carts of one customer can be put together, those of others cannot', async (t) => {
  const { own, login } = await customer()
  const guest = await shopper(engine, url)
  await guest.add('801-1', 2)
  const merge = async (from: string, to: string, call: object) => {
    const { data, errors } = await engine.run(
      'mutation ($from: ID!, $to: ID!) { mergeCarts(fromCartId: $from, toCartId: $to) { id positions { quantity } } }',
      { ...call, variables: { from, to } },
    )
    return { cart: data?.mergeCarts, code: errors?.[0]?.extensions.code }
  }
  const entered = await login(guest.visitorId ?? '', false)
  const call = { userToken: tokenOf(entered), visitorId: guest.visitorId ?? '' }
  const foreign = await shopper(engine, url)
  t.match(await merge(foreign.cartId, own.cartId, call), { code: 'CART_NOT_FOUND' })
  t.match(await merge(own.cartId, guest.cartId, call), { code: 'CART_NOT_FOUND' }, 'into the visitor’s')
  t.match(await merge(guest.cartId, own.cartId, { visitorId: guest.visitorId ?? '' }), { code: 'CART_NOT_FOUND' })
  t.match(await merge('x', own.cartId, call), { code: 'CART_NOT_FOUND' })
  t.match(await merge(guest.cartId, own.cartId, call), { cart: { positions: [{ quantity: 2 }] } })
  t.match(await merge(guest.cartId, own.cartId, call), { cart: { positions: [{ quantity: 2 }] } }, 'once')
  t.match(await merge(own.cartId, own.cartId, call), { cart: { positions: [{ quantity: 2 }] } })
})

t.test('a voucher that the customer has used before is lost with the login', async (t) => {
  const { own, login, userId } = await customer()
  const guest = await shopper(engine, url)
  await guest.add('801-1', 2)
  t.match(await guest.redeem('TEN'), { successful: true })
  await change(url, async (trx) => {
    const cartId = randomUUID()
    await trx.execute(
      sql`insert into carts (id, store, customer_id, state, submitted_at) values (${cartId}, 'de', ${userId}, 'submitted', now())`,
    )
    await trx.execute(
      sql`insert into voucher_redemptions (cart_id, code, customer_id) values (${cartId}, 'TEN', ${userId})`,
    )
  })
  await login(guest.visitorId ?? '')
  t.match(
    (await own.notices()).map(({ code }) => code),
    ['MERGED', 'VOUCHER_LOST'],
  )
  t.match(await own.redeem('TEN'), { successful: false, code: 'VOUCHER_ALREADY_USED', message: /schon eingelöst/ })
})

t.test('T3.31 old carts are deleted at night, ordered ones stay', async (t) => {
  const [fresh, old, ordered, forgotten] = await Promise.all([1, 2, 3, 4].map(() => shopper(engine, url)))
  const { own } = await customer()
  const ids = [fresh, old, ordered, forgotten, own].map((each) => each?.cartId ?? '')
  await change(url, async (trx) => {
    for (const id of [ids[1], ids[2], ids[4]])
      await trx.execute(sql`update carts set changed_at = now() - interval '61 days' where id = ${id}`)
    await trx.execute(sql`update carts set submitted_at = now(), state = 'submitted' where id = ${ids[2]}`)
    for (const one of [ordered, forgotten]) await trx.execute(sql`delete from visitors where id = ${one?.visitorId}`)
  })
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
  await createCartRetention(db)(new AbortController().signal)
  await db.$client.end()
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ id: string }>(
      sql`select id from carts where id = any(${sql.param(ids)}::uuid[])`,
    )
    t.same(new Set(rows.map(({ id }) => id)), new Set([ids[0], ids[2], ids[4]]))
  })
})
