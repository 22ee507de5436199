import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKeys, type Keys } from '../../server/sandbox/keys/keys.ts'

/** What the edge shows the engine on this machine. */
export const clientSecret = (dataDir: string): Promise<string> => keptSecret(dataDir, 'client-secret')

/** What the sandbox shows the engine when it plays the merchandise system. */
export const merchandiseSecret = (dataDir: string): Promise<string> => keptSecret(dataDir, 'merchandise-secret')

/** Seals the links in mails that ask for a review (RATING_LINK_KEYS). */
export const ratingLinkKeys = async (dataDir: string): Promise<string> =>
  `1:${await keptSecret(dataDir, 'rating-link-key')}`

/** Signs the links by which guests open their orders (ORDER_LINK_KEYS). */
export const orderLinkKeys = async (dataDir: string): Promise<string> =>
  `1:${await keptSecret(dataDir, 'order-link-key')}`

/** Seals the cookies of the edge (EDGE_SECRETS). */
export const edgeSecrets = async (dataDir: string): Promise<string> => `1:${await keptSecret(dataDir, 'edge-secret')}`

/** What the shop and the sandbox of the payment providers know of each other (SANDBOX_KEYS). */
export const sandboxKeys = async (dataDir: string): Promise<{ file: string; keys: Keys }> => {
  const name = 'sandbox-provider-keys.json'
  const text = await kept(dataDir, name, () => JSON.stringify(createKeys()))
  return { file: join(dataDir, name), keys: JSON.parse(text) as Keys }
}

const keptSecret = (dataDir: string, name: string): Promise<string> =>
  kept(dataDir, name, () => randomBytes(32).toString('base64url'))

/** Made once, readable by its owner only. */
async function kept(dataDir: string, name: string, make: () => string): Promise<string> {
  const file = join(dataDir, name)
  try {
    return await readFile(file, 'utf8')
  } catch {
    await mkdir(dataDir, { recursive: true })
    const secret = make()
    await writeFile(file, secret, { mode: 0o600 })
    return secret
  }
}
