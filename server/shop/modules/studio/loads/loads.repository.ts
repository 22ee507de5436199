import { gunzipSync, gzipSync } from 'node:zlib'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LoadKind } from '#contract/import/load-records.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { loadParts, loads } from './loads.tables.ts'
import type { LoadCounts } from './report.ts'

/** One load at a time: the others wait for its end. Statements of this transaction may wait for the lock for so long, and no longer. */
export const lockLoads = async (trx: Transaction, milliseconds: number): Promise<void> => {
  await trx.execute(sql.raw(`set local lock_timeout = ${milliseconds}`))
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('loads'))`)
  await trx.execute(sql`set local lock_timeout = default`)
}

type LoadStart = { source: string; by: string; isFull: boolean; undoes: number | null }

export const insertLoad = async (trx: Transaction, start: LoadStart): Promise<number> => {
  const [row] = await trx
    .insert(loads)
    .values({ ...start, counts: {} })
    .returning({ id: loads.id })
  if (!row) throw new Error('the load was not stored')
  return row.id
}

export const saveCounts = async (trx: Transaction, id: number, counts: LoadCounts): Promise<void> => {
  await trx.update(loads).set({ counts }).where(eq(loads.id, id))
}

export const markUndone = async (trx: Transaction, id: number, undoneBy: number): Promise<void> => {
  await trx.update(loads).set({ undoneBy }).where(eq(loads.id, id))
}

export const findLoad = async (db: Executor, id: number) => {
  const [row] = await db.select().from(loads).where(eq(loads.id, id))
  return row ?? null
}

export const findLoads = (db: Executor, limit: number) => db.select().from(loads).orderBy(desc(loads.id)).limit(limit)

/** Records by id as they were before; null for new ones. */
export type LoadPart = {
  kind: LoadKind
  ids: readonly string[]
  subjects: readonly string[]
  before: readonly (object | null)[]
}

export const insertPart = async (trx: Transaction, loadId: number, part: number, content: LoadPart): Promise<void> => {
  const { kind, ids, subjects, before } = content
  await trx.insert(loadParts).values({
    loadId,
    part,
    kind,
    ids: [...ids],
    subjects: [...subjects],
    before: gzipSync(JSON.stringify(before)),
  })
}

/** Numbers of a load's parts, the last one first. */
export const findPartsBackwards = async (db: Executor, loadId: number): Promise<number[]> => {
  const rows = await db.select({ part: loadParts.part }).from(loadParts).where(eq(loadParts.loadId, loadId))
  return rows.map(({ part }) => part).sort((one, other) => other - one)
}

export const findPart = async (db: Executor, loadId: number, part: number): Promise<LoadPart | null> => {
  const [row] = await db
    .select()
    .from(loadParts)
    .where(sql`${loadParts.loadId} = ${loadId} and ${loadParts.part} = ${part}`)
  if (!row) return null
  const before = JSON.parse(gunzipSync(row.before).toString()) as (object | null)[]
  return { kind: row.kind as LoadKind, ids: row.ids, subjects: row.subjects, before }
}

/**
 * Records of a load that a later one has touched, which is not undone and undid none of its own time: of products the prices and the
 * stock as well.
 */
export const findTouchedLater = async (db: Executor, loadId: number, limit: number) => {
  const { rows } = await db.execute<{ loadId: number; kind: string; id: string; total: number }>(sql`
    with own as (
      select kind, id, subject from ${loadParts}, unnest(ids, subjects) as u (id, subject) where load_id = ${loadId}
    ), later as (
      select p.load_id, p.kind, u.id, u.subject from ${loadParts} p
      join ${loads} l on l.id = p.load_id, unnest(p.ids, p.subjects) as u (id, subject)
      where p.load_id > ${loadId} and l.undone_by is null
        and not exists (select from ${loads} undone where undone.id = l.undoes and undone.id > ${loadId})
    )
    select later.load_id as "loadId", later.kind, later.id, count(*) over ()::int as total
    from later join own on own.subject = later.subject
      and (own.kind = later.kind and own.id = later.id or own.kind <> later.kind and 'product' in (own.kind, later.kind))
    order by later.load_id desc, later.kind, later.id limit ${limit}`)
  return rows
}

/** A part by its load and number. */
export type PartKey = { loadId: number; part: number }

/** Parts with records of a subject or of one of these kinds. */
export const findPartsWith = async (db: Executor, subject: string, kinds: readonly LoadKind[]): Promise<PartKey[]> =>
  db
    .select({ loadId: loadParts.loadId, part: loadParts.part })
    .from(loadParts)
    .where(sql`${loadParts.subjects} @> array[${subject}]::text[] or ${inArray(loadParts.kind, [...kinds])}`)

/** Replaces what a part has; one without records goes. */
export const replacePart = async (
  trx: Transaction,
  { loadId, part }: PartKey,
  { ids, subjects, before }: Omit<LoadPart, 'kind'>,
): Promise<void> => {
  const isPart = and(eq(loadParts.loadId, loadId), eq(loadParts.part, part))
  if (ids.length === 0) await trx.delete(loadParts).where(isPart)
  else
    await trx
      .update(loadParts)
      .set({ ids: [...ids], subjects: [...subjects], before: gzipSync(JSON.stringify(before)) })
      .where(isPart)
}

/** Forgets what loads replaced that began so many days ago: they cannot be undone any more. */
export const deleteOldParts = async (db: Executor, days: number): Promise<void> => {
  await db.execute(sql`
    delete from ${loadParts} p using ${loads} l
    where l.id = p.load_id and l.started_at < now() - make_interval(days => ${days})`)
}

/** What a load of this many records has changed, the planner does not know yet. */
export const analyse = async (trx: Transaction): Promise<void> => {
  await trx.execute(sql`analyze`)
}
