import type { CookieSerializeOptions } from '@fastify/cookie'

const day = 24 * 60 * 60

export const cookieNames = { language: 'language' } as const

/** One cookie a test: BZ_AB_{test id}. */
export const abCookiePrefix = 'BZ_AB_'

/** Random text from which the variants of a visitor are drawn. */
export const abSeedCookie = 'BZ_AB_seed'

/** `secure: 'auto'` sets the flag wherever the shop is served over TLS. */
const common = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const

/** Every cookie that the edge sets, with its lifetime in seconds. */
export const cookieOptions = {
  language: { ...common, maxAge: 365 * day },
  ab: { ...common, maxAge: 90 * day },
} as const satisfies Record<string, CookieSerializeOptions>
