import { createHash, randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { ImportReturn } from '#contract/import/returns.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { returnImages, returnLabels, returnLines, returnRefunds, returns } from './returns.tables.ts'

type Violation = { path: string; message: string }

type Line = { id: string; quantity: number }

/** Lines of the records' orders, by position. */
const findLines = async (db: Executor, records: readonly ImportReturn[]) => {
  const ids = records.map(({ orderId }) => orderId)
  const found = await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids))
  const rows = await db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      position: orderLines.position,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
  const byOrder = new Map(found.map(({ id }) => [id, new Map<number, Line>()]))
  for (const { orderId, position, ...line } of rows) byOrder.get(orderId)?.set(position, line)
  return byOrder
}

const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text

const dataViolations = ({ made = [], pictures = [] }: ImportReturn): Violation[] => {
  const files = [
    ...made.flatMap(({ pdf, qr }, index) => [
      { path: `made/${index}/pdf`, data: pdf },
      ...(qr === undefined ? [] : [{ path: `made/${index}/qr`, data: qr }]),
    ]),
    ...pictures.map(({ data }, index) => ({ path: `pictures/${index}/data`, data })),
  ]
  return files.flatMap(({ path, data }) => (isBase64(data) ? [] : [{ path, message: 'the file is no base64' }]))
}

const isTwice = <Value>(values: readonly Value[]): boolean => new Set(values).size < values.length

/** What is wrong with returns that are not stored yet. */
export const openReturnChecks = async (db: Executor, records: readonly ImportReturn[]) => {
  const linesOf = await findLines(db, records)
  return (record: ImportReturn): Violation[] => {
    const lines = linesOf.get(record.orderId)
    if (!lines) return [{ path: 'orderId', message: `refers to the order ${record.orderId}, which does not exist` }]
    const announced = new Set(record.lines.map(({ position }) => position))
    const others = [
      ...(record.refunds ?? []).map(({ position }, index) => ({ position, path: `refunds/${index}/position` })),
      ...(record.pictures ?? []).map(({ position }, index) => ({ position, path: `pictures/${index}/position` })),
    ]
    return [
      ...(record.lines.length > 0 ? [] : [{ path: 'lines', message: 'has no lines' }]),
      ...(isTwice(record.lines.map(({ position }) => position))
        ? [{ path: 'lines', message: 'has a line of the order twice' }]
        : []),
      ...record.lines.flatMap(({ position, quantity, received = 0, accepted = 0 }, index) => {
        const line = lines.get(position)
        const path = `lines/${index}/position`
        if (!line) return [{ path, message: `line ${position} does not exist` }]
        return quantity <= line.quantity && received <= quantity && accepted <= received
          ? []
          : [{ path, message: `of line ${position} more goes back than there is` }]
      }),
      ...others.flatMap(({ position, path }) =>
        position === null || announced.has(position)
          ? []
          : [{ path, message: `line ${position} is none of the return` }],
      ),
      ...(isTwice((record.made ?? []).map(({ number }) => number)) || (record.made ?? []).length > record.labels
        ? [{ path: 'made', message: 'has more labels than were asked for, or one twice' }]
        : []),
      ...dataViolations(record),
    ]
  }
}

const bytesOf = (data: string): Buffer => Buffer.from(data, 'base64')

const importReturn = async (
  trx: Transaction,
  record: ImportReturn,
  orderedLines: ReadonlyMap<number, Line>,
): Promise<void> => {
  const { rma, orderId, state, regulation, carrier, labels, contact, language, lines } = record
  const id = randomUUID()
  const announcedAt = new Date(record.announcedAt)
  await trx.insert(returns).values({
    id,
    rma,
    orderId,
    // A submission of this id never comes again.
    submissionId: randomUUID(),
    state,
    regulation,
    carrier,
    labels,
    contact,
    language,
    announcedAt,
    receivedAt: record.receivedAt === null ? null : new Date(record.receivedAt),
    changedAt: announcedAt,
  })
  const rows = lines.map(({ position, comment = '', components = [], received = 0, accepted = 0, ...line }) => ({
    ...line,
    id: randomUUID(),
    returnId: id,
    lineId: orderedLines.get(position)?.id ?? '',
    comment,
    components,
    received,
    accepted,
    position,
  }))
  await trx.insert(returnLines).values(rows)
  const returnLineAt = new Map(rows.map((row) => [row.position, row.id]))
  const refunds = (record.refunds ?? []).map(({ position, event, createdAt, ...refund }) => ({
    ...refund,
    returnId: id,
    returnLineId: position === null ? null : (returnLineAt.get(position) ?? null),
    eventId: event,
    createdAt: new Date(createdAt),
  }))
  if (refunds.length > 0) await trx.insert(returnRefunds).values(refunds)
  for (const { number, trackingCode, pdf, qr, createdAt } of record.made ?? [])
    await trx.insert(returnLabels).values({
      returnId: id,
      number,
      trackingCode,
      pdf: bytesOf(pdf),
      qr: qr === undefined ? null : bytesOf(qr),
      createdAt: new Date(createdAt),
    })
  for (const { position, mime, data, receivedAt, ...picture } of record.pictures ?? []) {
    const content = bytesOf(data)
    await trx.insert(returnImages).values({
      ...picture,
      orderId,
      returnId: id,
      lineId: orderedLines.get(position)?.id ?? '',
      signatureId: randomUUID(),
      mediaType: mime,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      content,
      receivedAt: new Date(receivedAt),
    })
  }
}

/** Stores returns of orders. Labels that are still to be made are ordered by the round that finds lost ones. */
export const importReturns = async (trx: Transaction, records: readonly ImportReturn[]): Promise<void> => {
  const linesOf = await findLines(trx, records)
  for (const record of records) await importReturn(trx, record, linesOf.get(record.orderId) ?? new Map())
}
