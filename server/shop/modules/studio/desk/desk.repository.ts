import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { organisationNumber } from '../../account/visitors/accounts/customer-number.ts'
import { customers } from '../../account/visitors/visitors.tables.ts'
import { paymentCommands, paymentEvents, payments } from '../../checkout/payments/payments.tables.ts'
import { mails } from '../../mail/mails/mails.tables.ts'
import { shipmentLines, shipments } from '../../orders/orders/fulfilment/fulfilment.tables.ts'
import { type OrderRow, orderLines, orders } from '../../orders/orders/orders.tables.ts'
import { returnLines, returns } from '../../orders/returns/returns.tables.ts'
import { type OrderNoteRow, orderNotes } from './desk.tables.ts'

/** Null for a number that no order of the store has. */
export const findOrderOfStore = async (db: Executor, number: string, store: StoreId): Promise<OrderRow | null> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.store, store)))
  return row ?? null
}

export const findOrderOfCommand = async (db: Executor, id: string, store: StoreId): Promise<OrderRow | null> => {
  const [row] = await db
    .select({ order: orders })
    .from(paymentCommands)
    .innerJoin(payments, eq(payments.id, paymentCommands.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(paymentCommands.id, id), eq(orders.store, store)))
  return row?.order ?? null
}

export const findOrderOfMail = async (db: Executor, id: string, store: StoreId): Promise<OrderRow | null> => {
  const [row] = await db
    .select({ order: orders })
    .from(mails)
    .innerJoin(orders, eq(sql`${orders.id}::text`, sql`${mails.values} ->> 'orderId'`))
    .where(and(eq(mails.id, id), eq(orders.store, store)))
  return row?.order ?? null
}

/** The customer behind an order who has not left. */
export const findBuyer = async (db: Executor, id: string | null) => {
  if (id === null) return null
  const [row] = await db
    .select({ customerId: customers.id, customerNumber: organisationNumber })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  return row ?? null
}

export const findNotes = (db: Executor, orderId: string): Promise<OrderNoteRow[]> =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(desc(orderNotes.at))

export const insertNote = async (trx: Transaction, row: Pick<OrderNoteRow, 'orderId' | 'text' | 'editor'>) => {
  await trx.insert(orderNotes).values(row)
}

/** What a page of an order shows of its payments, parcels and returns. */
export const findPartsOf = async (db: Executor, orderId: string) => {
  const tries = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.attempt))
  const ids = tries.map(({ id }) => id)
  const ofPayments = ids.length > 0
  return {
    lines: await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    payments: tries,
    commands: ofPayments
      ? await db
          .select()
          .from(paymentCommands)
          .where(inArray(paymentCommands.paymentId, ids))
          .orderBy(asc(paymentCommands.createdAt))
      : [],
    events: ofPayments
      ? await db
          .select()
          .from(paymentEvents)
          .where(inArray(paymentEvents.paymentId, ids))
          .orderBy(desc(paymentEvents.receivedAt))
          .limit(50)
      : [],
    shipments: await db
      .select()
      .from(shipments)
      .where(eq(shipments.orderId, orderId))
      .orderBy(asc(shipments.shippedAt)),
    shipped: await db
      .select({ shipmentId: shipmentLines.shipmentId, lineId: shipmentLines.lineId, quantity: shipmentLines.quantity })
      .from(shipmentLines)
      .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
      .where(eq(shipments.orderId, orderId)),
    returnIds: (await db.select({ id: returns.id }).from(returns).where(eq(returns.orderId, orderId))).map(
      (row) => row.id,
    ),
    returned: await db
      .select({ lineId: returnLines.lineId, quantity: returnLines.quantity })
      .from(returnLines)
      .innerJoin(returns, eq(returns.id, returnLines.returnId))
      .where(eq(returns.orderId, orderId)),
  }
}
