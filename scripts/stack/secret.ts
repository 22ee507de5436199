import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSealKeys, type SealKey, sealKeysPattern } from '../../server/lib/seals.ts'
import { createKeys, type Keys } from '../../server/sandbox/keys/keys.ts'

/** What the edge shows the engine on this machine. */
export const clientSecret = (dataDir: string): Promise<string> => storedSecret(dataDir, 'client-secret')

/** What the sandbox shows the engine when it plays the merchandise system. */
export const merchandiseSecret = (dataDir: string): Promise<string> => storedSecret(dataDir, 'merchandise-secret')

const ratingLinkKey = 'rating-link-key'

/** Seals the links in mails that ask for a review (RATING_LINK_KEYS). */
export const ratingLinkKeys = async (dataDir: string): Promise<string> =>
  `1:${await storedSecret(dataDir, ratingLinkKey)}`

/**
 * The same for a script, which makes links for a shop that is there already: from the variable RATING_LINK_KEYS, or as `npm start` keeps
 * them in DATA_DIR. Null without either: links by a key that is made only now would open nothing.
 */
export const knownRatingLinkKeys = async ({
  RATING_LINK_KEYS,
  DATA_DIR = '.data',
}: Record<string, string | undefined>): Promise<SealKey[] | null> => {
  const stored = () => readFile(join(DATA_DIR, ratingLinkKey), 'utf8').then((secret) => `1:${secret}`)
  const keys = RATING_LINK_KEYS || (await stored().catch(() => ''))
  return new RegExp(sealKeysPattern).test(keys) ? readSealKeys(keys) : null
}

export const noRatingLinkKeys =
  'RATING_LINK_KEYS is missing or wrong: version:secret, as the engines of this shop have it. Links by another key open nothing.'

/** Signs the links by which guests open their orders (ORDER_LINK_KEYS). */
export const orderLinkKeys = async (dataDir: string): Promise<string> =>
  `1:${await storedSecret(dataDir, 'order-link-key')}`

/** Seals the cookies of the edge (EDGE_SECRETS). */
export const edgeSecrets = async (dataDir: string): Promise<string> => `1:${await storedSecret(dataDir, 'edge-secret')}`

/** What the shop and the sandbox of the payment providers know of each other (SANDBOX_KEYS). */
export const sandboxKeys = async (dataDir: string): Promise<{ file: string; keys: Keys }> => {
  const name = 'sandbox-provider-keys.json'
  const text = await stored(dataDir, name, () => JSON.stringify(createKeys()))
  return { file: join(dataDir, name), keys: JSON.parse(text) as Keys }
}

const storedSecret = (dataDir: string, name: string): Promise<string> =>
  stored(dataDir, name, () => randomBytes(32).toString('base64url'))

/** Made once, readable by its owner only. */
async function stored(dataDir: string, name: string, make: () => string): Promise<string> {
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
