import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SealKey } from '#lib/seals.ts'

/** What a link of a mail allows. A key of one purpose opens nothing of another. */
type OrderKeyPurpose = 'order' | 'return' | 'returnLookup' | 'document' | 'withdrawal' | 'review'

/** Days after an order in which the links of its mails open it. */
const orderKeyDays = 730

const signatureBytes = 32
const keyForm = /^([1-9]\d?)\.([0-9a-z]{1,9})\.([\w-]{43})$/

/**
 * Signs and checks the keys in links of mails: `version.expiry.signature`, the expiry in seconds since 1970 to the base 36. The first
 * key signs, all of them check, so that a key can be rotated while links made with the one before are on their way.
 */
export const createOrderKeys = (keys: readonly SealKey[]) => {
  const [newest] = keys
  if (!newest) throw new Error('No key for the links of orders')
  const secrets = new Map(
    keys.map(({ version, secret }) => [version, Buffer.from(hkdfSync('sha256', secret, '', 'order link', 32))]),
  )

  const sign = (version: number, purpose: OrderKeyPurpose, orderId: string, expiry: string): Buffer =>
    createHmac('sha256', secrets.get(version) ?? '')
      .update(JSON.stringify([version, purpose, orderId, expiry]))
      .digest()

  return {
    /** `orderId` is the order's number, as in the contract. */
    makeOrderKey: (purpose: OrderKeyPurpose, orderId: string, expiresAt: Date): string => {
      const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36)
      const signature = sign(newest.version, purpose, orderId, expiry).toString('base64url')
      return `${newest.version}.${expiry}.${signature}`
    },

    /** False for a key that is not ours, is for another purpose or order, or has expired. Constant in time. */
    isOrderKey: (purpose: OrderKeyPurpose, orderId: string, key: string, now = Date.now()): boolean => {
      const [, version = '', expiry = '', signature = ''] = keyForm.exec(key) ?? []
      const given = Buffer.alloc(signatureBytes)
      given.write(signature, 'base64url')
      const isSigned = timingSafeEqual(sign(Number(version), purpose, orderId, expiry), given)
      return isSigned && secrets.has(Number(version)) && Number.parseInt(expiry, 36) * 1000 > now
    },
  }
}

export type OrderKeys = ReturnType<typeof createOrderKeys>

/** Page of an order: without an account it opens by its key. */
export const orderPath = (
  order: { number: string; customerId: string | null; createdAt: Date },
  { makeOrderKey }: Pick<OrderKeys, 'makeOrderKey'>,
): string => {
  const query = new URLSearchParams({ orderId: order.number })
  if (order.customerId === null) query.set('key', makeOrderKey('order', order.number, orderKeyExpiry(order)))
  return `/myaccount/orders/orderdetail?${query}`
}

/** Expiry of the links in the mails of an order, the same in each of them. */
export const orderKeyExpiry = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + orderKeyDays * 86_400_000)
