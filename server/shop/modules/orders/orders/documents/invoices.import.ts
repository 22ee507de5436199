import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ImportInvoice } from '#contract/import/invoices.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { orderLines, orders } from '../orders.tables.ts'
import { invoiceKindOf, mediaTypeOf, readDocumentNumber } from './documents.rules.ts'
import { type DocumentKind, invoiceNumbers, orderDocuments } from './documents.tables.ts'

type Violation = { path: string; message: string }

/** Id of a record: its order, with the occasion of a credit note. */
export const invoiceIdOf = ({ orderId, type, occasion = '' }: ImportInvoice): string =>
  type === 'creditNote' ? `${orderId}/${occasion}` : orderId

const bytesOf = (file: string): Buffer => Buffer.from(file, 'base64')

const isBase64 = (text: string): boolean => bytesOf(text).toString('base64') === text

const beginnings: Record<string, RegExp> = { 'application/pdf': /^%PDF-/, 'application/xml': /^\uFEFF?\s*</ }

const kindOf = (
  { type }: ImportInvoice,
  order: { buyerReference: string | null },
): Extract<DocumentKind, 'invoice' | 'xrechnung' | 'creditNote'> =>
  type === 'creditNote' ? 'creditNote' : invoiceKindOf(order)

const fileViolations = ({ file }: ImportInvoice, mediaType: string): Violation[] => {
  if (file === undefined) return []
  const begins = beginnings[mediaType]?.test(bytesOf(file).subarray(0, 100).toString('utf8')) ?? false
  return begins && isBase64(file) ? [] : [{ path: 'file', message: `the file is no ${mediaType} in base64` }]
}

const findOrders = async (db: Executor, records: readonly ImportInvoice[]) => {
  const rows = await db
    .select({ id: orders.id, number: orders.number, total: orders.total, buyerReference: orders.buyerReference })
    .from(orders)
    .where(
      inArray(
        orders.id,
        records.map(({ orderId }) => orderId),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

const findLineIds = async (db: Executor, records: readonly ImportInvoice[]) => {
  const rows = await db
    .select({ id: orderLines.id, orderId: orderLines.orderId, position: orderLines.position })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        records.map(({ orderId }) => orderId),
      ),
    )
  const ids = new Map(rows.map(({ id, orderId, position }) => [`${orderId} ${position}`, id]))
  return (orderId: string, position: number): string | undefined => ids.get(`${orderId} ${position}`)
}

/** Records by the numbers that stored documents have. */
const findByNumbers = async (db: Executor, records: readonly ImportInvoice[]) => {
  const rows = await db
    .select({ number: orderDocuments.number, order: orders.number })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(
      inArray(
        orderDocuments.number,
        records.flatMap(({ number }) => number ?? []),
      ),
    )
  return new Map(rows.map(({ number, order }) => [number, order]))
}

/** What is wrong with invoices that are not stored yet. */
export const openInvoiceChecks = async (db: Executor, records: readonly ImportInvoice[]) => {
  const ordersById = await findOrders(db, records)
  const lineId = await findLineIds(db, records)
  const ordersByNumber = await findByNumbers(db, records)
  const numbers = new Set<string>()
  return (record: ImportInvoice): Violation[] => {
    const { orderId, type, occasion = '', number, issuedAt, total, lines = [], shipping = 0 } = record
    const order = ordersById.get(orderId)
    if (!order) return [{ path: 'orderId', message: `refers to the order ${orderId}, which does not exist` }]
    const isTwice = number !== null && (numbers.has(number) || ordersByNumber.has(number))
    if (number !== null) numbers.add(number)
    const named = lines.reduce((sum, { amount }) => sum + amount, shipping)
    return [
      ...((number === null) === (issuedAt === null)
        ? []
        : [{ path: 'issuedAt', message: 'a number and its day belong together' }]),
      ...(number === '' ? [{ path: 'number', message: 'the number is empty' }] : []),
      ...(number === null && record.file !== undefined
        ? [{ path: 'file', message: 'what has no number has no file yet' }]
        : []),
      ...(isTwice
        ? [
            {
              path: 'number',
              message: `its number is that of another invoice${ordersByNumber.has(number) ? `, of the order ${ordersByNumber.get(number)}` : ''}`,
            },
          ]
        : []),
      ...(type === 'invoice' && total !== order.total
        ? [{ path: 'total', message: `its total is ${total}, and that of the order ${order.number} is ${order.total}` }]
        : []),
      ...(type === 'creditNote' && occasion === ''
        ? [{ path: 'occasion', message: 'a credit note has an occasion' }]
        : []),
      ...(type === 'invoice' && occasion !== ''
        ? [{ path: 'occasion', message: 'an order has one invoice, without an occasion' }]
        : []),
      ...(type === 'creditNote' && (total > order.total || total < named)
        ? [{ path: 'total', message: 'it credits more than the order, or less than its own lines' }]
        : []),
      ...lines.flatMap(({ position }, index) =>
        lineId(orderId, position) === undefined
          ? [{ path: `lines/${index}/position`, message: `line ${position} does not exist` }]
          : [],
      ),
      ...fileViolations(record, mediaTypeOf(kindOf(record, order), order)),
    ]
  }
}

/** The shop gives no number of its own series that an import has brought. */
const keepNumbersFree = async (trx: Transaction, records: readonly ImportInvoice[]): Promise<void> => {
  const last = new Map<string, NonNullable<ReturnType<typeof readDocumentNumber>>>()
  for (const { number } of records) {
    const own = number === null ? null : readDocumentNumber(number)
    const key = own && `${own.series} ${own.year}`
    if (own && key && own.count > (last.get(key)?.count ?? 0)) last.set(key, own)
  }
  for (const { series, year, count } of last.values())
    await trx
      .insert(invoiceNumbers)
      .values({ series, year, last: count })
      .onConflictDoUpdate({
        target: [invoiceNumbers.series, invoiceNumbers.year],
        set: { last: sql`greatest(${invoiceNumbers.last}, ${count})` },
      })
}

/**
 * Stores invoices and credit notes of orders with their numbers and days. One without a file is written by a job from the order, and one without
 * a number gets its number then.
 */
export const importInvoices = async (trx: Transaction, records: readonly ImportInvoice[]): Promise<void> => {
  const ordersById = await findOrders(trx, records)
  const lineId = await findLineIds(trx, records)
  await keepNumbersFree(trx, records)
  for (const record of records) {
    const { orderId, type, occasion = '', reason = 'imported', number, issuedAt, total, file } = record
    const order = ordersById.get(orderId)
    if (!order) throw new Error(`There is no order ${orderId}`)
    const kind = kindOf(record, order)
    const { lines, shipping, refunds } = record
    const goods = {
      amount: total,
      ...(lines && {
        lines: lines.map(({ position, ...line }) => ({ lineId: lineId(orderId, position) ?? '', ...line })),
      }),
      ...(shipping !== undefined && { shipping }),
      ...(refunds && { refunds }),
    }
    const content = file === undefined ? null : bytesOf(file)
    const [row] = await trx
      .insert(orderDocuments)
      .values({
        orderId,
        kind,
        occasion,
        reason,
        data: type === 'creditNote' ? goods : {},
        number,
        issuedAt: issuedAt === null ? null : new Date(issuedAt),
        mediaType: mediaTypeOf(kind, order),
        content,
        sha256: content && createHash('sha256').update(content).digest('hex'),
        ...(issuedAt !== null && { createdAt: new Date(issuedAt) }),
      })
      .returning({ id: orderDocuments.id })
    if (row && content === null) await addJob(trx, 'orders.document', { id: row.id })
  }
}
