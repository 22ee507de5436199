import type { EditorRole, StoreId } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import { noteOfStore } from './audit.repository.ts'

/** Stands in the audit log for an operator: scripts/editors.ts is run without an account of the studio. */
const operator = 'operator'

type EditorNote = {
  /** Null for an operator. */
  by: { email: string } | null
  action: 'grantRole' | 'removeRole' | 'resetAccess' | 'changePassword'
  /** E-mail address of the editor with whom it was done. */
  email: string
  role?: EditorRole
}

/** Notes what was done with an editor of the store, in the transaction that does it. */
export const noteOfEditor = (trx: Transaction, store: StoreId, { by, action, email, role }: EditorNote) =>
  noteOfStore(trx, store, { editor: by?.email ?? operator, action, key: role ? `${email}: ${role}` : email })
