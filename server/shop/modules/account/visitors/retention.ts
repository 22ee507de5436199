import type { Database } from '#engine/db/database.ts'
import { deleteOldEmailChanges } from './details/email-changes.repository.ts'
import { deleteOldLinks } from './passwords/password-links.repository.ts'
import { deleteOldSessions, deleteOldTokens } from './sessions/sessions.repository.ts'
import { deleteOldThrottles, deleteOldVisitors } from './visitors.repository.ts'

/**
 * Days for which rows are kept. Visitors: a browser keeps its id for thirty days. Sessions: an ended one shows for
 * ninety days which browsers a customer has used. Tokens: a copied token is detected within a week.
 */
const retentionDays = { visitors: 40, sessions: 90, tokens: 7 } as const
const limit = 1000

export const createRetention = (db: Database) => ({
  clean: async (signal: AbortSignal): Promise<void> => {
    const all = async (deleteSome: () => Promise<number>) => {
      while (!signal.aborted && (await deleteSome()) === limit);
    }
    await all(() => deleteOldVisitors(db, retentionDays.visitors, limit))
    await all(() => deleteOldSessions(db, retentionDays.sessions, limit))
    await all(() => deleteOldTokens(db, retentionDays.tokens, limit))
    await all(() => deleteOldThrottles(db, limit))
    await deleteOldLinks(db)
    await deleteOldEmailChanges(db)
  },
})
