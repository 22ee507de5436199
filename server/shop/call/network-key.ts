import { createHmac, hkdfSync } from 'node:crypto'
import type { SealKey } from '#lib/seals.ts'

/**
 * Stands for a visitor's network beside what is claimed from it (deal pieces, unpaid orders): a hash by a key of this shop, so that the
 * database does not hold addresses. Null where a call names no network. With another first key earlier claims count for no network any more.
 */
export const createNetworkKeys = ([newest]: readonly SealKey[]) => {
  if (!newest) throw new Error('No key for networks')
  const secret = Buffer.from(hkdfSync('sha256', newest.secret, '', 'network', 32))
  return (network: string): string | null =>
    network === '' ? null : createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
}

export type NetworkKeys = ReturnType<typeof createNetworkKeys>
