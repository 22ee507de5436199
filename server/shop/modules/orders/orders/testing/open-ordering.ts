import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { audienceOf } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, inTransaction, openDatabase } from '#engine/db/database.ts'
import { readEnvironment } from '#engine/environment.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { createStockService } from '#engine/modules/catalogue/stock/stock.service.ts'
import { createCartStates } from '#engine/modules/checkout/cart/states/cart-states.service.ts'
import { createPaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import { createReturnTokens } from '#engine/modules/checkout/payments/return-token.ts'
import { createPaymentsService } from '#engine/modules/orders/settlement/payments.service.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { createServices } from '#engine/services/services.ts'
import { refundsOfReturns } from '../../returns/refunds/refunded-returns.ts'
import { createAttemptsService } from '../attempts/attempts.service.ts'
import type { ReadForOrder } from '../order-draft.ts'
import { createOrdersService } from '../orders.service.ts'
import { createBegin } from '../submit/begin.ts'
import { createFakeProvider, type FakeProvider, fakeMethods } from './fake-provider.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

const address: AddressSnapshot = {
  formType: 'private',
  salutation: 'none',
  firstName: 'Kim',
  lastName: 'Muster',
  company: null,
  street: 'Schulweg 1',
  addition: null,
  postCode: '12345',
  city: 'Musterstadt',
  country: 'DE',
  phone: null,
  postNumber: null,
  packstationNumber: null,
  email: null,
}

const nothing = async (): Promise<void> => undefined

export type Buyer = { identity: Identity; cartId: string }

/**
 * Orders and payments on a database without an engine: no job runs by itself, the provider is a fake one, and every cart has a
 * complete checkout whose payment method is that of `methodOf`.
 */
export const openOrdering = async (
  t: Teardown,
  url: string,
  { poolSize = 10, provider = createFakeProvider() }: { poolSize?: number; provider?: FakeProvider } = {},
) => {
  const db = openDatabase({ url, poolSize, statementTimeout: 30_000, connectionTimeout: 60_000 }, () => undefined)
  t.teardown(() => db.$client.end())
  return startOrdering(url, { db, provider, methodOf: new Map() })
}

/** What is outside of a process, and is left when it dies. `methodOf` has the payment method of each cart. */
type World = { db: Database; provider: FakeProvider; methodOf: Map<string, string> }

/** The process that is started after another one has died: it knows what was stored, and nothing that was in memory. */
export const startOrdering = async (url: string, world: World) => {
  const { db, provider, methodOf } = world
  const environment = readEnvironment({
    DATABASE_URL: url,
    SHOP_CLIENTS: 'edge:a-secret-of-tests',
    RATING_LINK_KEYS: '1:a-rating-key-of-tests',
    ORDER_LINK_KEYS: '1:an-order-key-of-tests',
  })
  const { carts, lightning, vouchers, stores, parameters, orderMails: mails } = createServices(db, environment)
  await Promise.all([stores.load(), parameters.load()])
  const audience = audienceOf(stores.find('de') as StoreRow, 'de-DE')

  const readForOrder: ReadForOrder = async (trx, asking) => {
    const cart = await carts.lockCalculated(trx, asking)
    const { calculation } = cart
    const paymentMethod = calculation.totals.total === 0 ? null : (methodOf.get(asking.cartId) ?? 'FAKE')
    const goods = calculation.lines.filter(({ isAvailable }) => isAvailable)
    if (goods.length === 0) return { code: 'stepIncomplete' }
    const shown = [
      goods.map(({ itemId, quantity, lightning: pieces, total, discount }) => [
        itemId,
        quantity,
        pieces,
        total,
        discount,
      ]),
      calculation.voucher?.voucher.code,
      calculation.totals,
      paymentMethod,
    ]
    return {
      ...cart,
      // Every cart is another person's.
      person: { customerId: cart.cart.customerId, keys: [] },
      network: null,
      email: 'kim@shop.test',
      billingAddress: address,
      deliveryAddress: address,
      paymentMethod,
      buyerReference: null,
      shipperCode: 'dpd',
      speditionFields: [],
      delivery: { deliveryEarliest: '2026-12-01', deliveryLatest: '2026-12-02', deliveryDaysAfterPayment: null },
      orderReference: null,
      comment: null,
      newsletter: false,
      walletSessionId: null,
      quoteHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
      legalVersion: '1',
    }
  }

  const methods = fakeMethods(provider)
  const stock = createStockService()
  const cartStates = createCartStates()
  const records = createPaymentRecords()
  const attempts = createAttemptsService({
    cartStates,
    documents: { placed: nothing, shipped: nothing },
    lightning,
    mails,
    memberships: { placed: nothing, ended: nothing },
    payments: records,
    stock,
    takeOffSession: nothing,
    vouchers,
  })
  const ordering = { attempts, db, mails, methods, readForOrder, records, stores }
  const payments = createPaymentsService({
    ...ordering,
    documents: { refunded: nothing, corrected: nothing },
    memberships: { agreed: nothing },
    returns: refundsOfReturns,
  })
  const returnToken = createReturnTokens([{ version: 1, secret: 'a-key-of-tests' }])
  const orders = createOrdersService({
    ...ordering,
    newsletter: { request: nothing },
    saveWishes: async (_trx, _cartId, wishes) => wishes,
    cartStates,
    carts,
    product: { variantAttributes: () => [] },
    returnToken,
    approvalGate: {
      check: async () => ({ kind: 'free' }),
      isOpen: async () => true,
      approved: nothing,
    },
  })

  const paymentOf = async (cartId: string): Promise<PaymentRow> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select p.id from payments p join orders o on o.id = p.order_id where o.cart_id = ${cartId}
      order by p.created_at desc limit 1`)
    return inTransaction(db, (trx) => records.lock(trx, rows[0]?.id ?? ''))
  }

  return {
    db,
    audience,
    begin: createBegin({ ...ordering, returnToken }),
    carts,
    orders,
    payments,
    provider,
    methodOf,
    paymentOf,

    /** A new visitor with a cart of these items. */
    buyer: async (
      items: Record<string, number>,
      method = 'FAKE',
      voucherCode: string | null = null,
    ): Promise<Buyer> => {
      const [visitorId, cartId] = [randomUUID(), randomUUID()]
      await db.execute(sql`insert into visitors (id, store) values (${visitorId}, 'de')`)
      await db.execute(sql`insert into carts (id, store, visitor_id, voucher_code)
        values (${cartId}, 'de', ${visitorId}, ${voucherCode})`)
      for (const [place, [itemId, quantity]] of Object.entries(items).entries())
        await db.execute(sql`insert into cart_positions (cart_id, item_id, kind, quantity, place)
          values (${cartId}, ${itemId}, 'item', ${quantity}, ${place + 1})`)
      methodOf.set(cartId, method)
      return { identity: { visitorId, customerId: null, isGuest: true }, cartId }
    },

    /** What the summary shows. */
    quote: ({ identity, cartId }: Buyer): Promise<string> =>
      inTransaction(db, async (trx) => {
        const draft = await readForOrder(trx, { identity, audience, cartId })
        return 'code' in draft ? '' : draft.quoteHash
      }),

    submit: ({ identity, cartId }: Buyer, submissionId: string = randomUUID(), quoteHash: string | null = null) =>
      orders.submit(identity, audience, { cartId, submissionId, quoteHash, comment: null, newsletter: false }),

    /** Sends commands until none is open; those that fail stay. */
    sendCommands: async (): Promise<void> => {
      for (let turn = 0; turn < 5; turn++) {
        const { rows } = await db.execute<{ id: string }>(
          sql`select id from payment_commands where state = 'open' order by created_at`,
        )
        if (rows.length === 0) return
        for (const { id } of rows) await payments.command(id, 1).catch(() => undefined)
      }
    },

    /** States of a cart with its orders, payments, claims and mails. */
    stateOf: async (cartId: string) => {
      const { rows } = await db.execute<{
        cart: string
        orders: string[]
        payments: string[]
        claims: string[]
        redemptions: number
        sold: number
        mails: string[]
        commands: string[]
        submissions: string[]
      }>(sql`
        select c.state as cart,
          array(select state from orders where cart_id = c.id order by created_at) as orders,
          array(select p.state from payments p join orders o on o.id = p.order_id where o.cart_id = c.id
            order by p.created_at) as payments,
          array(select s.state || ' ' || s.quantity || ' ' || s.item_id from stock_claims s
            join orders o on o.id = s.order_id where o.cart_id = c.id order by o.created_at, s.item_id) as claims,
          (select count(*) from voucher_redemptions where cart_id = c.id)::int as redemptions,
          (select coalesce(sum(quantity), 0) from lightning_reservations where cart_id = c.id and state = 'sold')::int as sold,
          array(select m.kind from mails m join orders o on m.values ->> 'orderId' = o.id::text where o.cart_id = c.id
            order by m.kind) as mails,
          array(select d.kind || ' ' || d.state from payment_commands d join payments p on p.id = d.payment_id
            join orders o on o.id = p.order_id where o.cart_id = c.id order by d.created_at) as commands,
          array(select point from submissions where cart_id = c.id order by created_at) as submissions
        from carts c where c.id = ${cartId}`)
      const [state] = rows
      if (!state) throw new Error('There is no such cart')
      return state
    },
  }
}

export type Ordering = Awaited<ReturnType<typeof openOrdering>>
