import type { CookieSerializeOptions } from '@fastify/cookie'

const minute = 60
const day = 24 * 60 * minute

/**
 * `lifetime`: seconds; `told`: the caller of `cookieOptions` gives the seconds, by default the browser's session. The
 * edge's cookies have path `/` and, over TLS, the attribute Secure. Cookies that are not readable are HttpOnly.
 */
export type CookieKind = {
  name: string
  lifetime: number | 'told'
  isReadable: boolean
  sameSite: 'lax' | 'strict'
  /** Left out: `/`. */
  path?: string
  /** Shared by all languages of a store (`sharedDomainOf`), so that a change of language keeps the login; otherwise of one host. */
  isShared?: boolean
  /** The purpose as in the README. */
  purpose: string
}

/** Every cookie that the edge sets (transactions.md §3). */
export const cookies = {
  language: {
    name: 'language',
    lifetime: 365 * day,
    isReadable: false,
    sameSite: 'lax',
    purpose: 'Language of the store that was visited last',
  },
  abVariant: {
    name: 'BZ_AB_*',
    lifetime: 90 * day,
    isReadable: false,
    sameSite: 'lax',
    purpose: 'Variant of an A/B test, one cookie a test; `BZ_AB_seed` decides those to come',
  },
  apiToken: {
    name: 'apiToken',
    lifetime: 'told',
    isReadable: false,
    sameSite: 'strict',
    purpose: 'The edge’s own signed token, without which /graphql answers INVALID_TOKEN',
  },
  cartId: {
    name: 'cartId',
    lifetime: 30 * day,
    isReadable: true,
    sameSite: 'lax',
    isShared: true,
    purpose: 'A cart was begun; whose it is, the engine decides by the next two',
  },
  visitorId: {
    name: 'X-iSHOP-API-USERID',
    lifetime: 30 * day,
    isReadable: false,
    sameSite: 'lax',
    isShared: true,
    purpose: 'The visitor, owner of cart and list without login',
  },
  session: {
    name: 'X-JWT',
    lifetime: 'told',
    isReadable: false,
    sameSite: 'lax',
    isShared: true,
    purpose: 'The engine’s token of a customer or guest with its end, sealed by the edge',
  },
  customerFlag: {
    name: 'X-JWT-exist',
    lifetime: 'told',
    isReadable: true,
    sameSite: 'lax',
    isShared: true,
    purpose: 'There is a session',
  },
  guestFlag: {
    name: 'X-JWT-guest',
    lifetime: 'told',
    isReadable: true,
    sameSite: 'lax',
    isShared: true,
    purpose: 'It is that of a guest at the checkout',
  },
  knownBrowser: {
    name: 'knownBrowser',
    lifetime: 30 * day,
    isReadable: false,
    sameSite: 'lax',
    isShared: true,
    purpose: 'A customer has logged in here: others of the network who flood logins don’t keep him out',
  },
  securityLogout: {
    name: 'securityLogout',
    lifetime: 5 * minute,
    isReadable: true,
    sameSite: 'lax',
    purpose: 'The session was ended by the shop, or has run out: the page says so and takes this away',
  },
  sessionExpired: {
    name: 'sessionExpired',
    lifetime: 5 * minute,
    isReadable: true,
    sameSite: 'lax',
    purpose: 'Business store: the session has run out: the page says so and takes this away',
  },
  flash: {
    name: 'flash',
    lifetime: 5 * minute,
    isReadable: false,
    sameSite: 'lax',
    purpose: 'How a form went that was sent without script, sealed, until the page has shown it',
  },
  studio: {
    name: 'studio',
    lifetime: 'told',
    isReadable: false,
    sameSite: 'strict',
    path: '/studio',
    purpose: 'An editor’s session in the studio, sealed; path `/studio`',
  },
  preview: {
    name: 'preview',
    lifetime: 'told',
    isReadable: false,
    sameSite: 'lax',
    purpose: 'Unpublished content is looked at by an editor, or by a shared link; sealed with its end',
  },
} as const satisfies Record<string, CookieKind>

export type CookieName = keyof typeof cookies

/** Cookies that the edge does not set: scripts of pages, proxies or third parties do. `null`: decided by them. */
export type OthersCookie = {
  name: string
  lifetime: number | 'longest' | null
  setBy: 'page' | 'others'
  sameSite: 'lax' | null
  purpose: string
}

export const othersCookies = {
  wishlist: {
    name: 'wishlist',
    lifetime: 30 * day,
    setBy: 'page',
    sameSite: 'lax',
    purpose: 'The list that was looked at last; the edge reads it for the page of lists (storefront.md §4)',
  },
  consent: {
    name: 'consent',
    lifetime: 365 * day,
    setBy: 'page',
    sameSite: 'lax',
    purpose: 'What the visitor lets the shop count',
  },
  infoBar: {
    name: 'infobar-*',
    lifetime: 'longest',
    setBy: 'page',
    sameSite: 'lax',
    purpose: 'A notice of the editors that was closed',
  },
  silentErrorPolicy: {
    name: 'silentErrorPolicy',
    lifetime: null,
    setBy: 'others',
    sameSite: null,
    purpose: 'Pages that find it say nothing of calls that fail; the edge does not read it',
  },
  ga: {
    name: '_ga',
    lifetime: null,
    setBy: 'others',
    sameSite: null,
    purpose: 'Passed through: neither edge nor pages read it',
  },
} as const satisfies Record<string, OthersCookie>

/** Returns the engine's id of a list, or null for any other value. */
export const activeListIn = (value: string | undefined): string | null =>
  value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : null

/**
 * Lifetime in seconds of session cookies when the visitor wants to be remembered; the engine may end the session
 * sooner.
 */
export const rememberedFor = 30 * day

/** One cookie a test: BZ_AB_{test id}. */
export const abCookiePrefix = 'BZ_AB_'

/** Random seed that determines a visitor's variants. */
export const abSeedCookie = 'BZ_AB_seed'

/** `seconds`: lifetime of a cookie with lifetime `told`, without it the cookie ends with the browser's session; `domain` counts for shared ones. */
export function cookieOptions(
  name: CookieName,
  seconds?: number,
  domain: string | null = null,
): CookieSerializeOptions {
  const { lifetime, isReadable, sameSite, path = '/', isShared = false }: CookieKind = cookies[name]
  const maxAge = lifetime === 'told' ? seconds : lifetime
  return {
    path,
    httpOnly: !isReadable,
    sameSite,
    secure: 'auto',
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(isShared && domain !== null && { domain }),
  }
}

/**
 * Values of shared cookies of which the browser has two, the newer one: cookies of the host alone, from before they were shared, come first
 * and would hide it for ever.
 */
export function doubledCookies(header: string | undefined): Map<CookieName, string> {
  const doubled = new Map<CookieName, string>()
  if (!header) return doubled
  const pairs = header.split(';').map((pair) => pair.trim())
  for (const [key, { name, isShared = false }] of Object.entries<CookieKind>(cookies)) {
    const own = isShared ? pairs.filter((pair) => pair.startsWith(`${name}=`)) : []
    // Ids, seals and flags have no letters that are encoded.
    if (own.length > 1) doubled.set(key as CookieName, own.at(-1)?.slice(name.length + 1) ?? '')
  }
  return doubled
}
