import { createPrivateKey } from 'node:crypto'
import type { ExpressWallet, WalletSession } from '../../payment-method.ts'
import type { AmazonSettings } from '../../payment-settings.ts'
import type { AmazonClient } from './client.ts'
import { algorithm, buttonSignature } from './signing.ts'

/** What the shop asks the buyer's consent for. */
const scopes = ['name', 'email', 'phoneNumber', 'billingAddress', 'shippingAddress']

/** The button before the summary, and what Amazon knows of a buyer who has used it. */
export const createAmazonWallet = (settings: AmazonSettings, client: AmazonClient): ExpressWallet => {
  const { url, merchantId, storeId, publicKeyId, privateKey, scriptUrl, authority } = settings
  const signingKey = createPrivateKey(privateKey)

  return {
    button: ({ reviewUrl, cancelUrl, language }) => {
      const payload = JSON.stringify({
        webCheckoutDetails: { checkoutReviewReturnUrl: reviewUrl, checkoutCancelUrl: cancelUrl },
        storeId,
        scopes,
      })
      const signature = buttonSignature(signingKey, payload)
      const query = new URLSearchParams({ payload, signature, algorithm, publicKeyId, language })
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

    readSession: async (id): Promise<WalletSession | null> => {
      const session = await client.findSession(id)
      if (session?.statusDetails.state !== 'Open') return null
      const { buyer, shippingAddress } = session
      const { name, addressLine1, addressLine2, city, postalCode, countryCode, phoneNumber } = shippingAddress ?? {}
      return {
        email: buyer?.email ?? null,
        name: buyer?.name ?? null,
        shippingAddress:
          shippingAddress && addressLine1 && city && postalCode && countryCode
            ? {
                name: name ?? buyer?.name ?? '',
                street: addressLine1,
                addition: addressLine2 ?? null,
                postCode: postalCode,
                city,
                country: countryCode,
                phone: phoneNumber ?? null,
              }
            : null,
      }
    },
  }
}
