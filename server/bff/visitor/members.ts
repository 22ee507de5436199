import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { GetSession } from '../generated/operations.ts'
import { askEngine, EngineRefusal } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { callOf, isKnown, type Known, lossIn, type Recovery } from './recovery.ts'
import type { Visitor } from './visitor.ts'

type Options = { upstream: Pick<UpstreamClient, 'graphql'>; recovery: Recovery; log: Pick<FastifyBaseLogger, 'warn'> }

type Confirmed = string | null | undefined

/** Seconds after which those may ask again whose session could not be confirmed. */
const retryAfter = 5

/** Milliseconds for which the engine's word on a token counts. */
const rememberedForMs = 60_000

/** Paths where it matters whether somebody is a member: pages, and what they ask for. */
const concerned: ReadonlySet<string | undefined> = new Set(['/*', '/graphql'])

/**
 * Who is a member of the business store, which shows strangers nearly nothing: the engine says so for a token, and is asked
 * again after a minute at the latest. It checks each of its own answers besides; this keeps what the edge has cached apart.
 */
export class Members {
  readonly #options: Options
  /** By hash of the token. */
  readonly #known = new LRUCache<string, boolean>({ max: 50_000, ttl: rememberedForMs })
  readonly #asking = new Map<string, Promise<boolean>>()

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * The token of a member; null for strangers, guests and other stores; undefined for a session that the engine can't be asked about
   * now. Never throws.
   */
  tokenOf(visitor: Visitor): Confirmed | Promise<Confirmed> {
    const session = visitor.identity?.session
    if (visitor.store !== 'b2b' || !session || session.isGuest || !isKnown(visitor)) return null
    return this.#ask(visitor)
  }

  forget(token: string): void {
    this.#known.delete(hashOf(token))
  }

  async #ask(visitor: Known): Promise<Confirmed> {
    const { recovery } = this.#options
    await recovery.refresh(visitor)
    const { userToken } = visitor.identity.forCall()
    if (userToken === null) return null
    const key = hashOf(userToken)
    const isMember = this.#known.get(key) ?? (await this.#confirm(visitor, userToken, key))
    return isMember === undefined ? undefined : isMember ? userToken : null
  }

  /** One question for all who come with the token at once; each of them loses his cookies when it is good for nothing. */
  async #confirm(visitor: Known, token: string, key: string): Promise<boolean | undefined> {
    const { recovery, log } = this.#options
    try {
      const asking = this.#asking.get(key) ?? this.#askEngine(visitor, key)
      this.#asking.set(key, asking)
      return await asking
    } catch (error) {
      const loss = error instanceof EngineRefusal ? lossIn(error.errors) : null
      if (loss) {
        await recovery.recover(visitor, loss, { ...visitor.identity.forCall(), userToken: token }, false)
        return false
      }
      log.warn({ err: error }, 'members: the engine does not say')
      return undefined
    } finally {
      this.#asking.delete(key)
    }
  }

  async #askEngine(visitor: Known, key: string): Promise<boolean> {
    const call = callOf(visitor, visitor.identity.forCall())
    const session = await askEngine(this.#options.upstream, GetSession, {}, call, { repeatable: true })
    const isMember = session !== null && !session.isGuest
    this.#known.set(key, isMember)
    return isMember
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Settles for pages and GraphQL of the business store whether they are for a member. While the engine can't say so, nothing that is
 * kept for members is shown, and nothing for strangers either: a member would read it as having been logged out.
 */
export default fp<{ members: Members }>(
  async (app, { members }) => {
    app.addHook('onRequest', async (request, reply) => {
      const { visitor, routeOptions } = request
      if (visitor?.store !== 'b2b' || !concerned.has(routeOptions.url)) return
      const token = await members.tokenOf(visitor)
      visitor.memberToken = token ?? null
      visitor.isUnconfirmed = token === undefined
      if (!visitor.isUnconfirmed || routeOptions.url !== '/graphql') return
      reply.headers({ 'retry-after': retryAfter, 'cache-control': 'private, no-store' })
      return refuse(reply, 'UPSTREAM_UNAVAILABLE', 'The session can’t be confirmed now: try again in a moment.', 503)
    })
  },
  { name: 'members', dependencies: ['visitor'] },
)
