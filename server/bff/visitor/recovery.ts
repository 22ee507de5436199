import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { errorMessages } from '#contract/errors.ts'
import type * as contract from '#contract/generated/types.ts'
import { RefreshUserToken, ShopInit } from '../generated/operations.ts'
import { askEngine, EngineRefusal } from '../upstream/ask-engine.ts'
import type { CallFor, CallIdentity, UpstreamClient } from '../upstream/client.ts'
import type { Identity } from './identity.ts'
import { isDueForRefresh } from './session.ts'
import type { Visitor } from './visitor.ts'

/** What the engine no longer knows of whoever calls. */
export type Loss = 'cart' | 'visitor' | 'expired' | 'revoked'

type CodedError = { message: string; extensions?: { code?: unknown } }

const losses: Readonly<Record<string, Loss>> = {
  CART_NOT_FOUND: 'cart',
  USER_REQUIRED: 'visitor',
  USER_TOKEN_INVALID: 'expired',
  USER_TOKEN_REVOKED: 'revoked',
}

/** By code, or by the message of an engine that gives none (transactions.md §8). Time-outs and faults are no loss. */
export function lossIn(errors: readonly CodedError[] | undefined): Loss | null {
  for (const { message, extensions } of errors ?? []) {
    const loss = losses[String(extensions?.code)]
    if (loss) return loss
    if (message === errorMessages.USER_REQUIRED) return 'visitor'
  }
  return null
}

/** What a call is for. */
type Purpose = { needs?: 'visitor' | 'cart' | undefined; isMutation: boolean }

/** Milliseconds for which a renewed token is handed to those who come with the old one; the engine takes it for a minute. */
const renewedForMs = 50_000

/** Milliseconds for which new ids are handed to those who come with the same old ones: calls that left at the same time. */
const replacedForMs = 10_000

/** The visitor with an identity: whoever has none is nobody, and nothing is recovered for him. */
export type Known = Visitor & { identity: Identity }

export const isKnown = (visitor: Visitor): visitor is Known => visitor.identity !== null

/**
 * Gets visitors what calls need (ids, a token that lasts) and, when the engine has lost them, new ones: once a request,
 * however many fields ask.
 */
export class Recovery {
  readonly #upstream: Pick<UpstreamClient, 'graphql'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #inits = new WeakMap<Identity, Promise<void>>()
  /** Requests whose session has ended meanwhile, with the engine's word. */
  readonly #ends = new WeakMap<Identity, EngineRefusal>()
  /** By hash of the old token. */
  readonly #renewals = new LRUCache<string, Promise<contract.UserToken>>({ max: 10_000, ttl: renewedForMs })
  /** By the ids that they replace. */
  readonly #replacements = new LRUCache<string, Promise<contract.ShopInit>>({ max: 10_000, ttl: replacedForMs })

  constructor(upstream: Pick<UpstreamClient, 'graphql'>, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#upstream = upstream
    this.#log = log
  }

  /** Before a call. Throws UpstreamUnavailable, or for a mutation EngineRefusal when the session has ended meanwhile. */
  async prepare(visitor: Known, { needs, isMutation }: Purpose): Promise<void> {
    await this.refresh(visitor)
    this.#stopAtEnd(visitor, isMutation)
    if (!needs || !visitor.identity.lacks(needs)) return
    await this.#init(visitor, visitor.identity.forCall(), isMutation)
    this.#stopAtEnd(visitor, isMutation)
  }

