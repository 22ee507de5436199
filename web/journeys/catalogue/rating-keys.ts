import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSealKeys } from '../../../server/lib/seals.ts'

/** The keys with which the running shop opens rating links: told, or those that lie in its folder. */
export async function ratingKeys() {
  const told = process.env.RATING_LINK_KEYS
  if (told) return readSealKeys(told)
  const dataDir = process.env.SHOP_DATA_DIR ?? ''
  return readSealKeys(`1:${readFileSync(join(dataDir, 'rating-link-key'), 'utf8')}`)
}
