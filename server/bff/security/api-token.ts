import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SealKey } from '#lib/seals.ts'

/** Seconds; the cookie goes a minute earlier, so that no token runs out on its way (transactions.md §9). */
const lifetime = 15 * 60
const cookieMargin = 60

/**
 * The edge's own short-lived token, by which /graphql knows that a page of the shop was there first: version, end and a
 * signature over both. It says nothing about the visitor.
 */
export const createApiTokens = (keys: readonly SealKey[]) => {
  const byVersion = new Map(
    keys.map(({ version, secret }) => [
      version,
      Buffer.from(hkdfSync('sha256', secret, '', `api token ${version}`, 32)),
    ]),
  )
  const newest = keys[0]?.version ?? 0
  const sign = (version: number, text: string) => {
    const key = byVersion.get(version)
    return key && createHmac('sha256', key).update(text).digest()
  }

  return {
    cookieLifetime: lifetime - cookieMargin,

    issue: (now: number): string => {
      const text = `${newest}.${Math.floor(now / 1000) + lifetime}`
      return `${text}.${sign(newest, text)?.toString('base64url')}`
    },

    isValid: (token: string | undefined, now: number): boolean => {
      const [, version = '', ends = '', signature = ''] = /^(\d{1,2})\.(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? []
      const expected = sign(Number(version), `${version}.${ends}`)
      if (!expected || Number(ends) * 1000 <= now) return false
      const signed = Buffer.from(signature, 'base64url')
      return signed.length === expected.length && timingSafeEqual(signed, expected)
    },
  }
}

export type ApiTokens = ReturnType<typeof createApiTokens>
