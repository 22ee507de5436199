import { createPrivateKey } from 'node:crypto'
import type { ExpressWallet, WalletAddress } from '../../express-wallet.ts'
import type { AmazonSettings } from '../../payment-settings.ts'
import { type AmazonSession, createAmazonClient } from './client.ts'
import { algorithm, buttonSignature } from './signing.ts'

/** What the shop asks the buyer's consent for. */
const scopes = ['name', 'email', 'phoneNumber', 'billingAddress', 'shippingAddress']

/** Amazon keeps a name as one text. */
const splitName = (name: string): Pick<WalletAddress, 'firstName' | 'lastName'> => {
  const words = name.trim().split(/\s+/)
  const lastName = words.pop() ?? ''
  return { firstName: words.join(' ') || lastName, lastName }
}

/** Null for an address that no parcel could be sent to. */
const addressOf = ({ shippingAddress, buyer }: AmazonSession): WalletAddress | null => {
  if (!shippingAddress) return null
  const { name, addressLine1, addressLine2, addressLine3, city, postalCode, countryCode, phoneNumber } = shippingAddress
  // German addresses may have the street in the second line and the company in the first.
  const lines = [addressLine1, addressLine2, addressLine3].filter((line) => line?.trim())
  const street = lines.find((line) => /\d/.test(line ?? '')) ?? lines[0]
  if (!street || !city || !postalCode || !countryCode) return null
  return {
    ...splitName(name ?? buyer?.name ?? ''),
    company: null,
    street,
    addition: lines.filter((line) => line !== street).join(', ') || null,
    postCode: postalCode,
    city,
    country: countryCode,
    phone: phoneNumber ?? null,
  }
}

/** The button before the summary, and what Amazon knows of a buyer who has used it. */
export const createAmazonWallet = (settings: AmazonSettings): ExpressWallet => {
  const { url, merchantId, storeId, publicKeyId, privateKey, scriptUrl, authority } = settings
  const client = createAmazonClient(settings)
  const signingKey = createPrivateKey(privateKey)

  return {
    button: ({ reviewUrl, cancelUrl }) => {
      const payload = JSON.stringify({
        webCheckoutDetails: { checkoutReviewReturnUrl: reviewUrl, checkoutCancelUrl: cancelUrl },
        storeId,
        scopes,
      })
      const signature = buttonSignature(signingKey, payload)
      const query = new URLSearchParams({ payload, signature, algorithm, publicKeyId })
      return {
        merchantId,
        publicKeyId,
        payload,
        signature,
        algorithm,
        scriptOrigin: new URL(scriptUrl).origin,
        // Amazon has no way without its script, the sandbox has.
        href: authority === null ? null : `${url}/wallet?${query}`,
      }
    },

    readSession: async (id) => {
      const session = await client.findSession(id)
      const address = session?.statusDetails.state === 'Open' ? addressOf(session) : null
      const email = session?.buyer?.email
      return address && email ? { email, address } : null
    },
  }
}
