import { join } from 'node:path'
import { engineVariables, type Keys } from '../../server/sandbox/keys/keys.ts'
import { providerVariables } from '../../server/shop/modules/checkout/payments/payment-settings.ts'
import { type Server, startServer } from './processes/child.ts'
import { merchandiseSecret, sandboxKeys } from './secret.ts'

/** An operator who has set one variable of a provider means a real one: then no provider is played. */
export const hasProvider = (env: Record<string, string | undefined>): boolean =>
  Object.values(providerVariables)
    .flat()
    .some((name) => env[name])

/** Providers that the engine is configured for; the engine itself refuses to start with half of one's variables. */
export const activeProviders = (env: Record<string, string | undefined>): string[] =>
  Object.entries(providerVariables).flatMap(([provider, names]) => (names.every((name) => env[name]) ? [provider] : []))

export type SandboxStart = {
  root: string
  dataDir: string
  port: number
  /** Address of the shop, for notifications. */
  shopUrl: string
  /** Whose orders it ships. */
  engineUrl: string
  watched?: string[]
}

/** What plays the payment providers and the merchandise system, and the variables and the client of an engine that it plays for. */
export const sandboxServer = async ({ root, dataDir, port, shopUrl, engineUrl, watched }: SandboxStart) => {
  const url = `http://localhost:${port}`
  const { file, keys }: { file: string; keys: Keys } = await sandboxKeys(dataDir)
  const client = `merchandise:${await merchandiseSecret(dataDir)}`
  const start = (): Server =>
    startServer({
      name: 'sandbox',
      script: join(root, 'server/sandbox/main.ts'),
      watched,
      logFile: join(dataDir, 'logs/sandbox.log'),
      env: {
        SANDBOX_PORT: String(port),
        SANDBOX_URL: url,
        SANDBOX_SHOP_URL: shopUrl,
        SANDBOX_KEYS: file,
        SANDBOX_ENGINE_URL: engineUrl,
        SANDBOX_MERCHANDISE_CLIENT: client,
      },
    })
  return { url, start, engineVariables: engineVariables(keys, url), engineClient: `${client}:merchandise` }
}
