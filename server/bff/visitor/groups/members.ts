import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { isBusinessStore } from '#contract/stores.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { GetSession } from '../../generated/operations.ts'
import { askEngine, EngineRefusal } from '../../upstream/ask-engine.ts'
import type { UpstreamClient } from '../../upstream/client.ts'
import { callOf, isKnown, type KnownVisitor, lossIn, type Recovery } from '../recovery.ts'
import type { Visitor } from '../visitor.ts'

type Options = { upstream: Pick<UpstreamClient, 'graphql'>; recovery: Recovery; log: Pick<FastifyBaseLogger, 'warn'> }

type Confirmation = string | null | undefined

/** Retry-After in seconds for visitors whose session could not be confirmed. */
const retryAfter = 5

/** Milliseconds for which the engine's answer about a token is cached. */
const rememberedForMs = 60_000

/** Routes whose answers depend on membership: pages, GraphQL, and the cart's forms, which look article numbers up. */
const concerned: ReadonlySet<string | undefined> = new Set(['/*', '/graphql', '/api/cart-action/'])

/**
 * Members of the business store, which shows strangers nearly nothing. The engine confirms a token, and the
 * confirmation is cached for a minute. The engine checks every call itself, too; this class separates the edge's cached
 * answers.
 */
export class Members {
  readonly #options: Options
  /** Membership by hash of the token. */
  readonly #known = new LRUCache<string, boolean>({ max: 50_000, ttl: rememberedForMs })
  readonly #asking = new Map<string, Promise<boolean>>()

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * The token of a member; null for strangers, guests and other stores; undefined for a session that can't be confirmed
   * because the engine is unavailable. Never throws.
   */
  tokenOf(visitor: Visitor): Confirmation | Promise<Confirmation> {
    const session = visitor.identity?.session
    if (!isBusinessStore(visitor.store) || !session || session.isGuest || !isKnown(visitor)) return null
    return this.#ask(visitor)
  }

  forget(token: string): void {
    this.#known.delete(hashOf(token))
  }

  async #ask(visitor: KnownVisitor): Promise<Confirmation> {
    const { recovery } = this.#options
    await recovery.refresh(visitor)
    const { userToken } = visitor.identity.forCall()
    if (userToken === null) return null
    const key = hashOf(userToken)
    const isMember = this.#known.get(key) ?? (await this.#confirm(visitor, userToken, key))
    return isMember === undefined ? undefined : isMember ? userToken : null
  }

  /**
   * One call for all concurrent requests with the token; if the token is invalid, each of them removes its session
   * cookies.
   */
  async #confirm(visitor: KnownVisitor, token: string, key: string): Promise<boolean | undefined> {
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

  async #askEngine(visitor: KnownVisitor, key: string): Promise<boolean> {
    const call = callOf(visitor, visitor.identity.forCall())
    const session = await askEngine(this.#options.upstream, GetSession, {}, call, { repeatable: true })
    const isMember = session !== null && !session.isGuest
    this.#known.set(key, isMember)
    return isMember
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Determines for pages and GraphQL of the business store whether the visitor is a member. While the engine can't
 * confirm a session, neither members' nor strangers' cached pages are shown: a member would take the latter for a
 * logout.
 */
export default fp<{ members: Members }>(
  async (app, { members }) => {
    app.addHook('onRequest', async (request, reply) => {
      const { visitor, routeOptions } = request
      if (!visitor || !isBusinessStore(visitor.store) || !concerned.has(routeOptions.url)) return
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
