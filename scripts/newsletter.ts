/**
 * For operators: who gets the newsletter of a store, as CSV for the system that writes it: address, language, when it was confirmed, and the
 * address that ends it by a click (for the mail's text and its header List-Unsubscribe). DATABASE_URL says of which shop.
 *
 *   node scripts/newsletter.ts --store de --origin https://www.pausenhof.example
 *
 * Keys are those of RATING_LINK_KEYS, or of the shop that `npm start` keeps in DATA_DIR.
 */
import { parseArgs } from 'node:util'
import type { StoreId } from '../server/contract/generated/types.ts'
import { readSealKeys } from '../server/lib/seals.ts'
import { openDatabase } from '../server/shop/db/database.ts'
import { createMailLinkSeals } from '../server/shop/modules/mail-links/mail-link.ts'
import { createNewsletterRecipients } from '../server/shop/modules/newsletter/newsletter.service.ts'
import { ratingLinkKeys } from './stack/secret.ts'

const stores: readonly StoreId[] = ['de', 'at', 'ch', 'b2b']

const { values } = parseArgs({
  options: { store: { type: 'string' }, origin: { type: 'string', default: 'http://localhost:3000' } },
})
const store = stores.find((each) => each === values.store)
const url = process.env.DATABASE_URL

const list = async (databaseUrl: string, of: StoreId, origin: string): Promise<void> => {
  const keys = process.env.RATING_LINK_KEYS ?? (await ratingLinkKeys(process.env.DATA_DIR ?? '.data'))
  const links = createMailLinkSeals(readSealKeys(keys))
  const settings = { poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }
  const db = openDatabase({ url: databaseUrl, ...settings }, () => undefined)
  try {
    process.stdout.write('email,language,confirmed,unsubscribe\n')
    for await (const { email, language, confirmedAt, endPath } of createNewsletterRecipients({ db, links })(of))
      process.stdout.write(
        `"${email.replaceAll('"', '""')}",${language},${confirmedAt?.toISOString()},${origin}${endPath}\n`,
      )
  } finally {
    await db.$client.end()
  }
}

if (!store || !url) {
  process.stderr.write(
    url
      ? 'Usage: node scripts/newsletter.ts --store de|at|ch|b2b\n'
      : 'DATABASE_URL is missing: the database of the shop.\n',
  )
  process.exitCode = 1
} else {
  await list(url, store, values.origin)
}
