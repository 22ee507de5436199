import { and, asc, desc, eq, lt, max, ne, type SQL, sql } from 'drizzle-orm'
import type { DeskRole, EditorRole, StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type EditorRow, type EditorSessionRow, editorRoles, editorSessions, editors } from './editors.tables.ts'

export const findEditorByEmail = async (db: Executor, email: string): Promise<EditorRow | null> => {
  const [row] = await db.select().from(editors).where(eq(editors.email, email))
  return row ?? null
}

export const findEditor = async (db: Executor, id: string): Promise<EditorRow | null> => {
  const [row] = await db.select().from(editors).where(eq(editors.id, id))
  return row ?? null
}

export const lockEditor = async (trx: Transaction, id: string): Promise<EditorRow | null> => {
  const [row] = await trx.select().from(editors).where(eq(editors.id, id)).for('update')
  return row ?? null
}

export type RolesInStore = { store: StoreId; role: EditorRole | null; desks: DeskRole[] }

export const findRoles = (db: Executor, editorId: string): Promise<RolesInStore[]> =>
  db
    .select({ store: editorRoles.store, role: editorRoles.role, desks: editorRoles.desks })
    .from(editorRoles)
    .where(eq(editorRoles.editorId, editorId))
    .orderBy(asc(editorRoles.store))

export const insertEditor = async (
  trx: Transaction,
  row: Pick<EditorRow, 'email' | 'name' | 'passwordHash'>,
): Promise<EditorRow | null> => {
  const [stored] = await trx.insert(editors).values(row).onConflictDoNothing().returning()
  return stored ?? null
}

export const updateEditor = async (
  db: Executor,
  id: string,
  change: Partial<Pick<EditorRow, 'name' | 'passwordHash' | 'totpSecret' | 'newTotpSecret' | 'totpStep'>>,
): Promise<void> => {
  await db.update(editors).set(change).where(eq(editors.id, id))
}

/** Marks a code as used; false when one as new was taken meanwhile. */
export const takeTotpStep = async (db: Executor, id: string, step: number): Promise<boolean> => {
  const taken = await db
    .update(editors)
    .set({ totpStep: step })
    .where(and(eq(editors.id, id), lt(editors.totpStep, step)))
    .returning({ id: editors.id })
  return taken.length > 0
}

export const setRoles = async (trx: Transaction, roles: RolesInStore & { editorId: string }): Promise<void> => {
  const { role, desks } = roles
  await trx
    .insert(editorRoles)
    .values(roles)
    .onConflictDoUpdate({ target: [editorRoles.editorId, editorRoles.store], set: { role, desks } })
}

export const deleteRoles = async (db: Executor, editorId: string, store: StoreId): Promise<boolean> => {
  const removed = await db
    .delete(editorRoles)
    .where(and(eq(editorRoles.editorId, editorId), eq(editorRoles.store, store)))
    .returning({ store: editorRoles.store })
  return removed.length > 0
}

export const insertSession = async (
  db: Executor,
  row: Pick<EditorSessionRow, 'editorId' | 'tokenHash' | 'confirmedAt' | 'agent' | 'network'> & { createdAt?: Date },
): Promise<void> => {
  await db.insert(editorSessions).values(row)
}

export type KnownEditorSession = {
  session: EditorSessionRow
  editor: EditorRow
  /** Null without any in the store. */
  roles: Pick<RolesInStore, 'role' | 'desks'> | null
}

/** A session, with its editor's roles in the store. */
const findKnown = async (db: Executor, condition: SQL, store: StoreId): Promise<KnownEditorSession | null> => {
  const [row] = await db
    .select({
      session: editorSessions,
      editor: editors,
      // Drizzle takes the whole object for missing when its first column is null; desks never is.
      roles: { desks: editorRoles.desks, role: editorRoles.role },
    })
    .from(editorSessions)
    .innerJoin(editors, eq(editors.id, editorSessions.editorId))
    .leftJoin(editorRoles, and(eq(editorRoles.editorId, editors.id), eq(editorRoles.store, store)))
    .where(condition)
  return row ?? null
}

export const findSession = (db: Executor, tokenHash: string, store: StoreId): Promise<KnownEditorSession | null> =>
  findKnown(db, eq(editorSessions.tokenHash, tokenHash), store)

export const findSessionById = (db: Executor, id: string, store: StoreId): Promise<KnownEditorSession | null> =>
  findKnown(db, eq(editorSessions.id, id), store)

export const touchSession = async (db: Executor, id: string): Promise<void> => {
  await db.update(editorSessions).set({ seenAt: sql`now()` }).where(eq(editorSessions.id, id))
}

export const confirmSession = async (db: Executor, id: string): Promise<void> => {
  await db.update(editorSessions).set({ confirmedAt: sql`now()` }).where(eq(editorSessions.id, id))
}

export const findSessions = (db: Executor, editorId: string): Promise<EditorSessionRow[]> =>
  db.select().from(editorSessions).where(eq(editorSessions.editorId, editorId)).orderBy(desc(editorSessions.seenAt))

export const deleteSession = async (db: Executor, editorId: string, id: string): Promise<boolean> => {
  const removed = await db
    .delete(editorSessions)
    .where(and(eq(editorSessions.editorId, editorId), eq(editorSessions.id, id)))
    .returning({ id: editorSessions.id })
  return removed.length > 0
}

/** `kept`: a session that goes on. */
export const deleteSessions = async (db: Executor, editorId: string, saved: string | null): Promise<number> => {
  const own = eq(editorSessions.editorId, editorId)
  const removed = await db
    .delete(editorSessions)
    .where(saved === null ? own : and(own, ne(editorSessions.id, saved)))
    .returning({ id: editorSessions.id })
  return removed.length
}

/** Hours. */
export const deleteIdleSessions = async (db: Executor, idle: number, maxAge: number): Promise<void> => {
  await db.execute(sql`delete from editor_sessions
    where seen_at < now() - make_interval(hours => ${idle}) or created_at < now() - make_interval(hours => ${maxAge})`)
}

export type EditorOfStore = Pick<EditorRow, 'id' | 'email' | 'name' | 'totpSecret'> & {
  role: EditorRole | null
  desks: DeskRole[]
  seenAt: Date | null
}

const columns = {
  id: editors.id,
  email: editors.email,
  name: editors.name,
  totpSecret: editors.totpSecret,
  role: editorRoles.role,
  desks: editorRoles.desks,
}

export const findEditorsOf = (db: Executor, store: StoreId): Promise<EditorOfStore[]> =>
  db
    .select({ ...columns, seenAt: max(editorSessions.seenAt) })
    .from(editorRoles)
    .innerJoin(editors, eq(editors.id, editorRoles.editorId))
    .leftJoin(editorSessions, eq(editorSessions.editorId, editors.id))
    .where(eq(editorRoles.store, store))
    .groupBy(editors.id, editorRoles.role, editorRoles.desks)
    .orderBy(asc(editors.email))
