import { resolve } from 'node:path'
import Type, { type Static } from 'typebox'
import { passwordLength } from '#contract/limits/account.ts'
import type { SettingSchema } from '#lib/process/setting-form.ts'
import { readVariables } from '#lib/process/variables.ts'
import { readSealKeys, sealKeysPattern } from '#lib/seals.ts'
import { scopes } from './auth/clients.ts'
import { readPaymentSettings } from './modules/checkout/payments/payment-settings.ts'
import { mailSenderPattern } from './modules/mail/mails/mail-sender.ts'
import { readCarrierSettings } from './modules/orders/returns/carriers/dhl/dhl-settings.ts'

/** Without a slash at the end. */
const addressPattern = '^https?://[^\\s?#]*[^\\s?#/]$'

const variables = Type.Object({
  DATABASE_URL: Type.String({
    title: 'an address postgres:// or postgresql:// with user, password, host and name of the database',
    description: 'PostgreSQL 15 or later. The user owns the database: engines migrate it.',
    pattern: '^postgres(ql)?://',
  }),
  DATABASE_POOL_SIZE: Type.Integer({
    description: 'Connections of one engine for calls; it takes seven more for jobs, loads and changes.',
    default: 10,
    minimum: 2,
    maximum: 200,
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: Type.Integer({
    description: 'Milliseconds after which PostgreSQL ends a statement.',
    default: 5000,
    minimum: 100,
  }),
  DATABASE_CONNECTION_TIMEOUT_MS: Type.Integer({
    description:
      'Milliseconds that a call waits for a connection. Shorter than the edge’s time-out, so that the edge receives the error.',
    default: 4000,
    minimum: 50,
  }),
  SHOP_HOST: Type.String({
    description: 'Address on which the engine listens; 0.0.0.0 in a container.',
    default: '127.0.0.1',
  }),
  SHOP_PORT: Type.Integer({ description: 'Port of the engine.', default: 4000, minimum: 0, maximum: 65_535 }),
  LOG_LEVEL: Type.String({
    description: 'The least level of what is logged.',
    default: 'info',
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
  }),
  DATA_DIR: Type.String({
    description: 'Folder for drawn pictures and the stored search index; may be lost.',
    default: '.data',
  }),
  SHOP_CLIENTS: Type.String({
    title:
      'id:secret, id:secret:merchandise or id:secret:import, several with commas; a secret has 16 characters or more, none of them a comma or a colon',
    description:
      "id:secret, id:secret:merchandise or id:secret:import, comma-separated; several during a change of secrets. Without a scope it is the edge's.",
    pattern: '^[\\w.-]+:[^,:]{16,}(:merchandise|:import)?(,[\\w.-]+:[^,:]{16,}(:merchandise|:import)?)*$',
  }),
  RATING_LINK_KEYS: Type.String({
    title: 'version:secret, several with commas; versions are 1 to 99, a secret has 16 characters or more',
    description:
      'version:secret pairs, comma-separated, for the links in mails that ask for a review; the first one makes new links.',
    pattern: sealKeysPattern,
  }),
  ORDER_LINK_KEYS: Type.String({
    title: 'version:secret, several with commas; versions are 1 to 99, a secret has 16 characters or more',
    description: 'The same, for the links by which guests open their orders.',
    pattern: sealKeysPattern,
  }),
  SHOP_TOKEN_LIFETIME_SECONDS: Type.Integer({
    description: 'Seconds for which a token of a client is good.',
    default: 3600,
    minimum: 1,
  }),
  SHOP_TOKEN_REQUESTS_PER_MINUTE: Type.Integer({
    description: 'Tokens that one address may ask for.',
    default: 60,
    minimum: 1,
  }),
  FORM_RETENTION_DAYS: Type.Integer({
    description: 'Days after which what visitors sent by forms is deleted.',
    default: 180,
    minimum: 1,
    maximum: 3650,
  }),
  TRACKING_RETENTION_DAYS: Type.Integer({
    description: 'Days after which events of visitors are deleted.',
    default: 90,
    minimum: 1,
    maximum: 3650,
  }),
  SESSION_TOKEN_MINUTES: Type.Integer({
    description: 'Minutes that a token of a session is good for before it is exchanged.',
    default: 30,
    minimum: 1,
    maximum: 1440,
  }),
  SESSION_IDLE_HOURS: Type.Integer({
    description: 'Hours without a new token after which a session is over.',
    default: 4,
    minimum: 1,
    maximum: 720,
  }),
  SESSION_LONGEST_HOURS: Type.Integer({
    description: 'Hours after which a session is over in any case.',
    default: 24,
    minimum: 1,
    maximum: 8760,
  }),
  SESSION_REMEMBERED_IDLE_DAYS: Type.Integer({
    description: 'Days without a new token after which the session of a customer who stays logged in is over.',
    default: 30,
    minimum: 1,
    maximum: 400,
  }),
  SESSION_REMEMBERED_LONGEST_DAYS: Type.Integer({
    description: 'Days after which it is over in any case.',
    default: 180,
    minimum: 1,
    maximum: 400,
  }),
  PASSWORD_MIN_LENGTH: Type.Integer({
    description: 'Characters that a password needs.',
    default: passwordLength.min,
    minimum: passwordLength.min,
    maximum: passwordLength.max,
  }),
  PASSWORD_MAX_LENGTH: Type.Integer({
    description: 'Characters that a password may have.',
    default: passwordLength.max,
    minimum: passwordLength.max,
    maximum: 200,
  }),
  SMTP_URL: Type.String({
    title: 'empty, or an address smtp:// or smtps://',
    description:
      'smtp:// or smtps:// with user and password; empty: mails are kept, to be read at /outbox on this machine.',
    default: '',
    pattern: '^(smtps?://.+)?$',
  }),
  MAIL_FROM: Type.String({
    title: 'an address, or a name with an address: Shop <service@shop.example>',
    description: 'From whom mails are, where a store names no sender of its own.',
    default: 'Pausenhof <service@pausenhof.example>',
    pattern: mailSenderPattern,
  }),
  FAULTS: Type.String({
    description:
      'For development and tests: callers may inject faults (operations/faults.ts). Never enable it in production.',
    default: 'off',
    pattern: '^(on|off)$',
  }),
  METRICS_TOKEN: Type.Optional(
    Type.String({ description: 'Bearer token that callers of /metrics from other machines need.', minLength: 16 }),
  ),
  COMPUTOP_MERCHANT_ID: Type.String({
    description: 'Card payments and TWINT: this, the cipher’s key and the HMAC key, or none.',
    default: '',
  }),
  COMPUTOP_CIPHER_KEY: Type.String({
    description: 'Blowfish’s key has up to 56 bytes, that of AES 16, 24 or 32.',
    default: '',
  }),
  COMPUTOP_HMAC_KEY: Type.String({ description: 'Signs what Computop is sent and sends.', default: '' }),
  COMPUTOP_CIPHER: Type.String({
    description: 'As agreed with Computop.',
    default: 'blowfish',
    pattern: '^(blowfish|aes)$',
  }),
  COMPUTOP_TEMPLATE: Type.String({
    title: 'letters, digits, _ . and -',
    description: 'Name of the layout of the card form.',
    default: '',
    pattern: '^[\\w.-]*$',
  }),
  COMPUTOP_URL: Type.String({
    title: 'an address http:// or https:// without a slash at the end',
    description: 'Computop’s address.',
    default: 'https://www.computop-paygate.com',
    pattern: addressPattern,
  }),
  PAYPAL_CLIENT_ID: Type.String({ description: 'PayPal: id, secret and webhook, or none.', default: '' }),
  PAYPAL_CLIENT_SECRET: Type.String({ description: 'Secret of the application at PayPal.', default: '' }),
  PAYPAL_WEBHOOK_ID: Type.String({
    description: 'Webhook that is registered for /api/payment-notify/paypal/.',
    default: '',
  }),
  PAYPAL_URL: Type.String({
    title: 'an address http:// or https:// without a slash at the end',
    description: 'PayPal’s address.',
    default: 'https://api-m.paypal.com',
    pattern: addressPattern,
  }),
  AMAZON_PAY_MERCHANT_ID: Type.String({
    description: 'Amazon Pay: merchant, store, public and private key, or none.',
    default: '',
  }),
  AMAZON_PAY_STORE_ID: Type.String({ description: 'Store at Amazon Pay.', default: '' }),
  AMAZON_PAY_PUBLIC_KEY_ID: Type.String({
    description: 'Id of the key with which Amazon checks what it is sent.',
    default: '',
  }),
  AMAZON_PAY_PRIVATE_KEY: Type.String({ description: 'PEM; its ends of lines may be written as \\n.', default: '' }),
  AMAZON_PAY_URL: Type.String({
    title: 'an address http:// or https:// without a slash at the end',
    description: 'Amazon Pay’s address.',
    default: 'https://pay-api.amazon.eu',
    pattern: addressPattern,
  }),
  AMAZON_PAY_SCRIPT_URL: Type.String({
    title: 'an address http:// or https:// without a slash at the end',
    description: 'Script that draws Amazon’s button.',
    default: 'https://static-eu.payments-amazon.com/checkout.js',
    pattern: addressPattern,
  }),
  PAYMENT_TIMEOUT_MS: Type.Integer({
    description: 'Milliseconds that one call of a payment provider may take.',
    default: 4000,
    minimum: 50,
    maximum: 30_000,
  }),
  PAYMENT_AUTHORITY: Type.String({
    description:
      'For the sandbox: PEM of the authority that signs the certificates of its notifications. Never set it in production.',
    default: '',
  }),
  DHL_API_KEY: Type.String({
    description: 'Returns by DHL Paket: key, secret, user and password, or none.',
    default: '',
  }),
  DHL_API_SECRET: Type.String({ description: 'Secret of the application at DHL.', default: '' }),
  DHL_USER: Type.String({ description: 'User of DHL’s business portal.', default: '' }),
  DHL_PASSWORD: Type.String({ description: 'Password of that user.', default: '' }),
  DHL_RECEIVER_ID: Type.String({
    description: 'Name of the address to which parcels go, as set up in the business portal.',
    default: 'deu',
    minLength: 1,
    maxLength: 30,
  }),
  DHL_URL: Type.String({
    title: 'an address http:// or https:// without a slash at the end',
    description: 'DHL’s address.',
    default: 'https://api-eu.dhl.com',
    pattern: addressPattern,
  }),
  CARRIER_TIMEOUT_MS: Type.Integer({
    description: 'Milliseconds that one call of a carrier may take.',
    default: 8000,
    minimum: 50,
    maximum: 30_000,
  }),
  MEDIA_RENDER_CONCURRENCY: Type.Integer({
    description: 'Pictures that one engine draws at the same time.',
    default: 2,
    minimum: 1,
    maximum: 64,
  }),
  MEDIA_PICTURES: Type.String({
    description:
      'For tests about other things: `plain` sends one colour in the size of each picture, which costs next to nothing.',
    default: 'drawn',
    pattern: '^(drawn|plain)$',
  }),
})

/** For the documents and images that set them. */
export const settings: Record<string, SettingSchema> = variables.properties
export const variableNames = Object.keys(settings)

const contradictions = (read: Static<typeof variables>): string[] => [
  ...tooLong('SESSION_IDLE_HOURS', read.SESSION_IDLE_HOURS, 'SESSION_LONGEST_HOURS', read.SESSION_LONGEST_HOURS),
  ...tooLong(
    'SESSION_REMEMBERED_IDLE_DAYS',
    read.SESSION_REMEMBERED_IDLE_DAYS,
    'SESSION_REMEMBERED_LONGEST_DAYS',
    read.SESSION_REMEMBERED_LONGEST_DAYS,
  ),
  ...(read.SESSION_TOKEN_MINUTES > read.SESSION_IDLE_HOURS * 60
    ? ['SESSION_TOKEN_MINUTES is longer than SESSION_IDLE_HOURS: sessions would end before their token is exchanged']
    : []),
]

const tooLong = (part: string, partLength: number, whole: string, wholeLength: number): string[] =>
  partLength > wholeLength ? [`${part} (${partLength}) is longer than ${whole} (${wholeLength})`] : []

/** Reads the process's configuration once; an invalid one throws a StartFault with every fault. */
export const readEnvironment = (data: Record<string, unknown> = process.env) => {
  const read = readVariables(variables, data, { contradictions })
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
