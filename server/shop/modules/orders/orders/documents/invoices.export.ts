import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { ImportInvoice } from '#contract/import/invoices.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import { orderLines } from '../orders.tables.ts'
import { type OrderDocumentRow, orderDocuments } from './documents.tables.ts'
import { invoiceIdOf } from './invoices.import.ts'

const invoiceKinds = ['invoice', 'xrechnung', 'creditNote'] as const

/** Id of a document's record. */
const recordId: SQL<string> = sql`case when ${orderDocuments.kind} = 'creditNote'
  then ${orderDocuments.orderId} || '/' || ${orderDocuments.occasion} else ${orderDocuments.orderId}::text end`

type Part = { orderId: string; lineId: string; position: number; total: number }

const recordOf = (row: OrderDocumentRow, total: number, positions: ReadonlyMap<string, number>): ImportInvoice => {
  const { orderId, kind, occasion, reason, number, issuedAt, data, content } = row
  const isCredit = kind === 'creditNote'
  const lines = (data.lines ?? []).flatMap(({ lineId, quantity, amount = 0 }) => {
    const position = positions.get(lineId)
    return position === undefined ? [] : [{ position, quantity, amount }]
  })
  return {
    orderId,
    type: isCredit ? 'creditNote' : 'invoice',
    occasion,
    reason: reason as NonNullable<ImportInvoice['reason']>,
    number,
    issuedAt: issuedAt?.toISOString() ?? null,
    total: isCredit ? (data.amount ?? 0) : total,
    lines,
    shipping: data.shipping ?? 0,
    refunds: data.refunds ?? [],
    ...(content && { file: content.toString('base64') }),
  }
}

const normalised = (record: ImportInvoice): ImportInvoice =>
  defined({
    orderId: record.orderId,
    type: record.type,
    occasion: record.occasion || undefined,
    reason: record.reason === 'imported' ? undefined : record.reason,
    number: record.number,
    issuedAt: record.issuedAt && new Date(record.issuedAt).toISOString(),
    total: record.total,
    lines: record.lines?.length ? record.lines : undefined,
    shipping: record.shipping || undefined,
    refunds: record.refunds?.length ? record.refunds : undefined,
    file: record.file,
  }) as ImportInvoice

const orderOf = (id: string): string => id.split('/', 1)[0] ?? ''

/** Stored invoices and credit notes in the form of an import, also those that are still to be written. */
export const invoiceExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    // By number, so that an import in this order is one of the days.
    const rows = await db
      .select({ id: recordId })
      .from(orderDocuments)
      .where(inArray(orderDocuments.kind, [...invoiceKinds]))
      .orderBy(sql`${orderDocuments.number} nulls last`, recordId)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportInvoice>> => {
    const orderIds = [...new Set(ids.map(orderOf))]
    const rows = await db
      .select()
      .from(orderDocuments)
      .where(
        and(
          inArray(orderDocuments.orderId, orderIds),
          inArray(recordId, [...ids]),
          inArray(orderDocuments.kind, [...invoiceKinds]),
        ),
      )
    const { rows: parts } = await db.execute<Part>(sql`
      select o.id as "orderId", o.total, l.id as "lineId", l.position from orders o join ${orderLines} l on l.order_id = o.id
      where o.id = any(${sql.param(orderIds)}::uuid[])`)
    const totals = new Map(parts.map(({ orderId, total }) => [orderId, total]))
    const positions = new Map(parts.map(({ lineId, position }) => [lineId, position]))
    return new Map(
      rows.map((row) => {
        const record = normalised(recordOf(row, totals.get(row.orderId) ?? 0, positions))
        return [invoiceIdOf(record), record]
      }),
    )
  },
  normalised,
}

/** Invoices of these that credit notes besides them correct: they stay. */
export const findCorrectedInvoices = async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct order_id::text as id from ${orderDocuments}
    where kind = 'creditNote' and order_id::text = any(${sql.param([...ids])}::text[])
      and order_id || '/' || occasion <> all(${sql.param([...ids])}::text[])`)
  return rows.map(({ id }) => id)
}

export const removeInvoices = async (db: Executor, ids: readonly string[]): Promise<void> => {
  await db
    .delete(orderDocuments)
    .where(
      and(
        inArray(orderDocuments.orderId, [...new Set(ids.map(orderOf))]),
        inArray(recordId, [...ids]),
        inArray(orderDocuments.kind, [...invoiceKinds]),
      ),
    )
}
