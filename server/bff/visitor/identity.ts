import type { StoreId, UserToken } from '#contract/generated/types.ts'
import type { CallIdentity } from '../upstream/client.ts'
import { type CookieName, rememberedFor } from './cookies.ts'
import type { Session, SessionSeals } from './session.ts'

/** The cookies of a request, and those of its answer while it has not begun. */
export type CookieJar = {
  get: (name: CookieName) => string | undefined
  set: (name: CookieName, value: string, seconds?: number) => void
  clear: (name: CookieName) => void
  /** False once the answer has begun. */
  isOpen: () => boolean
}

type Options = { jar: CookieJar; seals: SessionSeals; store: StoreId; network: string }

const longestRequestMs = 10_000

/** What the engine gives as an id; anything else in a cookie was not set here. */
const idForm = /^[\w-]{1,64}$/

/** Who a request comes from, by its cookies; what changes goes into the answer's cookies at once. */
export class Identity {
  readonly #jar: CookieJar
  readonly #seals: SessionSeals
  readonly #store: StoreId
  readonly #network: string
  #visitorId: string | null
  #cartId: string | null
  /** Opened when somebody asks. */
  #session: Session | null | undefined
  /** The token of before, for the rest of the request that exchanged it. */
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

  /** A customer has logged in here before; the engine decides whether it is the one who does now. */
  get isKnownBrowser(): boolean {
    return this.#visitorId !== null && this.#seals.isBrowserOf(this.#jar.get('knownBrowser'), this.#visitorId)
  }

  /** As it goes along with a call. */
  forCall(): CallIdentity {
    return {
      visitorId: this.#visitorId,
      userToken: this.#tokenInUse ?? this.session?.token ?? null,
      cartId: this.#cartId,
      network: this.#network,
    }
  }

  /** What changes now reaches the browser. */
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

  /** Thirty days from the last visit, not from the first. */
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
   * While the old token lasts, this request goes on with it: the first use of the new one ends the old one, and an answer
   * that never arrives must not leave the browser with that.
   */
  renewToken(token: UserToken): void {
    const { session: before } = this
    if (!before) return
    this.startSession(token, before)
    if (before.tokenEnds > Date.now() + longestRequestMs) this.#tokenInUse = before.token
  }

  /** With the cart, which is the customer's. */
  endSession(): void {
    this.#session = null
    this.#tokenInUse = null
    this.#cartId = null
    for (const name of ['session', 'customerFlag', 'guestFlag', 'cartId'] as const) this.#jar.clear(name)
  }

  /**
   * Ends what is left in a browser of a session that nobody can open: its cookie was deleted, or sealed with a secret that is gone, or
   * for the other realm. Pages would greet a customer who is a stranger to the engine. Visitor's id and cart stay.
   */
  dropLostSession(): void {
    const names = ['session', 'customerFlag', 'guestFlag'] as const
    const left = names.filter((name) => this.#jar.get(name) !== undefined)
    if (left.length > 0 && this.session === null) for (const name of left) this.#jar.clear(name)
  }

  /** It has run out: a security logout (transactions.md §8), for which the business store has words of its own (§2). */
  expireSession(): void {
    this.endSession()
    this.#jar.set(this.#store === 'b2b' ? 'sessionExpired' : 'securityLogout', '1')
  }

  /** It was ended by the shop (transactions.md §8). */
  revokeSession(): void {
    this.endSession()
    this.#jar.set('securityLogout', '1')
  }
}

function idIn(value: string | undefined): string | null {
  return value !== undefined && idForm.test(value) ? value : null
}
