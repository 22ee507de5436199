import type { StoreId } from '#contract/generated/types.ts'
import type { StudioRoles } from '#contract/studio-access.ts'
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
  roles?: StudioRoles
}

const listOf = ({ role, desks }: StudioRoles): string => [...(role ? [role] : []), ...desks].join(', ')

/** Notes what was done with an editor of the store, in the transaction that does it. */
export const noteOfEditor = (trx: Transaction, store: StoreId, { by, action, email, roles }: EditorNote) =>
  noteOfStore(trx, store, { editor: by?.email ?? operator, action, key: roles ? `${email}: ${listOf(roles)}` : email })
