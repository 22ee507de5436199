import type { Database } from '../../db/database.ts'
import type { Caller, Identity } from '../../graphql/caller.ts'
import type { StoreRow } from '../stores/stores.tables.ts'
import { deleteOldVisitors, hasVisitor } from './visitors.repository.ts'

/** Days without a visit after which a browser is forgotten, and rows of one statement. */
const limits = { visitorDays: 90, rows: 1000 } as const

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const createVisitorsService = ({ db }: { db: Database }) => ({
  /** Who is behind a call. Unknown ids count as none. */
  identify: async ({ visitorId }: Caller, { id: store }: StoreRow): Promise<Identity> => {
    const isKnown = visitorId !== null && isUuid(visitorId) && (await hasVisitor(db, visitorId, store))
    return { visitorId: isKnown ? visitorId : null, customerId: null, isGuest: false }
  },

  /** Forgets browsers that have not come for long. */
  clean: async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await deleteOldVisitors(db, limits.visitorDays, limits.rows)) === limits.rows);
  },
})

export type VisitorsService = ReturnType<typeof createVisitorsService>