  /** What a customer meant to change is not changed for the stranger that he has become, whichever call has heard of it. */
  #stopAtEnd({ identity }: Known, isMutation: boolean): void {
    const refusal = isMutation && this.#ends.get(identity)
    if (refusal) throw refusal
  }

  /**
   * After a call that was sent as `sent`. True: it may be sent again. What a customer changes is not done in a stranger's
   * name, so a mutation ends with his session.
   */
  async recover(visitor: Known, loss: Loss, sent: CallIdentity, isMutation: boolean): Promise<boolean> {
    const { identity } = visitor
    if (loss === 'cart' || loss === 'visitor') {
      const now = identity.forCall()
      const isMended = now.cartId !== sent.cartId || now.visitorId !== sent.visitorId
      const kept = loss === 'cart' ? { ...now, cartId: null } : { ...now, cartId: null, visitorId: null }
      if (!isMended) await this.#init(visitor, kept, isMutation)
      this.#stopAtEnd(visitor, isMutation)
      return true
    }
    this.#endSession(identity, sent.userToken, refusalFor(loss))
    return loss === 'expired' && !isMutation
  }

  /** Exchanges a token that ends soon. Without an answer the old one is used on; the refusal of one that has ended is told. */
  async refresh(visitor: Known): Promise<EngineRefusal | null> {
    const { identity } = visitor
    const { session } = identity
    if (!session || !identity.canChange || !isDueForRefresh(session, Date.now())) return null
    const key = createHash('sha256').update(session.token).digest('base64url')
    let renewal = this.#renewals.get(key)
    if (!renewal) {
      renewal = askEngine(this.#upstream, RefreshUserToken, {}, callOf(visitor, identity.forCall()))
      this.#renewals.set(key, renewal)
    }
    try {
      const token = await renewal
      // Ten calls of one request wait for the same token; the first one has taken it.
      if (identity.session?.token === session.token) identity.renewToken(token)
      return null
    } catch (error) {
      this.#renewals.delete(key)
      if (error instanceof EngineRefusal && endOf(error)) {
        this.#endSession(identity, session.token, error)
        return error
      }
      this.#log.warn({ err: error }, 'visitor: the token was not renewed')
      return null
    }
  }

  async #init(visitor: Known, as: CallIdentity, isMutation: boolean): Promise<void> {
    const { identity } = visitor
    let init = this.#inits.get(identity)
    if (!init) {
      init = this.#initNow(visitor, as).finally(() => this.#inits.delete(identity))
      this.#inits.set(identity, init)
    }
    try {
      await init
    } catch (error) {
      // A stranger is made for questions alone.
      if (isMutation || !this.#ends.has(identity) || as.userToken === null) throw error
      await this.#init(visitor, { ...as, userToken: null }, isMutation)
    }
  }

  /** The cookies change when there is an answer, not before: nobody loses his cart to a time-out. */
  async #initNow(visitor: Known, as: CallIdentity): Promise<void> {
    try {
      const { userId, cartId } = await this.#newIds(visitor, as)
      visitor.identity.takeIds({ visitorId: userId, cartId })
    } catch (error) {
      if (error instanceof EngineRefusal && endOf(error)) this.#endSession(visitor.identity, as.userToken, error)
      throw error
    }
  }

  /** Unless the visitor has another session by now. */
  #endSession(identity: Identity, token: string | null, refusal: EngineRefusal): void {
    if (token === null || identity.forCall().userToken !== token) return
    this.#ends.set(identity, refusal)
    if (endOf(refusal) === 'revoked') identity.revokeSession()
    else identity.expireSession()
  }

  /** Two calls of one browser whose visitor is gone become the same new one: what the first has done stays his. */
  #newIds(visitor: Known, as: CallIdentity): Promise<contract.ShopInit> {
    const { visitorId, cartId, userToken } = visitor.identity.forCall()
    if (visitorId === null || userToken !== null) return this.#newInit(visitor, as)
    const key = [visitor.store, visitorId, cartId, as.visitorId].join(' ')
    const known = this.#replacements.get(key)
    if (known) return known
    const replacement = this.#newInit(visitor, as)
    this.#replacements.set(key, replacement)
    replacement.catch(() => this.#replacements.delete(key))
    return replacement
  }

  /** May be sent twice: a visitor with an id keeps it, and one without has nothing to lose. */
  #newInit(visitor: Known, as: CallIdentity): Promise<contract.ShopInit> {
    return askEngine(this.#upstream, ShopInit, {}, callOf(visitor, as), { repeatable: true })
  }
}

function refusalFor(loss: 'expired' | 'revoked'): EngineRefusal {
  const code = loss === 'revoked' ? 'USER_TOKEN_REVOKED' : 'USER_TOKEN_INVALID'
  return new EngineRefusal([{ message: errorMessages[code], extensions: { code } }])
}

export function callOf({ store, language, requestId, faults, budget }: Visitor, identity: CallIdentity): CallFor {
  return { store, language, requestId, identity, ...(faults && { faults }), ...(budget && { budget }) }
}

function endOf({ errors }: EngineRefusal): 'expired' | 'revoked' | null {
  const loss = lossIn(errors)
  return loss === 'expired' || loss === 'revoked' ? loss : null
}
