import { errorMessages } from '#contract/errors.ts'
import type { UserToken } from '#contract/generated/types.ts'
import type { Realm } from '#contract/stores.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { hashOf, isToken, newToken } from './secret-token.ts'
import {
  endSession,
  endSessionsOf,
  type FoundToken,
  findToken,
  insertSession,
  insertToken,
  lockToken,
  type SessionRow,
  setRenewed,
  setUsed,
  supersedeTokens,
} from './sessions.repository.ts'
import { endOf, graceMs, type SessionSettings, stateOf, tokenTimes } from './sessions.rules.ts'
import type { SessionEnd } from './sessions.tables.ts'

type NewSession = {
  customerId: string | null
  guestEmail: string | null
  visitorId: string | null
  isRemembered: boolean
  notification: string | null
}

export type KnownSession = SessionRow & { tokenExpires: Date }

const invalid = () => codedError('USER_TOKEN_INVALID', errorMessages.USER_TOKEN_INVALID)
const revoked = () => codedError('USER_TOKEN_REVOKED', errorMessages.USER_TOKEN_REVOKED)

type SessionsDependencies = { db: Database; settings: SessionSettings; now: () => number }

/** Who is logged in. Tokens are opaque, so ending a session ends it at once, in every process. */
export const createSessions = ({ db, settings, now }: SessionsDependencies) => {
  /** Guests go to the checkout of consumer stores. */
  const stateFor = (found: FoundToken | null, realm: Realm) => {
    if (found === null || (found.realm ?? 'consumer') !== realm) return 'expired' as const
    // A login may have begun before the account was locked.
    if (found.deletedAt !== null || found.lockedFor !== null) return 'revoked' as const
    return stateOf({ ...found.token, session: found.session }, now())
  }

  const give = async (
    trx: Executor,
    session: Pick<SessionRow, 'id' | 'isRemembered' | 'endsAt'>,
    predecessor: string | null,
  ): Promise<UserToken> => {
    const token = newToken()
    const at = now()
    const { expiresAt, idleEndsAt } = tokenTimes(settings, session, at)
    await insertToken(trx, { hash: hashOf(token), sessionId: session.id, expiresAt, predecessor })
    await setRenewed(trx, session.id, new Date(at), idleEndsAt)
    return { token, expires: Math.floor((expiresAt.getTime() - at) / 1000) }
  }

  return {
    /** Starts a session and returns its first token. */
    start: async (trx: Transaction, session: NewSession): Promise<UserToken> => {
      const endsAt = endOf(settings, session.isRemembered, now())
      const id = await insertSession(trx, { ...session, endsAt, idleEndsAt: endsAt })
      return give(trx, { id, isRemembered: session.isRemembered, endsAt }, null)
    },

    /** Whose token it is, in stores of a realm. Throws USER_TOKEN_INVALID or USER_TOKEN_REVOKED. */
    find: async (token: string, realm: Realm): Promise<KnownSession> => {
      const found = isToken(token) ? await findToken(db, hashOf(token)) : null
      const state = stateFor(found, realm)
      if (state === 'revoked') throw revoked()
      if (found === null || state !== 'valid') throw invalid()
      if (found.token.usedAt === null) {
        const at = now()
        await setUsed(db, found.token, new Date(at), new Date(at + graceMs))
      }
      return { ...found.session, tokenExpires: found.token.expiresAt }
    },

    /**
     * Exchanges a token, even an expired one, for a new one. The old one ends a minute after the first use of the new
     * one, so a lost response does not end the session. Two concurrent renewals get a token each.
     */
    renew: async (token: string, realm: Realm): Promise<UserToken> => {
      if (!isToken(token)) throw invalid()
      const renewed = await inTransaction(db, async (trx) => {
        const hash = hashOf(token)
        const found = await lockToken(trx, hash)
        const state = stateFor(found, realm)
        if (found === null || (state !== 'valid' && state !== 'renewable' && state !== 'reused')) return state
        if (state !== 'reused') return give(trx, found.session, hash)
        // Two parties hold the token and the shop cannot tell which one is the visitor, so the session ends.
        await endSession(trx, found.session.id, 'reuse')
        return 'revoked' as const
      })
      if (renewed === 'revoked') throw revoked()
      if (typeof renewed === 'string') throw invalid()
      return renewed
    },

    /** A token beside which the session's others end, as soon as nothing is under way with them. */
    exchange: async (trx: Transaction, session: SessionRow): Promise<UserToken> => {
      await supersedeTokens(trx, session.id, new Date(now() + graceMs))
      return give(trx, session, null)
    },

    /** Ends the session of a token in any state. Returns the session; null for one that had been ended before. */
    end: async (executor: Executor, token: string, how: SessionEnd): Promise<SessionRow | null> => {
      const found = isToken(token) ? await findToken(executor, hashOf(token)) : null
      if (found === null || found.session.ended !== null) return null
      await endSession(executor, found.session.id, how)
      return found.session
    },

    endAllOf: (trx: Transaction, customerId: string, how: SessionEnd, but: string | null = null): Promise<void> =>
      endSessionsOf(trx, customerId, how, but),
  }
}

export type Sessions = ReturnType<typeof createSessions>
