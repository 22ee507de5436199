import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { asUuid } from '#lib/uuid.ts'

export type LinkKey = { version: number; secret: string }

const idBytes = 16
const proofBytes = 16
const length = 1 + idBytes + proofBytes

const proofKey = ({ secret, version }: LinkKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `wishlist invite ${version}`, 32))

const proof = (key: Buffer, head: Buffer): Buffer =>
  createHmac('sha256', key).update(head).digest().subarray(0, proofBytes)

/**
 * Tokens of invitations: version of the key, id of the invitation, HMAC of both, in base64url. What is stored makes no
 * link without a key, and yet the same link can be shown again. The first key makes tokens, all of them are taken.
 */
export const createInviteTokens = (keys: readonly LinkKey[]) => {
  const byVersion = new Map(keys.map((key) => [key.version, proofKey(key)]))
  const [newest] = keys

  return {
    make: (inviteId: string): string => {
      const key = newest && byVersion.get(newest.version)
      if (!newest || !key) throw new Error('No key for invitations')
      const head = Buffer.concat([Buffer.of(newest.version), Buffer.from(inviteId.replaceAll('-', ''), 'hex')])
      return Buffer.concat([head, proof(key, head)]).toString('base64url')
    },

    /** Id of the invitation; null for an invalid token. */
    read: (token: string): string | null => {
      if (token.length > 2 * length) return null
      const bytes = Buffer.from(token, 'base64url')
      const key = byVersion.get(bytes[0] ?? 0)
      if (!key || bytes.length !== length || bytes.toString('base64url') !== token) return null
      const head = bytes.subarray(0, 1 + idBytes)
      if (!timingSafeEqual(proof(key, head), bytes.subarray(1 + idBytes))) return null
      return asUuid(head.subarray(1).toString('hex'))
    },
  }
}

export type InviteTokens = ReturnType<typeof createInviteTokens>
