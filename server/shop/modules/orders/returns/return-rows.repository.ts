import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { isJobUnderWay } from '#engine/jobs/jobs.ts'
import type { Refund } from './refunds/refund.rules.ts'
import {
  type DraftContent,
  type ReturnChoice,
  type ReturnRow,
  returnDrafts,
  returnImages,
  returnLabels,
  returnLines,
  returnRefunds,
  returns,
} from './returns.tables.ts'

type NewReturn = Omit<typeof returns.$inferInsert, 'rma'>

/** The caller has locked the order, so the number of its returns stands. Pictures of the lines belong to the return from now on. */
export const insertReturn = async (
  trx: Transaction,
  row: NewReturn,
  orderNumber: string,
  choices: readonly ReturnChoice[],
): Promise<ReturnRow> => {
  // Those of other systems have numbers of their own.
  const own = sql<number>`coalesce(max(substring(${returns.rma} from ${`^R${orderNumber}-([0-9]{1,6})$`})::int), 0)`
  const [before] = await trx.select({ last: own }).from(returns).where(eq(returns.orderId, row.orderId))
  const rma = `R${orderNumber}-${(before?.last ?? 0) + 1}`
  const [inserted] = await trx
    .insert(returns)
    .values({ ...row, rma })
    .returning()
  if (!inserted) throw new Error('A return was not stored')
  await trx.insert(returnLines).values(
    choices.map(({ id, quantity, reason, additionalInfo, components }) => ({
      returnId: inserted.id,
      lineId: id,
      quantity,
      reason,
      comment: additionalInfo,
      components,
    })),
  )
  const lineIds = choices.map(({ id }) => id)
  await trx
    .update(returnImages)
    .set({ returnId: inserted.id })
    .where(
      and(eq(returnImages.orderId, row.orderId), isNull(returnImages.returnId), inArray(returnImages.lineId, lineIds)),
    )
  await trx.delete(returnDrafts).where(eq(returnDrafts.orderId, row.orderId))
  return inserted
}

export const findSubmitted = async (
  db: Executor,
  orderId: string,
  submissionId: string,
): Promise<{ rma: string } | null> =>
  (
    await db
      .select({ rma: returns.rma })
      .from(returns)
      .where(and(eq(returns.orderId, orderId), eq(returns.submissionId, submissionId)))
  )[0] ?? null

export const saveDraft = async (trx: Executor, orderId: string, content: DraftContent): Promise<void> => {
  await trx
    .insert(returnDrafts)
    .values({ orderId, content })
    .onConflictDoUpdate({ target: returnDrafts.orderId, set: { content, changedAt: sql`now()` } })
}

export const saveReturnState = async (
  trx: Executor,
  id: string,
  change: Partial<Pick<ReturnRow, 'state' | 'receivedAt'>>,
): Promise<void> => {
  await trx
    .update(returns)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(returns.id, id))
}

/** All labels are there. A return of which something has come keeps its state. */
export const setLabelled = async (db: Executor, id: string): Promise<void> => {
  await db
    .update(returns)
    .set({ state: 'labelled', changedAt: sql`now()` })
    .where(and(eq(returns.id, id), eq(returns.state, 'announced')))
}

/** No more labels come: what there are is all. A return without any stays as it is. */
export const endLabels = async (trx: Transaction, id: string): Promise<void> => {
  await trx.execute(sql`
    update returns r set labels = made.number, changed_at = now(),
      state = case when r.state = 'announced' and made.number > 0 then 'labelled' else r.state end
    from (select count(*)::int as number from return_labels where return_id = ${id}::uuid) made
    where r.id = ${id}::uuid and r.state <> 'labelled'`)
}

/** Returns of the last 14 days whose carrier made no label, and that have not come. */
export const countWithoutLabel = async (db: Executor): Promise<number> => {
  const { rows } = await db.execute<{ number: number }>(sql`
    select count(*)::int as number from returns where state = 'announced' and labels = 0 and carrier <> 'nolabel'
      and announced_at > now() - interval '14 days'`)
  return rows[0]?.number ?? 0
}

