import { and, asc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { organisationNumber } from '#engine/modules/account/visitors/accounts/customer-number.ts'
import { businessCustomers, customers } from '#engine/modules/account/visitors/visitors.tables.ts'
import { payments } from '#engine/modules/checkout/payments/payments.tables.ts'
import {
  type DocumentData,
  type DocumentKind,
  invoiceNumbers,
  type OrderDocumentRow,
  orderDocuments,
} from './documents.tables.ts'

export type NewDocument = Pick<OrderDocumentRow, 'orderId' | 'kind' | 'reason' | 'mediaType'> &
  Partial<Pick<OrderDocumentRow, 'occasion' | 'data'>>

/** Id of the document that is to be made; null where it was wanted before. */
export const insertDocument = async (trx: Transaction, row: NewDocument): Promise<string | null> => {
  const [inserted] = await trx
    .insert(orderDocuments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: orderDocuments.id })
  return inserted?.id ?? null
}

/** Without the content: what is listed. */
export type DocumentHead = Pick<OrderDocumentRow, 'kind' | 'number' | 'occasion' | 'mediaType'> & { isReady: boolean }

/** Documents of an order in the order in which they were wanted. */
export const findDocumentHeads = (db: Executor, orderId: string): Promise<DocumentHead[]> =>
  db
    .select({
      kind: orderDocuments.kind,
      number: orderDocuments.number,
      occasion: orderDocuments.occasion,
      mediaType: orderDocuments.mediaType,
      isReady: sql<boolean>`${orderDocuments.sha256} is not null`,
    })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(asc(orderDocuments.createdAt), asc(orderDocuments.kind), asc(orderDocuments.occasion))

/** A document that is made; `number` is that of its series or its occasion, null for the only one of its kind. */
export const findMadeDocument = async (
  db: Executor,
  { orderId, kind, number }: { orderId: string; kind: DocumentKind; number: string | null },
): Promise<(OrderDocumentRow & { content: Buffer }) | null> => {
  const isIt = number === null ? undefined : sql`${number} in (${orderDocuments.number}, ${orderDocuments.occasion})`
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, kind), isIt))
    .limit(1)
  return row?.content ? { ...row, content: row.content } : null
}

/** The invoice of an order, electronic or not; null where none was wanted yet. */
export const findInvoice = async (db: Executor, orderId: string): Promise<OrderDocumentRow | null> => {
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), inArray(orderDocuments.kind, ['invoice', 'xrechnung'])))
  return row ?? null
}

/** All documents of an order, without their content, in the order in which they were wanted. */
export const findDocuments = (db: Executor, orderId: string): Promise<Omit<OrderDocumentRow, 'content' | 'data'>[]> => {
  const { content: _content, data: _data, ...columns } = getTableColumns(orderDocuments)
  return db
    .select(columns)
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(asc(orderDocuments.createdAt))
}

export const findContent = async (db: Executor, id: string): Promise<Buffer | null> => {
  const [row] = await db
    .select({ content: orderDocuments.content })
    .from(orderDocuments)
    .where(eq(orderDocuments.id, id))
  return row?.content ?? null
}

/** Sum of the credit notes of an order, minor units. */
export const sumCredited = async (trx: Transaction, orderId: string): Promise<number> => {
  const [row] = await trx
    .select({ sum: sql<number>`coalesce(sum((${orderDocuments.data} ->> 'amount')::int), 0)::int` })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, 'creditNote')))
  return row?.sum ?? 0
}

/** What the credit notes of an order credit that have their number before this one; nothing for other kinds. */
export const findEarlierCredits = async (
  db: Executor,
  { orderId, kind, number }: Pick<OrderDocumentRow, 'orderId' | 'kind' | 'number'>,
): Promise<DocumentData[]> => {
  if (kind !== 'creditNote' || number === null) return []
  const rows = await db
    .select({ data: orderDocuments.data })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, kind), lt(orderDocuments.number, number)))
    .orderBy(asc(orderDocuments.number))
  return rows.map(({ data }) => data)
}

/** Locks a document until the transaction ends, so that one job gives it its number. */
export const lockDocument = async (trx: Transaction, id: string): Promise<OrderDocumentRow | null> => {
  const [row] = await trx.select().from(orderDocuments).where(eq(orderDocuments.id, id)).for('update')
  return row ?? null
}

/** The next number of a series; others wait for it until the transaction ends, so that one that is rolled back leaves no gap. */
export const nextNumber = async (trx: Transaction, series: 'invoice' | 'creditNote', year: number): Promise<number> => {
  const [row] = await trx
    .insert(invoiceNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.series, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last })
  if (!row) throw new Error(`The series ${series} has no number`)
  return row.last
}

export const saveIssued = async (
  trx: Transaction,
  id: string,
  issued: Pick<OrderDocumentRow, 'number' | 'issuedAt'>,
): Promise<void> => {
  await trx.update(orderDocuments).set(issued).where(eq(orderDocuments.id, id))
}

/** What is made stays: a second job of the same document changes nothing. */
export const saveContent = async (
  trx: Transaction,
  id: string,
  made: { content: Buffer; sha256: string },
): Promise<boolean> => {
  const rows = await trx
    .update(orderDocuments)
    .set(made)
    .where(and(eq(orderDocuments.id, id), isNull(orderDocuments.sha256)))
    .returning({ id: orderDocuments.id })
  return rows.length > 0
}

/** What invoices say of a customer besides the address. */
export type Buyer = { vatId: string | null; customerNumber: string | null }

export const findBuyer = async (db: Executor, customerId: string | null): Promise<Buyer> => {
  const unknown = { vatId: null, customerNumber: null }
  if (customerId === null) return unknown
  const [row] = await db
    .select({ vatId: businessCustomers.vatRegistrationNo, customerNumber: organisationNumber })
    .from(customers)
    .leftJoin(businessCustomers, eq(businessCustomers.customerId, customers.id))
    .where(eq(customers.id, customerId))
  return row ?? unknown
}

/** Minor units that have gone back for an order, or off its bill, so far. */
export const sumGivenUp = async (trx: Transaction, orderId: string): Promise<number> => {
  const [row] = await trx
    .select({ sum: sql<number>`coalesce(sum(${payments.refunded} + ${payments.credited}), 0)::int` })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return row?.sum ?? 0
}
