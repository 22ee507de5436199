import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the edge shows the engine on this machine. */
export const clientSecret = (dataDir: string): Promise<string> => keptSecret(dataDir, 'client-secret')

/** Seals the links in mails that ask for a review (RATING_LINK_KEYS). */
export const ratingLinkKeys = async (dataDir: string): Promise<string> =>
  `1:${await keptSecret(dataDir, 'rating-link-key')}`

/** Seals the cookies of the edge (EDGE_SECRETS). */
export const edgeSecrets = async (dataDir: string): Promise<string> => `1:${await keptSecret(dataDir, 'edge-secret')}`

/** Made once, readable by its owner only. */
async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name)
  try {
    return await readFile(file, 'utf8')
  } catch {
    await mkdir(dataDir, { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    await writeFile(file, secret, { mode: 0o600 })
    return secret
  }
}