/** Returns without their labels, for which no job waits or runs: it was lost with its engine. At most `rows`. */
export const findLostLabels = async (db: Executor, rows: number): Promise<string[]> => {
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select r.id from returns r where r.state = 'announced' and r.labels > 0
      and not ${isJobUnderWay(sql`'returns.label:' || r.id`)}
    order by r.announced_at limit ${rows}`)
  return found.map(({ id }) => id)
}

/** A label that is there already stays. */
export const insertLabel = async (db: Executor, row: typeof returnLabels.$inferInsert): Promise<void> => {
  await db.insert(returnLabels).values(row).onConflictDoNothing()
}

export const addReceived = async (
  trx: Transaction,
  returnLineId: string,
  { received, accepted }: { received: number; accepted: number },
): Promise<void> => {
  await trx
    .update(returnLines)
    .set({ received: sql`${returnLines.received} + ${received}`, accepted: sql`${returnLines.accepted} + ${accepted}` })
    .where(eq(returnLines.id, returnLineId))
}

export const insertRefund = async (trx: Transaction, row: typeof returnRefunds.$inferInsert): Promise<string> => {
  const [inserted] = await trx.insert(returnRefunds).values(row).returning({ id: returnRefunds.id })
  if (!inserted) throw new Error('A refund of a return was not stored')
  return inserted.id
}

export const hasShippingRefund = async (trx: Transaction, orderId: string): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`select from return_refunds f join returns r on r.id = f.return_id
    where r.order_id = ${orderId}::uuid and f.return_line_id is null`)
  return (rowCount ?? 0) > 0
}

/** A credit note names the refund `f` of a return. */
const isCredited = sql`exists (select from order_documents d join returns own on own.order_id = d.order_id
  where own.id = f.return_id and d.kind = 'creditNote' and d.data -> 'refunds' ? f.id::text)`

/**
 * Received returns of an order whose money has gone back: no command to the provider is open. What a person sends back names its refunds, and
 * ends the returns of which no other is left; a sum that fits none ends them all. So ends one that has no refund, as nothing was left for it.
 */
export const setRefunded = async (trx: Transaction, orderId: string, named: readonly string[]): Promise<void> => {
  const isLeft = sql`${named.length > 0} and f.id <> all(${sql.param([...named])}::uuid[]) and not ${isCredited}`
  await trx.execute(sql`
    update returns r set state = 'refunded', changed_at = now()
    where r.order_id = ${orderId}::uuid and r.state = 'received' and r.regulation = 'refund'
      and (exists (select from return_refunds f where f.return_id = r.id)
        or exists (select from return_lines l where l.return_id = r.id and l.accepted > 0))
      and not exists (select from return_refunds f left join payment_commands c on c.id = f.id
        where f.return_id = r.id and case when c.id is null then ${isLeft} else c.state <> 'done' end)`)
}

/** Refunds of the order's returns that no credit note names, oldest first. */
export const findUncredited = async (trx: Transaction, orderId: string): Promise<Refund[]> => {
  const { rows } = await trx.execute<Refund>(sql`
    select f.id, l.line_id as "lineId", f.quantity, f.amount, coalesce(c.state = 'failed', false) as "isFailed"
    from return_refunds f join returns r on r.id = f.return_id left join return_lines l on l.id = f.return_line_id
      left join payment_commands c on c.id = f.id
    where r.order_id = ${orderId}::uuid and not ${isCredited}
    order by f.created_at, l.line_id nulls last, f.id`)
  return rows
}

/** Refunds of the order's returns that a person has still to send. Minor units. */
export const sumOfPending = async (trx: Executor, orderId: string): Promise<number> => {
  const { rows } = await trx.execute<{ amount: number }>(sql`
    select coalesce(sum(f.amount), 0)::int as amount from return_refunds f join returns r on r.id = f.return_id
    where r.order_id = ${orderId}::uuid and r.state <> 'refunded' and not ${isCredited}`)
  return rows[0]?.amount ?? 0
}

export const countImagesSince = async (db: Executor, orderId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ number: count() })
    .from(returnImages)
    .where(and(eq(returnImages.orderId, orderId), gt(returnImages.receivedAt, since)))
  return row?.number ?? 0
}

export const findImageBySignature = async (db: Executor, signatureId: string) =>
  (await db.select().from(returnImages).where(eq(returnImages.signatureId, signatureId)))[0] ?? null

export const insertImage = async (trx: Transaction, row: typeof returnImages.$inferInsert) => {
  const { id, lineId, name, size } = returnImages
  const [inserted] = await trx.insert(returnImages).values(row).returning({ id, lineId, name, size })
  if (!inserted) throw new Error('A picture was not stored')
  return inserted
}

/** One that belongs to no return yet. */
export const deleteImage = async (db: Executor, orderId: string, id: string): Promise<void> => {
  await db
    .delete(returnImages)
    .where(and(eq(returnImages.orderId, orderId), eq(returnImages.id, id), isNull(returnImages.returnId)))
}

/** Drafts and pictures that no return came of. */
export const deleteUnused = async (db: Executor, days: number): Promise<void> => {
  await db.execute(sql`delete from return_drafts where changed_at < now() - make_interval(days => ${days})`)
  await db.execute(
    sql`delete from return_images where return_id is null and received_at < now() - make_interval(days => ${days})`,
  )
}
