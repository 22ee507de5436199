import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { businessCustomers } from '../../visitors/visitors.tables.ts'
import { type OrderDocumentRow, orderDocuments } from './documents.tables.ts'

/** A document that an order has already stays as it is. */
export const insertDocument = async (db: Executor, row: typeof orderDocuments.$inferInsert): Promise<void> => {
  await db.insert(orderDocuments).values(row).onConflictDoNothing()
}

export const findDocument = async (
  db: Executor,
  orderId: string,
  kind: OrderDocumentRow['kind'],
): Promise<OrderDocumentRow | null> => {
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, kind)))
  return row ?? null
}

/** Kinds of documents that an order has already. */
export const findDocumentKinds = async (db: Executor, orderId: string): Promise<OrderDocumentRow['kind'][]> => {
  const rows = await db
    .select({ kind: orderDocuments.kind })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
  return rows.map(({ kind }) => kind)
}

export const findVatId = async (db: Executor, customerId: string): Promise<string | null> => {
  const [row] = await db
    .select({ vatId: businessCustomers.vatRegistrationNo })
    .from(businessCustomers)
    .where(eq(businessCustomers.customerId, customerId))
  return row?.vatId ?? null
}
