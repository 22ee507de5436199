import { generateKeyPairSync } from 'node:crypto'
import t from 'tap'
import { readEnvironment } from '#engine/environment.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const secret = 'x'.repeat(24)
const base = {
  DATABASE_URL: 'postgres://x',
  SHOP_CLIENTS: `edge:${secret}`,
  RATING_LINK_KEYS: `1:${secret}`,
  ORDER_LINK_KEYS: `1:${secret}`,
}
const computop = { COMPUTOP_MERCHANT_ID: 'shop', COMPUTOP_CIPHER_KEY: '0123456789abcdef', COMPUTOP_HMAC_KEY: 'key' }
const amazon = {
  AMAZON_PAY_MERCHANT_ID: 'A1',
  AMAZON_PAY_STORE_ID: 'amzn1.application-oa2-client.1',
  AMAZON_PAY_PUBLIC_KEY_ID: 'LIVE-1',
  AMAZON_PAY_PRIVATE_KEY: String(privateKey).replaceAll('\n', '\\n'),
}
const read = (variables: Record<string, string>) => readEnvironment({ ...base, ...variables }).payments

t.test('a provider without its variables is off', async (t) => {
  t.same(read({}), { computop: null, paypal: null, amazon: null })
  t.same(read({ PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '' }).paypal, null, 'empty is not set')
})

t.test('a complete provider is on, whichever others are', async (t) => {
  const settings = read({ ...computop, ...amazon })
  t.match(settings.computop, { url: 'https://www.computop-paygate.com', cipher: 'blowfish', merchantId: 'shop' })
  t.equal(settings.paypal, null)
  t.equal(settings.amazon?.privateKey, privateKey, 'a key on one line gets its lines back')
})

t.test('a provider that is configured in part stops the start and names everything that is missing', async (t) => {
  const invalid = { COMPUTOP_MERCHANT_ID: 'shop', PAYPAL_CLIENT_SECRET: 'very secret' }
  for (const name of ['COMPUTOP_CIPHER_KEY', 'COMPUTOP_HMAC_KEY', 'PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID'])
    t.throws(() => read(invalid), { message: new RegExp(`${name} must be set`) }, name)
  t.throws(() => read(invalid), { message: /^(?!.*very secret)/s }, 'values are not shown')
})

t.test('keys that can be no keys stop the start', async (t) => {
  t.throws(() => read({ ...computop, COMPUTOP_CIPHER: 'aes', COMPUTOP_CIPHER_KEY: 'short' }), {
    message: /16, 24 or 32 bytes/,
  })
  t.doesNotThrow(() => read({ ...computop, COMPUTOP_CIPHER: 'aes' }))
  t.throws(() => read({ ...amazon, AMAZON_PAY_PRIVATE_KEY: 'no key' }), { message: /AMAZON_PAY_PRIVATE_KEY must be/ })
  t.throws(() => read({ ...computop, COMPUTOP_URL: 'https://paygate.example/' }), { message: /COMPUTOP_URL/ })
})

t.test('the authority of the sandbox is refused with a real provider', async (t) => {
  const authority = { PAYMENT_AUTHORITY: 'PEM' }
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }
  for (const variables of [paypal, amazon, { ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' }])
    t.throws(() => read({ ...variables, ...authority }), { message: /PAYMENT_AUTHORITY must not be set/ })
  t.match(read({ ...paypal, ...authority, PAYPAL_URL: 'http://localhost:4300/paypal' }).paypal, { authority: 'PEM' })
  t.doesNotThrow(() => read({ ...computop, ...authority }))
})
