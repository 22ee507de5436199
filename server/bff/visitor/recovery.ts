import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { errorMessages } from '#contract/errors.ts'
import type * as contract from '#contract/generated/types.ts'
import { surchargeTest } from '#contract/stores.ts'
import { RefreshUserToken, ShopInit } from '../generated/operations.ts'
import { askEngine, EngineRefusal } from '../upstream/ask-engine.ts'
import type { CallFor, CallIdentity, UpstreamClient } from '../upstream/client.ts'
import type { Identity } from './identity.ts'
import { isDueForRefresh } from './session.ts'
import type { Visitor } from './visitor.ts'

/** Part of the visitor's identity that the engine no longer accepts. */
export type Loss = 'cart' | 'visitor' | 'expired' | 'revoked'

type CodedError = { message: string; extensions?: { code?: unknown } }

const losses: Readonly<Record<string, Loss>> = {
  CART_NOT_FOUND: 'cart',
  USER_REQUIRED: 'visitor',
  USER_TOKEN_INVALID: 'expired',
  USER_TOKEN_REVOKED: 'revoked',
}

/**
 * Detects a loss by error code, or by message if the engine gives no code (transactions.md §8); null for other errors.
 */
export function lossIn(errors: readonly CodedError[] | undefined): Loss | null {
  for (const { message, extensions } of errors ?? []) {
    const loss = losses[String(extensions?.code)]
    if (loss) return loss
    if (message === errorMessages.USER_REQUIRED) return 'visitor'
  }
  return null
}

/** Requirements of a call. */
type Purpose = { needs?: 'visitor' | 'cart' | undefined; isMutation: boolean }

/**
 * Milliseconds for which requests with the old token get the renewed one; the engine accepts the old one for a minute.
 */
const renewedForMs = 50_000

/** Milliseconds for which requests with the same lost ids get the same new ones, so that concurrent requests agree. */
const replacedForMs = 10_000

/** A visitor with an identity. Shared requests have none, so there is nothing to recover for them. */
export type KnownVisitor = Visitor & { identity: Identity }

export const isKnown = (visitor: Visitor): visitor is KnownVisitor => visitor.identity !== null

/**
 * Ensures that a visitor has the ids and the valid token that a call needs, and replaces those that the engine has
 * lost: once per request, independent of the number of fields.
 */
export class Recovery {
  readonly #upstream: Pick<UpstreamClient, 'graphql'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #inits = new WeakMap<Identity, Promise<void>>()
  /** Requests whose session ended while they ran, with the engine's refusal. */
  readonly #ends = new WeakMap<Identity, EngineRefusal>()
  /** Renewed tokens by hash of the old token. */
  readonly #renewals = new LRUCache<string, Promise<contract.UserToken>>({ max: 10_000, ttl: renewedForMs })
  /** New ids by the ids that they replace. */
  readonly #replacements = new LRUCache<string, Promise<contract.ShopInit>>({ max: 10_000, ttl: replacedForMs })

  constructor(upstream: Pick<UpstreamClient, 'graphql'>, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#upstream = upstream
    this.#log = log
  }

  /**
   * Before a call. Throws UpstreamUnavailable, or for a mutation EngineRefusal when the session has ended meanwhile.
   */
  async prepare(visitor: KnownVisitor, { needs, isMutation }: Purpose): Promise<void> {
    await this.refresh(visitor)
    this.#stopAtEnd(visitor, isMutation)
    if (!needs || !visitor.identity.lacks(needs)) return
    await this.#init(visitor, visitor.identity.forCall(), isMutation)
    this.#stopAtEnd(visitor, isMutation)
  }

