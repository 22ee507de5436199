import { readFileSync } from 'node:fs'
import Type from 'typebox'
import { StartError } from '#lib/process/start-error.ts'
import { readVariables } from '#lib/process/variables.ts'
import type { Keys } from './keys/keys.ts'

const variables = Type.Object({
  SANDBOX_HOST: Type.String({ default: '127.0.0.1' }),
  SANDBOX_PORT: Type.Integer({ default: 4300, minimum: 0, maximum: 65_535 }),
  /** Address under which browsers and the engine reach it, without a slash at the end. */
  SANDBOX_URL: Type.String({ pattern: '^https?://[^/?#]+$' }),
  /** Origin of the shop to which PayPal and Amazon Pay send notifications. */
  SANDBOX_SHOP_URL: Type.String({ pattern: '^https?://[^/?#]+$' }),
  /** File with the keys (keys/keys.ts), as JSON. */
  SANDBOX_KEYS: Type.String({ minLength: 1 }),
  /** The engine, and the client id:secret by which the sandbox reads and ships its orders; left out, it ships none. */
  SANDBOX_ENGINE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+$' })),
  SANDBOX_MERCHANDISE_CLIENT: Type.Optional(Type.String({ pattern: '^[\\w.-]+:[^,:]{16,}$' })),
  /** Milliseconds after which what is announced as a return arrives. */
  SANDBOX_RETURN_AFTER_MS: Type.Integer({ default: 90_000, minimum: 0 }),
  LOG_LEVEL: Type.String({ default: 'info', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
})

const readKeys = (file: string): Keys => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Keys
  } catch {
    throw new StartError(`SANDBOX_KEYS: ${file} can not be read`)
  }
}

/** Where a shop takes notifications of providers that do not send the address with each payment. */
export const webhooksOf = (shopUrl: string) => ({
  paypal: `${shopUrl}/api/payment-notify/paypal/`,
  amazon: `${shopUrl}/api/payment-notify/amazon/`,
})

export const readEnvironment = (data: Record<string, unknown> = process.env) => {
  const read = readVariables(variables, data)
  const [id = '', secret = ''] = read.SANDBOX_MERCHANDISE_CLIENT?.split(':') ?? []
  return {
    server: { host: read.SANDBOX_HOST, port: read.SANDBOX_PORT },
    logLevel: read.LOG_LEVEL,
    url: read.SANDBOX_URL,
    webhooks: webhooksOf(read.SANDBOX_SHOP_URL),
    keys: readKeys(read.SANDBOX_KEYS),
    merchandise:
      read.SANDBOX_ENGINE_URL && id
        ? {
            engineUrl: read.SANDBOX_ENGINE_URL,
            client: { id, secret },
            returnAfter: read.SANDBOX_RETURN_AFTER_MS,
          }
        : null,
  }
}
