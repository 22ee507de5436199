import { createHash, randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import type { Client, Scope } from './clients.ts'
import { accessTokens } from './tokens.tables.ts'

/** A revoked token is refused in every process after this time at the latest. */
const trustMilliseconds = 1000

/** Expired tokens are kept for a day, long enough to analyse a failed call. */
const keepExpired = sql`now() - interval '1 day'`

type TokenHolder = { clientId: string; scope: Scope; expiresAt: Date }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Opaque access tokens, valid in every process because they stand in the database. Each process remembers what it read
 * for a second, so a busy token costs one query a second.
 */
export const createTokensService = (db: Database, lifetimeSeconds: number) => {
  const read = async (hash: string): Promise<TokenHolder | undefined> => {
    const [row] = await db.select().from(accessTokens).where(eq(accessTokens.hash, hash))
    return row
  }
  const remembered = new LRUCache<string, TokenHolder>({ max: 1000, ttl: trustMilliseconds, fetchMethod: read })

  return {
    lifetimeSeconds,

    /** A new token for a client whose secret was checked. */
    issue: async ({ id, scope }: Pick<Client, 'id' | 'scope'>): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000)
      await db.insert(accessTokens).values({ hash: hashOf(token), clientId: id, scope, expiresAt })
      await db.delete(accessTokens).where(lt(accessTokens.expiresAt, keepExpired))
      return token
    },

    /** The token's holder; null when it is unknown, revoked or expired. */
    holder: async (token: string): Promise<TokenHolder | null> => {
      const holder = await remembered.fetch(hashOf(token))
      return holder && holder.expiresAt.getTime() > Date.now() ? holder : null
    },

    /** Ends a token of this client; one that is unknown is left alone (RFC 7009). */
    revoke: async (clientId: string, token: string): Promise<void> => {
      const hash = hashOf(token)
      await db
        .delete(accessTokens)
        .where(sql`${accessTokens.hash} = ${hash} and ${accessTokens.clientId} = ${clientId}`)
      remembered.delete(hash)
    },
  }
}

export type TokensService = ReturnType<typeof createTokensService>
