import type { StoreId, UserToken } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { CallIdentity } from '../upstream/client.ts'
import { type CookieName, rememberedFor } from './cookies.ts'
import type { Session, SessionSeals } from './session.ts'

/** Reads the request's cookies, and sets cookies while the answer has not begun. */
export type CookieJar = {
  get: (name: CookieName) => string | undefined
  set: (name: CookieName, value: string, seconds?: number) => void
  clear: (name: CookieName) => void
  /** False once the answer has begun. */
  isOpen: () => boolean
}

type Options = { jar: CookieJar; seals: SessionSeals; store: StoreId; network: string }

const maxRequestMs = 10_000

/** Format of the engine's ids; a cookie with any other value was not set by the edge and is ignored. */
const idForm = /^[\w-]{1,64}$/

/** Ids and session of a request, read from its cookies; changes go into the answer's cookies at once. */
export class Identity {
  readonly #jar: CookieJar
  readonly #seals: SessionSeals
  readonly #store: StoreId
  readonly #network: string
  #visitorId: string | null
  #cartId: string | null
  /** Unsealed at first use; undefined until then. */
  #session: Session | null | undefined
  /** The previous token, used for the rest of the request that renewed it. */
  #tokenInUse: string | null = null

  constructor({ jar, seals, store, network }: Options) {
    this.#jar = jar
    this.#seals = seals
    this.#store = store
    this.#network = network
    this.#visitorId = idIn(jar.get('visitorId'))
    this.#cartId = idIn(jar.get('cartId'))
  }

  get visitorId(): string | null {
    return this.#visitorId
  }

  get cartId(): string | null {
    return this.#cartId
  }

  get session(): Session | null {
    if (this.#session === undefined) this.#session = this.#seals.open(this.#jar.get('session'), this.#store)
    return this.#session
  }

  /** A customer has logged in with this browser before; the engine decides whether it is the same customer. */
  get isKnownBrowser(): boolean {
    return this.#visitorId !== null && this.#seals.isBrowserOf(this.#jar.get('knownBrowser'), this.#visitorId)
  }

  /** Identity for the headers of a call to the engine. */
  forCall(): CallIdentity {
    return {
      visitorId: this.#visitorId,
      userToken: this.#tokenInUse ?? this.session?.token ?? null,
      cartId: this.#cartId,
      network: this.#network,
    }
  }

  /** Whether changes still reach the browser. */
  get canChange(): boolean {
    return this.#jar.isOpen()
  }

  lacks(need: 'visitor' | 'cart'): boolean {
    if (need === 'cart') return this.#cartId === null
    return this.#visitorId === null && this.session === null
  }

  takeIds({ visitorId, cartId }: { visitorId?: string | null; cartId?: string | null }): void {
    if (visitorId) {
      this.#visitorId = visitorId
      this.#jar.set('visitorId', visitorId)
    }
    if (cartId) {
      this.#cartId = cartId
      this.#jar.set('cartId', cartId)
    }
  }

  /** Extends the id cookies: they last thirty days from the last visit, not from the first. */
  keepIds(): void {
    this.takeIds({ visitorId: this.#visitorId, cartId: this.#cartId })
  }

  startSession({ token, expires }: UserToken, of: Pick<Session, 'isGuest' | 'isRemembered' | 'userId'>): void {
    const now = Date.now()
    const { isGuest, isRemembered, userId } = of
    const tokenEnds = now + expires * 1000
    const session = { store: this.#store, token, tokenStarts: now, tokenEnds, isGuest, isRemembered, userId }
    const lifetime = isRemembered ? rememberedFor : undefined
    this.#session = session
    this.#tokenInUse = null
    this.#jar.set('session', this.#seals.seal(session), lifetime)
    this.#jar.set('customerFlag', '1', lifetime)
    if (isGuest) this.#jar.set('guestFlag', '1', lifetime)
    else this.#jar.clear('guestFlag')
    if (!isGuest && this.#visitorId) this.#jar.set('knownBrowser', this.#seals.sealBrowser(this.#visitorId))
  }

  /**
   * This request goes on with the old token while it is valid. The first use of the new token ends the old one, and if
   * the answer got lost after that, the browser would keep an ended token.
   */
  renewToken(token: UserToken): void {
    const { session: before } = this
    if (!before) return
    this.startSession(token, before)
    if (before.tokenEnds > Date.now() + maxRequestMs) this.#tokenInUse = before.token
  }

  /** Ends the session and removes the cart, which is the customer's. */
  endSession(): void {
    this.#session = null
    this.#tokenInUse = null
    this.#cartId = null
    for (const name of ['session', 'customerFlag', 'guestFlag', 'cartId'] as const) this.#jar.clear(name)
  }

  /**
   * Removes the remaining cookies of a session that can't be unsealed: its own cookie was deleted, sealed with a retired
   * secret, or belongs to the other realm. Otherwise pages would greet a customer whom the engine doesn't recognise.
   * The visitor's id and cart stay.
   */
  dropLostSession(): void {
    const names = ['session', 'customerFlag', 'guestFlag'] as const
    const left = names.filter((name) => this.#jar.get(name) !== undefined)
    if (left.length > 0 && this.session === null) for (const name of left) this.#jar.clear(name)
  }

  /**
   * The engine does not know the session any more: it has expired, which is a security logout (transactions.md §8), with a message of its
   * own in the business store (§2). A guest's session whose token is within its time was ended by the visitor, in another tab or by the
   * clean-up after the order: there is nothing to tell.
   */
  expireSession(): void {
    const { session } = this
    this.endSession()
    if (session?.isGuest && session.tokenEnds > Date.now()) return
    this.#jar.set(isBusinessStore(this.#store) ? 'sessionExpired' : 'securityLogout', '1')
  }

  /** The shop has ended the session (transactions.md §8). */
  revokeSession(): void {
    this.endSession()
    this.#jar.set('securityLogout', '1')
  }
}

function idIn(value: string | undefined): string | null {
  return value !== undefined && idForm.test(value) ? value : null
}
