import type { DeskRole, StoreId, StudioAuditEntry } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { type DeskNote, findAudit, hasActionKey, insertDeskNote } from './audit.repository.ts'
import type { AuditRow } from './studio.tables.ts'

export const toAuditEntry = ({ at, id, language, ...row }: AuditRow): StudioAuditEntry => ({
  ...row,
  id: String(id),
  at: at.toISOString(),
  language: language || null,
})

/** Notes what was done at a desk, in the transaction that does it; false when what has the same key was done before. */
export const noteOfDesk = (trx: Executor, note: DeskNote): Promise<boolean> => insertDeskNote(trx, note)

/** Whether what has this key was done. */
export const isDeskNoteKnown = (db: Executor, actionKey: string): Promise<boolean> => hasActionKey(db, actionKey)

/** What was done at a desk with one order, return or declaration, newest first; 50 at most. */
export const findDeskNotes = async (
  db: Executor,
  { store, desk, key }: { store: StoreId; desk: DeskRole; key: string },
): Promise<StudioAuditEntry[]> => {
  const scope = { content: false, desks: [desk] }
  const { rows } = await findAudit(db, { store, scope, key }, { limit: 50, offset: 0 })
  return rows.map(toAuditEntry)
}
