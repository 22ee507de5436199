import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import {
  type OrderLineRow,
  type OrderRow,
  type OrderTaxRow,
  orderLines,
  orders,
  orderTaxes,
} from '../orders/orders.tables.ts'
import type { LineFacts } from '../orders/view/returnable.rules.ts'
import { travelDays } from './return.rules.ts'
import {
  type DraftContent,
  type ReturnLineRow,
  type ReturnRow,
  returnDrafts,
  returnImages,
  returnLabels,
  returnLines,
  returnRefunds,
  returns,
} from './returns.tables.ts'

export const findOrderById = async (db: Executor, id: string): Promise<OrderRow | null> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0] ?? null

export const findOrderByNumber = async (db: Executor, number: string): Promise<OrderRow | null> =>
  (await db.select().from(orders).where(eq(orders.number, number)))[0] ?? null

/**
 * Id of the order with this number and postcode. One statement with one plan, so that its time does not reveal which of the two is wrong.
 */
export const findIdByPostCode = async (
  db: Executor,
  { number, postCode, store }: { number: string; postCode: string; store: StoreId },
): Promise<string | null> => {
  const plain = (address: string) =>
    sql.raw(
      `regexp_replace(regexp_replace(upper(${address} ->> 'postCode'), '^[A-Z]{1,3}[ -]+(?=[0-9])', ''), '[^[:alnum:]]', '', 'g')`,
    )
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where number = ${number} and store = ${store} and placed_at is not null
      and ${postCode} in (${plain('billing_address')}, ${plain('delivery_address')})`)
  return rows[0]?.id ?? null
}

/** Held while a return of the order is made or judged; other writers of orders take it after the cart's. */
export const lockOrderRow = async (trx: Transaction, id: string): Promise<void> => {
  await trx.execute(sql`select from orders where id = ${id}::uuid for no key update`)
}

export type LineOfOrder = {
  line: OrderLineRow
  facts: LineFacts
  /** Pieces that were taken back for their money. */
  accepted: number
}

/** Lines of an order by position, with what was shipped of them and announced as a return. */
export const findLinesWithFacts = async (db: Executor, orderId: string): Promise<LineOfOrder[]> => {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const { rows } = await db.execute<{
    id: string
    shipped: number
    arrivedAt: string | null
    returned: number
    accepted: number
  }>(sql`
    select l.id, coalesce(s.shipped, 0)::int as shipped, s.arrived_at as "arrivedAt",
      coalesce(r.returned, 0)::int as returned, coalesce(r.accepted, 0)::int as accepted
    from order_lines l
    left join lateral (select sum(sl.quantity) as shipped,
        max(coalesce(sh.delivered_at, sh.shipped_at + make_interval(days => ${travelDays}))) as arrived_at
      from shipment_lines sl join shipments sh on sh.id = sl.shipment_id where sl.line_id = l.id) s on true
    left join lateral (select sum(rl.quantity) as returned,
        sum(rl.accepted) filter (where rt.regulation = 'refund') as accepted
      from return_lines rl join returns rt on rt.id = rl.return_id where rl.line_id = l.id) r on true
    where l.order_id = ${orderId}::uuid`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return lines.map((line) => {
    const { shipped = 0, returned = 0, accepted = 0, arrivedAt = null } = byId.get(line.id) ?? {}
    const { id, kind, quantity } = line
    const arrived = arrivedAt === null ? null : new Date(arrivedAt)
    return { line, accepted, facts: { id, kind, quantity, shipped, returned, arrivedAt: arrived } }
  })
}

export const findTaxes = (db: Executor, orderId: string): Promise<OrderTaxRow[]> =>
  db.select().from(orderTaxes).where(eq(orderTaxes.orderId, orderId))

export type WholeReturn = {
  row: ReturnRow
  lines: ReturnLineRow[]
  labels: { number: number; trackingCode: string | null; hasQr: boolean }[]
  /** Minor units. */
  refund: number
}

/** Without the content of labels: three queries, however many returns there are. */
const withParts = async (db: Executor, rows: readonly ReturnRow[]): Promise<WholeReturn[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(returnLines).where(inArray(returnLines.returnId, ids))
  const labels = await db
    .select({
      returnId: returnLabels.returnId,
      number: returnLabels.number,
      trackingCode: returnLabels.trackingCode,
      hasQr: sql<boolean>`${returnLabels.qr} is not null`,
    })
    .from(returnLabels)
    .where(inArray(returnLabels.returnId, ids))
    .orderBy(asc(returnLabels.number))
  const refunds = await db
    .select({ returnId: returnRefunds.returnId, amount: sql<number>`sum(${returnRefunds.amount})::int` })
    .from(returnRefunds)
    .where(inArray(returnRefunds.returnId, ids))
    .groupBy(returnRefunds.returnId)
  return rows.map((row) => ({
    row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    labels: labels.filter(({ returnId }) => returnId === row.id),
    refund: refunds.find(({ returnId }) => returnId === row.id)?.amount ?? 0,
  }))
}

/** Oldest first. */
export const findReturnsOfOrders = async (db: Executor, orderIds: readonly string[]): Promise<WholeReturn[]> =>
  withParts(
    db,
    await db
      .select()
      .from(returns)
      .where(inArray(returns.orderId, [...orderIds]))
      .orderBy(asc(returns.announcedAt), asc(returns.rma)),
  )

export const findReturnsOf = (db: Executor, orderId: string): Promise<WholeReturn[]> =>
  findReturnsOfOrders(db, [orderId])

export const findReturn = async (db: Executor, id: string): Promise<WholeReturn | null> =>
  (await withParts(db, await db.select().from(returns).where(eq(returns.id, id))))[0] ?? null

export const findReturnByRma = async (db: Executor, rma: string): Promise<WholeReturn | null> =>
  (await withParts(db, await db.select().from(returns).where(eq(returns.rma, rma))))[0] ?? null

export const findLabel = async (
  db: Executor,
  rma: string,
  number: number,
): Promise<{ orderId: string; pdf: Buffer; qr: Buffer | null } | null> => {
  const [row] = await db
    .select({ orderId: returns.orderId, pdf: returnLabels.pdf, qr: returnLabels.qr })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.returnId))
    .where(and(eq(returns.rma, rma), eq(returnLabels.number, number)))
  return row ?? null
}

export const findDraft = async (db: Executor, orderId: string): Promise<DraftContent | null> =>
  (await db.select({ content: returnDrafts.content }).from(returnDrafts).where(eq(returnDrafts.orderId, orderId)))[0]
    ?.content ?? null

export type ImageRow = { id: string; lineId: string; name: string; size: number }

/** Pictures that came with returns. */
export const findImageIds = async (
  db: Executor,
  returnIds: readonly string[],
): Promise<{ id: string; returnId: string | null }[]> =>
  returnIds.length === 0
    ? []
    : db
        .select({ id: returnImages.id, returnId: returnImages.returnId })
        .from(returnImages)
        .where(inArray(returnImages.returnId, [...returnIds]))
        .orderBy(asc(returnImages.receivedAt))

export const findImage = async (db: Executor, id: string): Promise<{ mediaType: string; content: Buffer } | null> => {
  const { mediaType, content } = returnImages
  const [row] = await db
    .select({ mediaType, content })
    .from(returnImages)
    .where(and(eq(returnImages.id, id), isNotNull(returnImages.returnId)))
  return row ?? null
}

/** Pictures that belong to no return yet. */
export const findOpenImages = (db: Executor, orderId: string): Promise<ImageRow[]> =>
  db
    .select({ id: returnImages.id, lineId: returnImages.lineId, name: returnImages.name, size: returnImages.size })
    .from(returnImages)
    .where(and(eq(returnImages.orderId, orderId), isNull(returnImages.returnId)))
    .orderBy(asc(returnImages.receivedAt))
