import { inArray, sql } from 'drizzle-orm'
import type { ImportReturn } from '#contract/import/returns.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import { orderLines } from '../orders/orders.tables.ts'
import { returnImages, returnLabels, returnLines, returnRefunds, returns } from './returns.tables.ts'

const isoTime = (time: string | Date): string => new Date(time).toISOString()

const ordered = <Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string | number): Row[] | undefined =>
  rows?.length ? rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) : undefined

const normalised = (record: ImportReturn): ImportReturn =>
  defined({
    rma: record.rma,
    orderId: record.orderId,
    state: record.state,
    regulation: record.regulation,
    carrier: record.carrier,
    labels: record.labels,
    contact: record.contact,
    language: record.language,
    announcedAt: isoTime(record.announcedAt),
    receivedAt: record.receivedAt && isoTime(record.receivedAt),
    lines: record.lines
      .map((line) =>
        defined({
          position: line.position,
          quantity: line.quantity,
          reason: line.reason,
          comment: line.comment || undefined,
          components: line.components?.length ? line.components : undefined,
          received: line.received || undefined,
          accepted: line.accepted || undefined,
        }),
      )
      .toSorted((one, other) => one.position - other.position),
    refunds: ordered(
      record.refunds?.map((each) => ({ ...each, createdAt: isoTime(each.createdAt) })),
      ({ id }) => id,
    ),
    made: ordered(
      record.made?.map((each) => defined({ ...each, createdAt: isoTime(each.createdAt) })),
      ({ number }) => number,
    ),
    pictures: ordered(
      record.pictures?.map((each) => ({ ...each, receivedAt: isoTime(each.receivedAt) })),
      ({ id }) => id,
    ),
  }) as ImportReturn

const find = async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportReturn>> => {
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.rma, [...ids]))
  const returnIds = rows.map(({ id }) => id)
  const ordersLines = await db
    .select({ id: orderLines.id, position: orderLines.position })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ orderId }) => orderId),
      ),
    )
  const positions = new Map(ordersLines.map(({ id, position }) => [id, position]))
  const lines = await db.select().from(returnLines).where(inArray(returnLines.returnId, returnIds))
  const refunds = await db.select().from(returnRefunds).where(inArray(returnRefunds.returnId, returnIds))
  const labels = await db.select().from(returnLabels).where(inArray(returnLabels.returnId, returnIds))
  const images = await db.select().from(returnImages).where(inArray(returnImages.returnId, returnIds))
  const positionOf = (lineId: string): number => positions.get(lineId) ?? 0
  const returnLinePositions = new Map(lines.map(({ id, lineId }) => [id, positionOf(lineId)]))
  const of = <Row extends { returnId: string | null }>(all: readonly Row[], id: string): Row[] =>
    all.filter(({ returnId }) => returnId === id)
  return new Map(
    rows.map((row) => {
      const record = {
        rma: row.rma,
        orderId: row.orderId,
        state: row.state,
        regulation: row.regulation,
        carrier: row.carrier,
        labels: row.labels,
        contact: row.contact,
        language: row.language,
        announcedAt: isoTime(row.announcedAt),
        receivedAt: row.receivedAt && isoTime(row.receivedAt),
        lines: of(lines, row.id).map(({ lineId, quantity, reason, comment, components, received, accepted }) => ({
          position: positionOf(lineId),
          quantity,
          reason,
          comment,
          components,
          received,
          accepted,
        })),
        refunds: of(refunds, row.id).map(({ id, returnLineId, eventId, quantity, amount, createdAt }) => ({
          id,
          position: returnLineId === null ? null : (returnLinePositions.get(returnLineId) ?? null),
          event: eventId,
          quantity,
          amount,
          createdAt: isoTime(createdAt),
        })),
        made: of(labels, row.id).map(({ number, trackingCode, pdf, qr, createdAt }) => ({
          number,
          trackingCode,
          pdf: pdf.toString('base64'),
          ...(qr && { qr: qr.toString('base64') }),
          createdAt: isoTime(createdAt),
        })),
        pictures: of(images, row.id).map(({ id, lineId, name, mediaType, content, receivedAt }) => ({
          id,
          position: positionOf(lineId),
          name,
          mime: mediaType,
          data: content.toString('base64'),
          receivedAt: isoTime(receivedAt),
        })),
      }
      return [row.rma, normalised(record as ImportReturn)]
    }),
  )
}

/** Stored returns in the form of an import. */
export const returnExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const rows = await db.select({ rma: returns.rma }).from(returns).orderBy(returns.rma)
    return rows.map(({ rma }) => rma)
  },
  find,
  normalised,
}

/** Returns of these that have gone on since they were announced: they stay. */
export const findTouchedReturns = async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ rma: returns.rma })
    .from(returns)
    .where(sql`${inArray(returns.rma, [...ids])} and ${returns.changedAt} is distinct from ${returns.announcedAt}`)
  return rows.map(({ rma }) => rma)
}

export const removeReturns = async (db: Executor, ids: readonly string[]): Promise<void> => {
  await db.delete(returns).where(inArray(returns.rma, [...ids]))
}
