import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { newId } from '../ledger.ts'
import { type CertificateKeyPair, issueAuthority } from './certificates.ts'

/** What the shop and the sandbox know of each other. */
export type Keys = {
  computop: { merchantId: string; cipherKey: string; hmacKey: string }
  paypal: { clientId: string; clientSecret: string; webhookId: string }
  amazon: { merchantId: string; storeId: string; publicKeyId: string; privateKey: string }
  dhl: { apiKey: string; apiSecret: string; user: string; password: string }
  /** Signs the certificates of notifications. */
  authority: CertificateKeyPair
}

/** New keys; generating two RSA pairs takes a second. */
export const createKeys = (): Keys => {
  const secret = () => randomBytes(24).toString('base64url')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    // Sixteen bytes are a key for Blowfish and for AES.
    computop: { merchantId: 'pausenhof_sandbox', cipherKey: secret().slice(0, 16), hmacKey: secret() },
    paypal: { clientId: `sandbox-${newId(20)}`, clientSecret: secret(), webhookId: newId(17) },
    amazon: {
      merchantId: `A${newId(13)}`,
      storeId: 'amzn1.application-oa2-client.sandbox',
      publicKeyId: `SANDBOX-${newId(24)}`,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    dhl: { apiKey: newId(32), apiSecret: secret(), user: 'sandbox-returns', password: secret() },
    authority: issueAuthority(),
  }
}

/** Variables by which an engine uses a sandbox at `url` with these keys. */
export const engineVariables = (
  { computop, paypal, amazon, dhl, authority }: Keys,
  url: string,
): Record<string, string> => ({
  COMPUTOP_MERCHANT_ID: computop.merchantId,
  COMPUTOP_CIPHER_KEY: computop.cipherKey,
  COMPUTOP_HMAC_KEY: computop.hmacKey,
  COMPUTOP_URL: `${url}/computop`,
  PAYPAL_CLIENT_ID: paypal.clientId,
  PAYPAL_CLIENT_SECRET: paypal.clientSecret,
  PAYPAL_WEBHOOK_ID: paypal.webhookId,
  PAYPAL_URL: `${url}/paypal`,
  AMAZON_PAY_MERCHANT_ID: amazon.merchantId,
  AMAZON_PAY_STORE_ID: amazon.storeId,
  AMAZON_PAY_PUBLIC_KEY_ID: amazon.publicKeyId,
  AMAZON_PAY_PRIVATE_KEY: amazon.privateKey,
  AMAZON_PAY_URL: `${url}/amazon`,
  AMAZON_PAY_SCRIPT_URL: `${url}/checkout.js`,
  DHL_API_KEY: dhl.apiKey,
  DHL_API_SECRET: dhl.apiSecret,
  DHL_USER: dhl.user,
  DHL_PASSWORD: dhl.password,
  DHL_URL: `${url}/dhl`,
  PAYMENT_AUTHORITY: authority.certificate,
})
