/**
 * For operators: who gets the newsletter of a store, as CSV for the system that writes it: address, language, when it was confirmed, the
 * page that ends it (for the mail's text), and the address that ends it by one click (for the headers List-Unsubscribe and
 * List-Unsubscribe-Post, RFC 8058). DATABASE_URL says of which shop.
 *
 *   node scripts/newsletter.ts --store de
 *
 * Links lead to the store's own address, or to that of --origin; those of English subscribers to the one with en. in front, as mails do.
 * A store's links work at its own address only.
 * Keys are those of RATING_LINK_KEYS, or of the shop that `npm start` keeps in DATA_DIR.
 */
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import type { StoreId } from '../server/contract/generated/types.ts'
import type { SealKey } from '../server/lib/seals.ts'
import { openDatabase } from '../server/shop/db/database.ts'
import { createMailLinkSeals } from '../server/shop/modules/mail/mail-links/mail-link.ts'
import { homeOf } from '../server/shop/modules/mail/mails/mail-messages.ts'
import { oneClickUrl } from '../server/shop/modules/mail/mails/mails.service.ts'
import { createNewsletterRecipients } from '../server/shop/modules/mail/newsletter/newsletter.service.ts'
import { stores } from '../server/shop/modules/stores/stores/stores.tables.ts'
import { knownRatingLinkKeys, noRatingLinkKeys } from './stack/secret.ts'

const known: readonly StoreId[] = ['de', 'at', 'ch', 'b2b']

const { values } = parseArgs({
  options: { store: { type: 'string' }, origin: { type: 'string' } },
})
const store = known.find((each) => each === values.store)
const url = process.env.DATABASE_URL

type ExportRequest = { databaseUrl: string; of: StoreId; keys: readonly SealKey[]; origin: string | undefined }

const list = async ({ databaseUrl, of, keys, origin }: ExportRequest): Promise<void> => {
  const links = createMailLinkSeals(keys)
  const settings = { poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }
  const db = openDatabase({ url: databaseUrl, ...settings }, () => undefined)
  try {
    const wanted = { baseUrl: stores.baseUrl, languages: stores.languages }
    const [settingsOfStore] = await db.select(wanted).from(stores).where(eq(stores.id, of))
    const baseUrl = origin ?? settingsOfStore?.baseUrl
    if (!baseUrl) throw new Error(`The shop has no store ${of}: name the address of its pages with --origin`)
    process.stdout.write('email,language,confirmed,unsubscribe,oneClick\n')
    for await (const { email, language, confirmedAt, endPath } of createNewsletterRecipients({ db, links })(of)) {
      const home = homeOf({ baseUrl, languages: settingsOfStore?.languages ?? [] }, language)
      process.stdout.write(
        `"${email.replaceAll('"', '""')}",${language},${confirmedAt?.toISOString()},${home}${endPath},${oneClickUrl(endPath, home)}\n`,
      )
    }
  } finally {
    await db.$client.end()
  }
}

const fail = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

if (!url) fail('DATABASE_URL is missing: the database of the shop.')
else if (!store) fail('Usage: node scripts/newsletter.ts --store de|at|ch|b2b')
else {
  const keys = await knownRatingLinkKeys(process.env)
  if (!keys) fail(noRatingLinkKeys)
  else await list({ databaseUrl: url, of: store, keys, origin: values.origin })
}
