import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type ShipmentRow, shipmentLines, shipments } from './fulfilment.tables.ts'

/** Pieces of each line that are on their way, by the line's id. */
export const findShippedPieces = async (db: Executor, orderIds: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ lineId: string; quantity: number }>(sql`
    select l.line_id as "lineId", sum(l.quantity)::int as quantity
    from shipment_lines l join shipments s on s.id = l.shipment_id
    where s.order_id = any(${sql.param([...orderIds])}::uuid[]) group by l.line_id`)
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]))
}

/** A parcel with the pieces of each line in it, by the line's id. */
export type ShipmentWithLines = ShipmentRow & { pieces: ReadonlyMap<string, number> }

/** Parcels of orders in the order in which they left. */
export const findShipments = async (db: Executor, orderIds: readonly string[]): Promise<ShipmentWithLines[]> => {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.shippedAt), asc(shipments.id))
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(shipmentLines)
    .where(
      inArray(
        shipmentLines.shipmentId,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map((row) => ({
    ...row,
    pieces: new Map(
      lines.filter(({ shipmentId }) => shipmentId === row.id).map(({ lineId, quantity }) => [lineId, quantity]),
    ),
  }))
}

export type NewShipment = Omit<ShipmentRow, 'id' | 'deliveredAt'>

/** Id of the parcel. A line may be named more than once, as picking lists of several batches do: its pieces add up. */
export const insertShipment = async (
  trx: Transaction,
  shipment: NewShipment,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<string> => {
  const [row] = await trx.insert(shipments).values(shipment).returning({ id: shipments.id })
  if (!row) throw new Error('A shipment was not stored')
  await trx.execute(sql`insert into shipment_lines (shipment_id, line_id, quantity)
    select ${row.id}::uuid, "lineId", sum(quantity)
    from json_to_recordset(${JSON.stringify(lines)}::json) as given("lineId" uuid, quantity integer) group by "lineId"`)
  return row.id
}

/** Whether a parcel of the order has left with this tracking code. */
export const hasParcel = async (trx: Transaction, orderId: string, trackingCode: string): Promise<boolean> => {
  const rows = await trx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.trackingCode, trackingCode)))
    .limit(1)
  return rows.length > 0
}

/** Marks parcels as delivered: those with the tracking code, or all of the order. Their ids, and the number of those still on their way. */
export const setDelivered = async (
  trx: Transaction,
  orderId: string,
  { at, trackingCode }: { at: Date; trackingCode: string | null },
): Promise<{ delivered: string[]; left: number }> => {
  const open = and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt))
  const marked = await trx
    .update(shipments)
    .set({ deliveredAt: at })
    .where(trackingCode === null ? open : and(open, eq(shipments.trackingCode, trackingCode)))
    .returning({ id: shipments.id })
  const left = await trx.select({ id: shipments.id }).from(shipments).where(open)
  return { delivered: marked.map(({ id }) => id).sort(), left: left.length }
}
