import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Place } from './kinds/kind.ts'
import {
  contentDrafts,
  contentSchedule,
  contentVersions,
  type DraftRow,
  type ScheduleRow,
  type VersionRow,
} from './studio.tables.ts'

type PlaceColumns = { kind: PgColumn; key: PgColumn; store: PgColumn; language: PgColumn }

const isAt = (table: PlaceColumns, { kind, key, store, language }: Place): SQL =>
  sql`${table.kind} = ${kind} and ${table.key} = ${key} and ${table.store} = ${store} and ${table.language} = ${language}`

const writers = 'studio writers'

/** Writers of one record follow each other; all of them wait for an import. */
export const lockRecord = async (trx: Transaction, place: Place): Promise<void> => {
  const name = JSON.stringify([place.kind, place.key, place.store, place.language])
  await trx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${writers}, 0))`)
  await trx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`)
}

/**
 * As `lockRecord`. What has a path is published one after the other in a store, since each is checked against the paths of the others. What
 * sends visitors on, also the redirect that a page leaves, is so in all stores: a circle may lead through another one. These locks come
 * first and in this order: who holds them may wait for a record, for example a redirect that ends.
 */
export const lockForPublication = async (trx: Transaction, place: Place, leavesRedirect = false): Promise<void> => {
  const { kind, store } = place
  const names = [
    ...(kind === 'redirect' || leavesRedirect ? [['redirect']] : []),
    ...(kind === 'searchRedirect' ? [[kind]] : []),
    ...(kind === 'page' || kind === 'redirect' ? [['paths', store]] : []),
    // Two parameters that are published at once could take the last way to pay together.
    ...(kind === 'parameter' ? [['parameters', store]] : []),
  ]
  for (const name of names)
    await trx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(name)}, 0))`)
  await lockRecord(trx, place)
}

export const lockAllRecords = async (trx: Transaction): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${writers}, 0))`)
}

export const nextRevision = async (trx: Transaction): Promise<number> => {
  const { rows } = await trx.execute<{ revision: number }>(sql`select nextval('content_revisions')::int as revision`)
  return rows[0]?.revision ?? 0
}

export const findDraft = async (db: Executor, place: Place): Promise<DraftRow | null> => {
  const [row] = await db.select().from(contentDrafts).where(isAt(contentDrafts, place))
  return row ?? null
}

/** Drafts of a kind in a store and, for kinds with one, a language. */
export const findDrafts = (db: Executor, { kind, store, language }: Omit<Place, 'key'>): Promise<DraftRow[]> =>
  db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.store, store), eq(contentDrafts.language, language)))

export const insertDraft = async (trx: Transaction, row: Omit<DraftRow, 'updatedAt'>): Promise<void> => {
  await trx.insert(contentDrafts).values({ ...row, updatedAt: new Date() })
}

/** False when the draft has another revision than `base` by now. */
export const updateDraft = async (
  trx: Transaction,
  place: Place,
  base: number,
  values: Pick<DraftRow, 'revision' | 'body' | 'updatedBy'>,
): Promise<boolean> => {
  const rows = await trx
    .update(contentDrafts)
    .set({ ...values, updatedAt: new Date() })
    .where(and(isAt(contentDrafts, place), eq(contentDrafts.revision, base)))
    .returning({ revision: contentDrafts.revision })
  return rows.length > 0
}

export const deleteDraft = async (trx: Transaction, place: Place, revision: number): Promise<boolean> => {
  const rows = await trx
    .delete(contentDrafts)
    .where(and(isAt(contentDrafts, place), eq(contentDrafts.revision, revision)))
    .returning({ revision: contentDrafts.revision })
  return rows.length > 0
}

export const findLatestVersion = async (db: Executor, place: Place): Promise<VersionRow | null> => {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(isAt(contentVersions, place))
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return row ?? null
}

/** Newest first. */
export const findVersions = async (
  db: Executor,
  place: Place,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: VersionRow[]; total: number }> => ({
  rows: await db
    .select()
    .from(contentVersions)
    .where(isAt(contentVersions, place))
    .orderBy(desc(contentVersions.number))
    .limit(limit)
    .offset(offset),
  total: await db.$count(contentVersions, isAt(contentVersions, place)),
})

/** Null when the store has no such version. */
export const findVersion = async (db: Executor, id: string, store: StoreId): Promise<VersionRow | null> => {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.id, id), inArray(contentVersions.store, [store, ''])))
  return row ?? null
}

export type NewVersion = Place & Pick<VersionRow, 'number' | 'revision' | 'body' | 'publishedBy' | 'isWithdrawal'>

