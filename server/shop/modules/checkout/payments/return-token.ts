import { createHmac, hkdfSync } from 'node:crypto'
import type { SealKey } from '#lib/seals.ts'

const purpose = 'payment return'

/**
 * The token in the address to which a provider's page leads back: 256 bits that follow from the payment, so that beginning
 * it again after a crash gives the provider the same address. Only its hash is stored.
 */
export const createReturnTokens = (keys: readonly SealKey[]) => {
  const [newest] = keys
  if (!newest) throw new Error(`No key for ${purpose}`)
  const key = Buffer.from(hkdfSync('sha256', newest.secret, '', `${purpose} ${newest.version}`, 32))
  return (paymentId: string): string => createHmac('sha256', key).update(paymentId).digest('base64url')
}

export type ReturnTokens = ReturnType<typeof createReturnTokens>
