/** The address that a visitor has chosen in the wallet. */
export type WalletAddress = {
  firstName: string
  lastName: string
  company: string | null
  /** Street and number. */
  street: string
  addition: string | null
  postCode: string
  city: string
  /** ISO 3166. */
  country: string
  phone: string | null
}

export type WalletSession = { email: string; address: WalletAddress }

/** The payload is rendered byte for byte as it was signed. */
export type WalletButton = {
  merchantId: string
  publicKeyId: string
  payload: string
  signature: string
  algorithm: string
  scriptOrigin: string
  /** A plain link to the wallet; null where there is none without the script. */
  href: string | null
}

/** A provider's wallet that knows the visitor's address before the checkout does (transactions.md §4). */
export type ExpressWallet = {
  /** Absolute addresses of the shop's summary, and of the page after an abort. */
  button: (pages: { reviewUrl: string; cancelUrl: string }) => WalletButton
  /** Null for a session that is unknown or over. Throws ProviderUnavailable. */
  readSession: (sessionId: string) => Promise<WalletSession | null>
}