const rowsPerStatement = 500

export const insertVersions = async (trx: Transaction, rows: readonly NewVersion[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await trx.insert(contentVersions).values(rows.slice(start, start + rowsPerStatement))
}

/** The latest versions of some of a kind's records in a store, by `keyOfPlace`. */
export const findLatestVersions = async (
  db: Executor,
  { kind, store, keys }: Pick<Place, 'kind' | 'store'> & { keys: readonly string[] },
): Promise<Map<string, VersionRow>> => {
  const { key, language, number } = contentVersions
  const rows = await db
    .selectDistinctOn([key, language])
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.store, store), inArray(key, [...keys])))
    .orderBy(key, language, desc(number))
  return new Map(rows.map((row) => [keyOfPlace(row), row]))
}

/** Tells records of one kind and store apart. */
export const keyOfPlace = ({ key, language }: Pick<Place, 'key' | 'language'>): string => `${language} ${key}`

/** Who last published each record of a kind, and when, by key. */
export const findLastPublications = async (
  db: Executor,
  { kind, store, language }: Omit<Place, 'key'>,
): Promise<Map<string, { by: string | null; at: Date }>> => {
  const rows = await db
    .selectDistinctOn([contentVersions.key], {
      key: contentVersions.key,
      by: contentVersions.publishedBy,
      at: contentVersions.at,
    })
    .from(contentVersions)
    .where(
      and(eq(contentVersions.kind, kind), eq(contentVersions.store, store), eq(contentVersions.language, language)),
    )
    .orderBy(contentVersions.key, desc(contentVersions.number))
  return new Map(rows.map(({ key, by, at }) => [key, { by, at }]))
}

/** States of a publication to come. */
export const plannedStates = ['waiting', 'failed'] as const

export const openStates = [...plannedStates, 'live'] as const

/** A publication that waits or has failed comes first, then the end of what is published; at most one of each. */
export const findSchedules = (db: Executor, place: Place): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(contentSchedule)
    .where(and(isAt(contentSchedule, place), inArray(contentSchedule.state, openStates)))
    .orderBy(eq(contentSchedule.state, 'live'))

export const findScheduleById = async (db: Executor, id: string): Promise<ScheduleRow | null> => {
  const [row] = await db.select().from(contentSchedule).where(eq(contentSchedule.id, id))
  return row ?? null
}

/** Publications of a kind's records that wait or have failed, by key. */
export const findPlans = async (
  db: Executor,
  { kind, store, language }: Omit<Place, 'key'>,
): Promise<Map<string, ScheduleRow>> => {
  const rows = await db
    .select()
    .from(contentSchedule)
    .where(
      and(
        eq(contentSchedule.kind, kind),
        eq(contentSchedule.store, store),
        eq(contentSchedule.language, language),
        inArray(contentSchedule.state, plannedStates),
      ),
    )
  return new Map(rows.map((row) => [row.key, row]))
}

/** Records of a kind in a store of which anything is planned, an end included, by `keyOfPlace`. */
export const findPlanned = async (
  db: Executor,
  { kind, store }: Pick<Place, 'kind' | 'store'>,
): Promise<Set<string>> => {
  const rows = await db
    .select({ key: contentSchedule.key, language: contentSchedule.language })
    .from(contentSchedule)
    .where(
      and(eq(contentSchedule.kind, kind), eq(contentSchedule.store, store), inArray(contentSchedule.state, openStates)),
    )
  return new Set(rows.map(keyOfPlace))
}

export const insertSchedule = async (trx: Transaction, row: Omit<ScheduleRow, 'id' | 'findings'>): Promise<string> => {
  const [inserted] = await trx
    .insert(contentSchedule)
    .values({ ...row, findings: [] })
    .returning({ id: contentSchedule.id })
  if (!inserted) throw new Error('The plan was not stored')
  return inserted.id
}

export const updateSchedule = async (
  trx: Transaction,
  id: string,
  values: Partial<Pick<ScheduleRow, 'state' | 'findings'>>,
): Promise<void> => {
  await trx.update(contentSchedule).set(values).where(eq(contentSchedule.id, id))
}

/** Ends plans of a record that are in one of `states`, and answers them as they were. */
export const cancelSchedules = async (
  trx: Transaction,
  place: Place,
  states: readonly ScheduleRow['state'][],
): Promise<ScheduleRow[]> => {
  const rows = (await findSchedules(trx, place)).filter(({ state }) => states.includes(state))
  for (const { id } of rows) await updateSchedule(trx, id, { state: 'cancelled' })
  return rows
}
