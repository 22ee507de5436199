import type { Database } from '../../db/database.ts'
import { deleteOldLinks } from './passwords/password-links.repository.ts'
import { deleteOldSessions, deleteOldTokens } from './sessions/sessions.repository.ts'
import { deleteOldThrottles, deleteOldVisitors } from './visitors.repository.ts'

/**
 * Days after which nobody needs a row: a browser keeps its id for thirty; a session that is over still tells for ninety in
 * which browsers a customer is known; whoever kept a copy of a token comes with it within a week.
 */
const kept = { visitors: 40, sessions: 90, tokens: 7 } as const
const most = 1000

export const createRetention = (db: Database) => ({
  clean: async (signal: AbortSignal): Promise<void> => {
    const all = async (deleteSome: () => Promise<number>) => {
      while (!signal.aborted && (await deleteSome()) === most);
    }
    await all(() => deleteOldVisitors(db, kept.visitors, most))
    await all(() => deleteOldSessions(db, kept.sessions, most))
    await all(() => deleteOldTokens(db, kept.tokens, most))
    await all(() => deleteOldThrottles(db, most))
    await deleteOldLinks(db)
  },
})
