import { and, desc, eq, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { ContentKind, DeskRole, StoreId, StudioAction } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Place } from './kinds/kind.ts'
import { auditLog, type DeskDetails } from './studio.tables.ts'

type Entry = { editor: string; action: StudioAction; revision?: number; version?: number }

/** Notes a write to a record, in the transaction that makes it. */
export const note = async (trx: Transaction, place: Place, entry: Entry): Promise<void> => {
  await trx.insert(auditLog).values({ ...place, ...entry })
}

const rowsPerStatement = 500

/** As `note`, for many records. */
export const noteAll = async (trx: Transaction, entries: readonly (Place & Entry)[]): Promise<void> => {
  for (let start = 0; start < entries.length; start += rowsPerStatement)
    await trx.insert(auditLog).values(entries.slice(start, start + rowsPerStatement))
}

/** Notes what concerns no single record. */
export const noteOfStore = async (trx: Executor, store: StoreId, entry: Entry & { key?: string }): Promise<void> => {
  await trx.insert(auditLog).values({ store, language: '', ...entry })
}

export type DeskNote = {
  store: StoreId
  desk: DeskRole
  editor: string
  action: StudioAction
  key: string
  actionKey: string | null
  before: DeskDetails | null
  after: DeskDetails | null
}

/** False when what has this key was done before. */
export const insertDeskNote = async (trx: Executor, row: DeskNote): Promise<boolean> => {
  const { rowCount } = await trx
    .insert(auditLog)
    .values({ language: '', ...row })
    .onConflictDoNothing()
  return rowCount === 1
}

export const hasActionKey = async (db: Executor, actionKey: string): Promise<boolean> =>
  (await db.$count(auditLog, eq(auditLog.actionKey, actionKey))) > 0

/** Whose entries may be read; content: also those of editors. */
export type AuditScope = { content: boolean; desks: readonly DeskRole[] }

type Filter = {
  store: StoreId
  scope: AuditScope
  kind?: ContentKind | null
  key?: string | null
  editor?: string | null
}

const meant = ({ store, scope, kind, key, editor }: Filter): SQL | undefined =>
  and(
    inArray(auditLog.store, [store, '']),
    or(scope.content ? isNull(auditLog.desk) : undefined, inArray(auditLog.desk, [...scope.desks])),
    kind ? eq(auditLog.kind, kind) : undefined,
    key ? eq(auditLog.key, key) : undefined,
    editor ? ilike(auditLog.editor, `%${editor.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
  )

/** Newest first. */
export const findAudit = async (
  db: Executor,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) => ({
  rows: await db.select().from(auditLog).where(meant(filter)).orderBy(desc(auditLog.id)).limit(limit).offset(offset),
  total: await db.$count(auditLog, meant(filter)),
})
