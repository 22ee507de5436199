import { resolve } from 'node:path'
import Type from 'typebox'
import { passwordLength } from '#contract/limits/account.ts'
import { readVariables } from '#lib/process/variables.ts'
import { readSealKeys, sealKeysPattern } from '#lib/seals.ts'
import { scopes } from './auth/clients.ts'
import { readPaymentSettings } from './modules/checkout/payments/payment-settings.ts'
import { mailSenderPattern } from './modules/mail/mails/mail-sender.ts'
import { readCarrierSettings } from './modules/orders/returns/carriers/dhl/dhl-settings.ts'

/** Without a slash at the end. */
const addressPattern = '^https?://[^\\s?#]*[^\\s?#/]$'

const variables = Type.Object({
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_POOL_SIZE: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  DATABASE_STATEMENT_TIMEOUT_MS: Type.Integer({ default: 5000, minimum: 100 }),
  /** Shorter than the edge's time-out, so that the edge receives the error. */
  DATABASE_CONNECTION_TIMEOUT_MS: Type.Integer({ default: 4000, minimum: 50 }),
  SHOP_HOST: Type.String({ default: '127.0.0.1' }),
  SHOP_PORT: Type.Integer({ default: 4000, minimum: 0, maximum: 65_535 }),
  LOG_LEVEL: Type.String({ default: 'info', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
  DATA_DIR: Type.String({ default: '.data' }),
  /** id:secret, id:secret:merchandise or id:secret:import, comma-separated; several during a change of secrets. Without a scope it is the edge's. */
  SHOP_CLIENTS: Type.String({
    pattern: '^[\\w.-]+:[^,:]{16,}(:merchandise|:import)?(,[\\w.-]+:[^,:]{16,}(:merchandise|:import)?)*$',
  }),
  /** version:secret pairs, comma-separated, for the links in mails that ask for a review; the first one makes new links. */
  RATING_LINK_KEYS: Type.String({ pattern: sealKeysPattern }),
  /** The same, for the links by which guests open their orders. */
  ORDER_LINK_KEYS: Type.String({ pattern: sealKeysPattern }),
  SHOP_TOKEN_LIFETIME_SECONDS: Type.Integer({ default: 3600, minimum: 1 }),
  SHOP_TOKEN_REQUESTS_PER_MINUTE: Type.Integer({ default: 60, minimum: 1 }),
  /** Days after which what visitors sent by forms is deleted. */
  FORM_RETENTION_DAYS: Type.Integer({ default: 180, minimum: 1, maximum: 3650 }),
  /** Days after which events of visitors are deleted. */
  TRACKING_RETENTION_DAYS: Type.Integer({ default: 90, minimum: 1, maximum: 3650 }),
  /** Minutes that a token of a session is good for before it is exchanged. */
  SESSION_TOKEN_MINUTES: Type.Integer({ default: 30, minimum: 1, maximum: 1440 }),
  /** Hours without a new token after which a session is over, and hours after which it is in any case. */
  SESSION_IDLE_HOURS: Type.Integer({ default: 4, minimum: 1, maximum: 720 }),
  SESSION_LONGEST_HOURS: Type.Integer({ default: 24, minimum: 1, maximum: 8760 }),
  /** The same, in days, for those who want to stay logged in. */
  SESSION_REMEMBERED_IDLE_DAYS: Type.Integer({ default: 30, minimum: 1, maximum: 400 }),
  SESSION_REMEMBERED_LONGEST_DAYS: Type.Integer({ default: 180, minimum: 1, maximum: 400 }),
  PASSWORD_MIN_LENGTH: Type.Integer({
    default: passwordLength.min,
    minimum: passwordLength.min,
    maximum: passwordLength.max,
  }),
  PASSWORD_MAX_LENGTH: Type.Integer({ default: passwordLength.max, minimum: passwordLength.max, maximum: 200 }),
  /** smtp:// or smtps:// with user and password; empty: mails are kept, to be read at /outbox on this machine. */
  SMTP_URL: Type.String({ default: '', pattern: '^(smtps?://.+)?$' }),
  MAIL_FROM: Type.String({
    default: 'Pausenhof <service@pausenhof.example>',
    pattern: mailSenderPattern,
  }),
  /** For development and tests: callers may inject faults (operations/faults.ts). Never enable it in production. */
  FAULTS: Type.String({ default: 'off', pattern: '^(on|off)$' }),
  /** Needed from callers of /metrics that are not on this machine. */
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  /** Card payments and TWINT: all three, or none. Blowfish's key has up to 56 bytes, that of AES 16, 24 or 32. */
  COMPUTOP_MERCHANT_ID: Type.String({ default: '' }),
  COMPUTOP_CIPHER_KEY: Type.String({ default: '' }),
  COMPUTOP_HMAC_KEY: Type.String({ default: '' }),
  COMPUTOP_CIPHER: Type.String({ default: 'blowfish', pattern: '^(blowfish|aes)$' }),
  /** Name of the layout of the card form. */
  COMPUTOP_TEMPLATE: Type.String({ default: '', pattern: '^[\\w.-]*$' }),
  COMPUTOP_URL: Type.String({ default: 'https://www.computop-paygate.com', pattern: addressPattern }),
  /** PayPal: all three, or none. The webhook is registered for /api/payment-notify/paypal/. */
  PAYPAL_CLIENT_ID: Type.String({ default: '' }),
  PAYPAL_CLIENT_SECRET: Type.String({ default: '' }),
  PAYPAL_WEBHOOK_ID: Type.String({ default: '' }),
  PAYPAL_URL: Type.String({ default: 'https://api-m.paypal.com', pattern: addressPattern }),
  /** Amazon Pay: all four, or none. The private key is PEM, its ends of lines may be written as \\n. */
  AMAZON_PAY_MERCHANT_ID: Type.String({ default: '' }),
  AMAZON_PAY_STORE_ID: Type.String({ default: '' }),
  AMAZON_PAY_PUBLIC_KEY_ID: Type.String({ default: '' }),
  AMAZON_PAY_PRIVATE_KEY: Type.String({ default: '' }),
  AMAZON_PAY_URL: Type.String({ default: 'https://pay-api.amazon.eu', pattern: addressPattern }),
  AMAZON_PAY_SCRIPT_URL: Type.String({
    default: 'https://static-eu.payments-amazon.com/checkout.js',
    pattern: addressPattern,
  }),
  /** Milliseconds that one call of a payment provider may take. */
  PAYMENT_TIMEOUT_MS: Type.Integer({ default: 4000, minimum: 50, maximum: 30_000 }),
  /** For the sandbox: PEM of the authority that signs the certificates of its notifications. Never set it in production. */
  PAYMENT_AUTHORITY: Type.String({ default: '' }),
  /** Returns by DHL Paket: key and secret of the application, user and password of the business portal; all four, or none. */
  DHL_API_KEY: Type.String({ default: '' }),
  DHL_API_SECRET: Type.String({ default: '' }),
  DHL_USER: Type.String({ default: '' }),
  DHL_PASSWORD: Type.String({ default: '' }),
  /** Name of the address to which parcels go, as set up in the business portal. */
  DHL_RECEIVER_ID: Type.String({ default: 'deu', minLength: 1, maxLength: 30 }),
  DHL_URL: Type.String({ default: 'https://api-eu.dhl.com', pattern: addressPattern }),
  /** Milliseconds that one call of a carrier may take. */
  CARRIER_TIMEOUT_MS: Type.Integer({ default: 8000, minimum: 50, maximum: 30_000 }),
  MEDIA_RENDER_CONCURRENCY: Type.Integer({ default: 2, minimum: 1, maximum: 64 }),
  /** For tests about other things: `plain` sends one colour in the size of each picture, which costs next to nothing. */
  MEDIA_PICTURES: Type.String({ default: 'drawn', pattern: '^(drawn|plain)$' }),
})

/** For the documents and images that set them. */
export const variableNames = Object.keys(variables.properties)

/** Reads the process's configuration once; an invalid one throws a StartFault with every fault. */
export const readEnvironment = (data: Record<string, unknown> = process.env) => {
  const read = readVariables(variables, data)
  return {
    server: { host: read.SHOP_HOST, port: read.SHOP_PORT },
    logLevel: read.LOG_LEVEL,
    hasFaults: read.FAULTS === 'on',
    database: {
      url: read.DATABASE_URL,
      poolSize: read.DATABASE_POOL_SIZE,
      statementTimeout: read.DATABASE_STATEMENT_TIMEOUT_MS,
      connectionTimeout: read.DATABASE_CONNECTION_TIMEOUT_MS,
    },
    oauth: {
      clients: read.SHOP_CLIENTS.split(',').map((pair) => {
        const [id = '', secret = '', scope] = pair.split(':')
        return { id, secret, scope: scopes.find((each) => each === scope) ?? 'shop' }
      }),
      tokenLifetimeSeconds: read.SHOP_TOKEN_LIFETIME_SECONDS,
      requestsPerMinute: read.SHOP_TOKEN_REQUESTS_PER_MINUTE,
    },
    tracking: { keptDays: read.TRACKING_RETENTION_DAYS },
    forms: { keptDays: read.FORM_RETENTION_DAYS },
    reviews: { linkKeys: readSealKeys(read.RATING_LINK_KEYS) },
    orders: { linkKeys: readSealKeys(read.ORDER_LINK_KEYS) },
    visitors: {
      sessions: {
        tokenMinutes: read.SESSION_TOKEN_MINUTES,
        idleHours: read.SESSION_IDLE_HOURS,
        maxHours: read.SESSION_LONGEST_HOURS,
        rememberedIdleDays: read.SESSION_REMEMBERED_IDLE_DAYS,
        maxRememberedDays: read.SESSION_REMEMBERED_LONGEST_DAYS,
      },
      passwords: { minLength: read.PASSWORD_MIN_LENGTH, maxLength: read.PASSWORD_MAX_LENGTH },
    },
    mails: { smtpUrl: read.SMTP_URL || null, from: read.MAIL_FROM },
    payments: readPaymentSettings(read),
    carriers: readCarrierSettings(read),
    metrics: { token: read.METRICS_TOKEN ?? null },
    dataDir: resolve(read.DATA_DIR),
    index: { snapshotFile: resolve(read.DATA_DIR, 'search-index.kept') },
    media: {
      directory: resolve(read.DATA_DIR, 'media'),
      concurrency: read.MEDIA_RENDER_CONCURRENCY,
      isPlain: read.MEDIA_PICTURES === 'plain',
    },
  }
}

export type ShopEnvironment = ReturnType<typeof readEnvironment>
