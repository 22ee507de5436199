import { createPrivateKey } from 'node:crypto'
import { StartError } from '#lib/process/start-error.ts'

/** Access to each provider; null where it is not configured. */
export type PaymentSettings = {
  computop: ComputopSettings | null
  paypal: PayPalSettings | null
  amazon: AmazonSettings | null
}

/** Addresses are without a slash at the end; a call may take `timeoutMs` milliseconds. */
export type ComputopSettings = {
  url: string
  timeoutMs: number
  merchantId: string
  cipher: 'blowfish' | 'aes'
  cipherKey: string
  hmacKey: string
  /** Name of the layout of its pages; empty for the provider's own. */
  template: string
}

export type PayPalSettings = {
  url: string
  timeoutMs: number
  clientId: string
  clientSecret: string
  /** Id of the registered webhook: part of what is signed. */
  webhookId: string
  /** PEM of the authority of the certificates that sign notifications; null for those that Node trusts. */
  authority: string | null
}

export type AmazonSettings = {
  url: string
  timeoutMs: number
  merchantId: string
  storeId: string
  publicKeyId: string
  /** PEM. */
  privateKey: string
  /** Address of the button's script. */
  scriptUrl: string
  /** As for PayPal. */
  authority: string | null
}

/** What the environment says of the providers; an empty text is not set. */
export type PaymentVariables = {
  COMPUTOP_MERCHANT_ID: string
  COMPUTOP_CIPHER_KEY: string
  COMPUTOP_HMAC_KEY: string
  COMPUTOP_CIPHER: string
  COMPUTOP_TEMPLATE: string
  COMPUTOP_URL: string
  PAYPAL_CLIENT_ID: string
  PAYPAL_CLIENT_SECRET: string
  PAYPAL_WEBHOOK_ID: string
  PAYPAL_URL: string
  AMAZON_PAY_MERCHANT_ID: string
  AMAZON_PAY_STORE_ID: string
  AMAZON_PAY_PUBLIC_KEY_ID: string
  AMAZON_PAY_PRIVATE_KEY: string
  AMAZON_PAY_URL: string
  AMAZON_PAY_SCRIPT_URL: string
  PAYMENT_TIMEOUT_MS: number
  PAYMENT_AUTHORITY: string
}

/** Variables without which a provider can't be used. */
export const providerVariables = {
  computop: ['COMPUTOP_MERCHANT_ID', 'COMPUTOP_CIPHER_KEY', 'COMPUTOP_HMAC_KEY'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  amazon: ['AMAZON_PAY_MERCHANT_ID', 'AMAZON_PAY_STORE_ID', 'AMAZON_PAY_PUBLIC_KEY_ID', 'AMAZON_PAY_PRIVATE_KEY'],
} as const satisfies Record<keyof PaymentSettings, (keyof PaymentVariables)[]>

/** A private key may stand on one line, its ends of lines written as \n. */
const pem = (text: string): string => text.replaceAll('\\n', '\n')

const isPrivateKey = (text: string): boolean => {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** Null, or what is wrong with the variables of a provider that is configured. */
const violationOf: Record<keyof PaymentSettings, (read: PaymentVariables) => string | null> = {
  computop: ({ COMPUTOP_CIPHER, COMPUTOP_CIPHER_KEY }) => {
    const { length } = Buffer.from(COMPUTOP_CIPHER_KEY)
    if (COMPUTOP_CIPHER === 'aes' && ![16, 24, 32].includes(length))
      return 'COMPUTOP_CIPHER_KEY must have 16, 24 or 32 bytes for AES'
    return length < 4 || length > 56 ? 'COMPUTOP_CIPHER_KEY must have 4 to 56 bytes' : null
  },
  paypal: () => null,
  amazon: ({ AMAZON_PAY_PRIVATE_KEY }) =>
    isPrivateKey(pem(AMAZON_PAY_PRIVATE_KEY)) ? null : 'AMAZON_PAY_PRIVATE_KEY must be an RSA key as PEM',
}

/** Hosts that move money: their notifications are signed by what Node trusts, and by no authority of the operator's. */
const isReal = (url: string): boolean => /(^|\.)(paypal\.com|amazon\.(eu|com))$/.test(new URL(url).hostname)

/**
 * A provider is configured completely or not at all.
 * @throws StartError that names every variable that is missing or wrong, without values
 */
export const readPaymentSettings = (read: PaymentVariables): PaymentSettings => {
  const violations: string[] = []
  const isConfigured = (provider: keyof PaymentSettings): boolean => {
    const missing = providerVariables[provider].filter((name) => read[name] === '')
    if (missing.length === providerVariables[provider].length) return false
    const violation = missing.length === 0 ? violationOf[provider](read) : null
    violations.push(...missing.map((name) => `${name} must be set, as other variables of ${provider} are`))
    if (violation !== null) violations.push(violation)
    return true
  }
  const timeoutMs = read.PAYMENT_TIMEOUT_MS
  const authority = pem(read.PAYMENT_AUTHORITY) || null
  const settings: PaymentSettings = {
    computop: isConfigured('computop')
      ? {
          url: read.COMPUTOP_URL,
          timeoutMs,
          merchantId: read.COMPUTOP_MERCHANT_ID,
          cipher: read.COMPUTOP_CIPHER === 'aes' ? 'aes' : 'blowfish',
          cipherKey: read.COMPUTOP_CIPHER_KEY,
          hmacKey: read.COMPUTOP_HMAC_KEY,
          template: read.COMPUTOP_TEMPLATE,
        }
      : null,
    paypal: isConfigured('paypal')
      ? {
          url: read.PAYPAL_URL,
          timeoutMs,
          clientId: read.PAYPAL_CLIENT_ID,
          clientSecret: read.PAYPAL_CLIENT_SECRET,
          webhookId: read.PAYPAL_WEBHOOK_ID,
          authority,
        }
      : null,
    amazon: isConfigured('amazon')
      ? {
          url: read.AMAZON_PAY_URL,
          timeoutMs,
          merchantId: read.AMAZON_PAY_MERCHANT_ID,
          storeId: read.AMAZON_PAY_STORE_ID,
          publicKeyId: read.AMAZON_PAY_PUBLIC_KEY_ID,
          privateKey: pem(read.AMAZON_PAY_PRIVATE_KEY),
          scriptUrl: read.AMAZON_PAY_SCRIPT_URL,
          authority,
        }
      : null,
  }
  if (authority !== null && [settings.paypal, settings.amazon].some((provider) => provider && isReal(provider.url)))
    violations.push('PAYMENT_AUTHORITY must not be set with a real provider: it is the authority of the sandbox')
  if (violations.length > 0)
    throw new StartError(`The environment is not right:\n${violations.map((each) => `  ${each}`).join('\n')}`)
  return settings
}
