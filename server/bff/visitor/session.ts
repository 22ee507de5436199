import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { StoreId } from '#contract/generated/types.ts'
import { isSameRealm, storeIds } from '#contract/stores.ts'
import { createSeals, type SealKey } from '#lib/seals.ts'

const Session = Type.Object(
  {
    /** Store of the login: the token is good in stores of the same realm, see `isSameRealm`. */
    store: Type.Enum([...storeIds]),
    /** The engine's own. */
    token: Type.String({ minLength: 1, maxLength: 1024 }),
    /** Milliseconds since 1970: when the token was given, and when it ends. */
    tokenStarts: Type.Integer(),
    tokenEnds: Type.Integer(),
    isGuest: Type.Boolean(),
    /** As pages may know it; null for guests. */
    userId: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
    /** Beyond the browser's session. */
    isRemembered: Type.Boolean(),
  },
  { additionalProperties: false },
)

/** What the cookie X-JWT holds: sealed, so that its end is known without asking and the token never leaves the shop. */
export type Session = Static<typeof Session>

const sessionForm = Compile(Session)
const maxLength = 3000

const Browser = Type.Object(
  { visitorId: Type.String({ minLength: 1, maxLength: 64 }) },
  { additionalProperties: false },
)
const browserForm = Compile(Browser)

export const createSessionSeals = (keys: readonly SealKey[]) => {
  const seals = createSeals(keys, 'session')
  const browsers = createSeals(keys, 'browser')
  return {
    seal: (session: Session): string => seals.seal(session),
    /**
     * Null for what this shop has not sealed, and for a session of the other realm. A seal of before stores were sealed in is none
     * either: the edge could not say which prices it opens, and logging in once more costs less than asking the engine each time.
     */
    open: (text: string | undefined, store: StoreId): Session | null => {
      if (!text || text.length > maxLength) return null
      const session = seals.open(text)
      return sessionForm.Check(session) && isSameRealm(session.store, store) ? session : null
    },

    /** What the cookie knownBrowser holds: proof that a customer has logged in with this visitor's id. */
    sealBrowser: (visitorId: string): string => browsers.seal({ visitorId }),
    isBrowserOf: (text: string | undefined, visitorId: string): boolean => {
      if (!text || text.length > maxLength) return false
      const browser = browsers.open(text)
      return browserForm.Check(browser) && browser.visitorId === visitorId
    },
  }
}

export type SessionSeals = ReturnType<typeof createSessionSeals>

/** Tokens are exchanged when this part of their life is left, but not before the last five minutes. */
const lastPart = 1 / 4
const maxMarginMs = 5 * 60_000

/** The token ends soon, or has ended: then it is good for another one as long as the engine keeps the session. */
export function isDueForRefresh({ tokenStarts, tokenEnds }: Session, now: number): boolean {
  return tokenEnds - now < Math.min(maxMarginMs, (tokenEnds - tokenStarts) * lastPart)
}