  /** Throws for a mutation after the session's end: a customer's change must not be carried out for a stranger. */
  #stopAtEnd({ identity }: KnownVisitor, isMutation: boolean): void {
    const refusal = isMutation && this.#ends.get(identity)
    if (refusal) throw refusal
  }

  /**
   * Recovers after a call with the identity `sent`. Returns true if the call may be repeated. A mutation is not
   * repeated after the session's end, since it would be carried out for a stranger.
   */
  async recover(visitor: KnownVisitor, loss: Loss, sent: CallIdentity, isMutation: boolean): Promise<boolean> {
    const { identity } = visitor
    if (loss === 'cart' || loss === 'visitor') {
      const now = identity.forCall()
      const isMended = now.cartId !== sent.cartId || now.visitorId !== sent.visitorId
      const remaining = loss === 'cart' ? { ...now, cartId: null } : { ...now, cartId: null, visitorId: null }
      if (!isMended) await this.#init(visitor, remaining, isMutation)
      this.#stopAtEnd(visitor, isMutation)
      return true
    }
    this.#endSession(identity, sent.userToken, refusalFor(loss))
    return loss === 'expired' && !isMutation
  }

  /**
   * For calls that no field of the browser's operations makes: once more with new ids when the engine has not those that the visitor sent
   * ("A valid user id is required.", CART_NOT_FOUND).
   */
  async withKnownIds<Result>(visitor: KnownVisitor, send: (as: CallIdentity) => Promise<Result>): Promise<Result> {
    const { identity } = visitor
    const sent = identity.forCall()
    try {
      return await send(sent)
    } catch (error) {
      const loss = error instanceof EngineRefusal ? lossIn(error.errors) : null
      if (loss !== 'visitor' && loss !== 'cart') throw error
      await this.recover(visitor, loss, sent, true)
      return await send(identity.forCall())
    }
  }

  /**
   * Renews a token that expires soon; without an answer the old one stays in use. Returns the refusal of an ended
   * token.
   */
  async refresh(visitor: KnownVisitor): Promise<EngineRefusal | null> {
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
      // Several calls of one request wait for the same renewal; only the first one applies it.
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

  async #init(visitor: KnownVisitor, as: CallIdentity, isMutation: boolean): Promise<void> {
    const { identity } = visitor
    const joined = this.#inits.get(identity)
    const init = joined ?? this.#initNow(visitor, as).finally(() => this.#inits.delete(identity))
    this.#inits.set(identity, init)
    try {
      await init
    } catch (error) {
      // After the session's end only queries continue, as a stranger. The call that was joined may have been sent before the end.
      const wasStranger = as.userToken === null && !joined
      if (isMutation || !this.#ends.has(identity) || wasStranger) throw error
      await this.#init(visitor, { ...as, userToken: null }, isMutation)
    }
  }

  /** Changes the cookies only after the engine's answer, so that a time-out does not lose the cart. */
  async #initNow(visitor: KnownVisitor, as: CallIdentity): Promise<void> {
    try {
      const { userId, cartId } = await this.#newIds(visitor, as)
      visitor.identity.takeIds({ visitorId: userId, cartId })
    } catch (error) {
      if (error instanceof EngineRefusal && endOf(error)) this.#endSession(visitor.identity, as.userToken, error)
      throw error
    }
  }

  /** Ends the session unless the visitor has another one by now. */
  #endSession(identity: Identity, token: string | null, refusal: EngineRefusal): void {
    if (token === null || identity.forCall().userToken !== token) return
    this.#ends.set(identity, refusal)
    if (endOf(refusal) === 'revoked') identity.revokeSession()
    else identity.expireSession()
  }

  /**
   * Concurrent calls of a browser with a lost visitor id get the same new id, so that the first call's changes are
   * kept.
   */
  #newIds(visitor: KnownVisitor, as: CallIdentity): Promise<contract.ShopInit> {
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

  /** Repeatable: a visitor with an id keeps it, and one without has no data yet. */
  #newInit(visitor: KnownVisitor, as: CallIdentity): Promise<contract.ShopInit> {
    return askEngine(this.#upstream, ShopInit, {}, callOf(visitor, as), { repeatable: true })
  }
}

function refusalFor(loss: 'expired' | 'revoked'): EngineRefusal {
  const code = loss === 'revoked' ? 'USER_TOKEN_REVOKED' : 'USER_TOKEN_INVALID'
  return new EngineRefusal([{ message: errorMessages[code], extensions: { code } }])
}

/** A call in the visitor's name. */
export function callOf(
  { store, language, requestId, preview, faults: violations, budget, abVariants, browserKey }: Visitor,
  identity: CallIdentity,
): CallFor {
  const surchargeVariant = abVariants[surchargeTest]
  return {
    store,
    language,
    requestId,
    identity,
    ...(surchargeVariant && { surchargeVariant }),
    ...(browserKey && { browserKey }),
    ...(preview && { preview }),
    ...(violations && { faults: violations }),
    ...(budget && { budget }),
  }
}

function endOf({ errors }: EngineRefusal): 'expired' | 'revoked' | null {
  const loss = lossIn(errors)
  return loss === 'expired' || loss === 'revoked' ? loss : null
}
