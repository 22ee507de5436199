import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ImportMembership } from '#contract/import/memberships.ts'
import type { Transaction } from '#engine/db/database.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import { payments } from '../../checkout/payments/payments.tables.ts'
import { orderLines, orders, orderTaxes } from '../../orders/orders/orders.tables.ts'
import { membershipRows } from '../../orders/orders/submit/membership-rows.ts'
import { stores } from '../../stores/stores/stores.tables.ts'
import { endOfPeriod } from './prime.rules.ts'
import { subscriptionPeriods, subscriptions } from './prime.tables.ts'

const importMembership = async (trx: Transaction, record: ImportMembership): Promise<void> => {
  const { orderId, orderNumber, customerId, language, paymentMethod, price, months, startsAt, address } = record
  const [store] = await trx.select().from(stores).where(eq(stores.id, record.store))
  if (!store) throw new Error(`There is no store ${record.store}`)
  const paidUntil = endOfPeriod({ startsAt, months }, 1)
  const cartId = randomUUID()
  const cart = { id: cartId, store: store.id, customerId, purpose: 'membership' as const }
  await trx.insert(carts).values({ ...cart, state: 'submitted', submittedAt: startsAt })
  const { order, lines, taxes } = membershipRows({
    id: orderId,
    cartId,
    store,
    language,
    customerId,
    visitorId: null,
    paymentMethod,
    price,
    name: record.name,
    email: record.email,
    billingAddress: {
      ...address,
      formType: 'private',
      addition: null,
      phone: null,
      postNumber: null,
      packstationNumber: null,
      email: null,
    },
    legalVersion: '',
    quoteHash: '',
  })
  const times = { createdAt: startsAt, placedAt: startsAt, changedAt: startsAt }
  await trx.insert(orders).values({ ...order, ...times, number: orderNumber, state: 'completed' })
  await trx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })))
  await trx.insert(orderTaxes).values(taxes.map((tax) => ({ ...tax, orderId })))
  await trx.insert(payments).values({
    orderId,
    attempt: 1,
    method: paymentMethod,
    merchantRef: `${orderNumber}-1`,
    amount: price,
    currency: order.currency,
    state: 'captured',
    authorised: price,
    captured: price,
    createdAt: startsAt,
  })
  const id = randomUUID()
  const terms = { store: store.id, language, customerId, price, months, method: paymentMethod }
  await trx.insert(subscriptions).values({
    ...terms,
    id,
    state: 'active',
    startsAt,
    paidUntil,
    nextRenewalAt: paidUntil,
    createdAt: startsAt,
  })
  await trx
    .insert(subscriptionPeriods)
    .values({ subscriptionId: id, number: 1, cartId, orderId, startsAt, endsAt: paidUntil })
}

/** Stores memberships that were ordered before, each with its paid order. */
export const importMemberships = async (trx: Transaction, records: readonly ImportMembership[]): Promise<void> => {
  for (const record of records) await importMembership(trx, record)
}
