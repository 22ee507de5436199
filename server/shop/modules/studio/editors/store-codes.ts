import type { StoreId, StudioLogin } from '#contract/generated/types.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { hashOf, isToken, newToken } from '../../account/visitors/sessions/secret-token.ts'
import { findRoles, findSessionById, insertSession } from './editors.repository.ts'
import { isOver } from './sessions.rules.ts'
import { insertStoreCode, takeStoreCode } from './store-codes.repository.ts'

type Call = { store: { id: StoreId }; network: string }

const refused: StudioLogin = { fault: 'code', retryAfter: null, token: null }

/**
 * Another store is another site, which has no cookie of this one: the editor gets there by a code that counts once, for that store alone.
 * The session that it opens is as old and as confirmed as the one from which it comes, so a change of store prolongs nothing.
 */
export const createStoreCodes = (db: Database, now: () => number) => ({
  createStoreCode: async ({ id, sessionId }: Editor, store: StoreId): Promise<string | null> => {
    if (!(await findRoles(db, id)).some((role) => role.store === store)) return null
    const code = newToken()
    await insertStoreCode(db, { codeHash: hashOf(code), sessionId, store })
    return code
  },

  loginByStoreCode: async (code: string, agent: string, { store, network }: Call): Promise<StudioLogin> => {
    if (!isToken(code)) return refused
    return inTransaction(db, async (trx) => {
      const sessionId = await takeStoreCode(trx, hashOf(code), store.id)
      const known = sessionId === null ? null : await findSessionById(trx, sessionId, store.id)
      if (!known || known.roles === null || isOver(known.session, now())) return refused
      const { editorId, confirmedAt, createdAt } = known.session
      const token = newToken()
      await insertSession(trx, { editorId, tokenHash: hashOf(token), confirmedAt, createdAt, agent, network })
      return { fault: null, retryAfter: null, token }
    })
  },
})
