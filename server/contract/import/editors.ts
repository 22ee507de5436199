import type { DeskRole, EditorRole, StoreId } from '../generated/types.ts'

/** The form in which editors of the studio are handed to the engine (`server/shop/modules/studio/editors/editors.import.ts`). */
export type ImportEditor = {
  email: string
  name: string
  /** Argon2id as a PHC string. */
  passwordHash: string
  /** In each store at least a role or a desk. */
  roles: { store: StoreId; role?: EditorRole; desks?: DeskRole[] }[]
  /** Secret of the second factor, in base32; null for those who have none yet. */
  totpSecret: string | null
}
