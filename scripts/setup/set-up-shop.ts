import { sql } from 'drizzle-orm'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import type { ImportContent, ImportParameter } from '#contract/import/content.ts'
import { shopNameKey } from '#contract/store-texts.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import { createPasswords } from '#engine/modules/account/visitors/passwords/passwords.ts'
import { importMedia } from '#engine/modules/catalogue/media/media.import.ts'
import { importParameters } from '#engine/modules/stores/parameters/parameters.import.ts'
import { ContentInvalidError, importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { newPassword } from '#engine/modules/studio/editors/administration.ts'
import { importEditors } from '#engine/modules/studio/editors/editors.import.ts'
import { sellersDay } from '#lib/local-days.ts'
import { shopPages } from './content/pages.ts'
import { parametersOf } from './content/parameters.ts'
import { type LegalWords, legalTextsOf } from './legal-files.ts'
import { noMarks, type ShopMarks } from './mark-files.ts'
import { SetupInvalidError, SetupRefusedError } from './setup-errors.ts'
import type { ShopFile } from './shop-file.ts'
import { demoRefused, endSetup, ownRefused, shopStateOf } from './shop-state.ts'
import { recordOf, storesOf } from './store-defaults.ts'

type ShopSetup = { shop: ShopFile; legal: LegalWords; marks?: ShopMarks; source: string; now?: Date }

const mediaOf = ({ logo, icon }: ShopMarks): ImportMedia[] => [
  ...new Map([logo, icon].flatMap((each) => (each ? [[each.id, each]] : []))).values(),
]

/** Which pictures stand for the shop, in each of its stores. */
const brandsOf = (shop: ShopFile, { logo, icon }: ShopMarks): ImportParameter[] =>
  storesOf(shop).map(([store]) => ({
    store,
    name: 'brand',
    entries: [...(logo ? [{ name: 'logo', value: logo.id }] : []), ...(icon ? [{ name: 'icon', value: icon.id }] : [])],
  }))

const contentOf = ({ shop, legal, marks = noMarks }: ShopSetup, version: string): ImportContent => {
  const stores = storesOf(shop).map(([id, store]) => ({ record: recordOf(shop, id, store), store }))
  return {
    stores: stores.map(({ record }) => record),
    media: mediaOf(marks),
    pages: shopPages(shop, legal),
    redirects: [],
    abTests: [],
    translations: [{ key: shopNameKey, text: { de: shop.name, en: shop.name } }],
    parameters: [
      ...brandsOf(shop, marks),
      ...stores.flatMap(({ record, store }) =>
        parametersOf(shop, record.id, store, record.country).map(({ store: id, name, entries }) => ({
          store: id,
          name,
          entries: entries.map((entry) => ({ name: entry.name, value: entry.value })),
        })),
      ),
    ],
    searchRedirects: [],
    synonyms: [],
    editorWishlists: [],
    legalTexts: legalTextsOf(shop, legal, version),
  }
}

/** Where in the owner's file a violation of the engine's own checks comes from. */
const pathOf = (record: string, path: string): string => {
  const [, store, name] = /^parameter (\w+)\/(\w+)$/.exec(record) ?? []
  const places: Record<string, string> = { paymentTypes: 'payment', shippers: 'shippers', shipping: 'shipping' }
  return store && name ? `stores.${store}.${places[name] ?? name}` : `${record}: ${path}`
}

const storeContent = async (trx: Transaction, content: ImportContent, source: string): Promise<void> => {
  try {
    await importContent(trx, content)
  } catch (error) {
    if (!(error instanceof ContentInvalidError)) throw error
    const violations = error.violations.map(({ record, path, message }) => ({ path: pathOf(record, path), message }))
    throw new SetupInvalidError(violations, source)
  }
}

/**
 * Writes an own shop without goods into an empty, migrated database, in one transaction. The first password of its administrator is
 * known to nobody but the caller.
 * @throws SetupRefusedError in a database that has stores; SetupInvalidError for what the engine refuses
 */
export const setUpShop = async (db: Database, setup: ShopSetup): Promise<{ email: string; password: string }> => {
  const { shop, source, now = new Date() } = setup
  const password = newPassword()
  const passwordHash = await createPasswords().hash(password)
  const { email, name } = shop.administrator
  await db.transaction(async (trx) => {
    // Of two at the same time the second one waits, and is refused then.
    await trx.execute(sql`lock table stores in share row exclusive mode`)
    const state = await shopStateOf(trx)
    if (state !== 'empty') throw new SetupRefusedError(state === 'demo' ? demoRefused : ownRefused)
    await storeContent(trx, contentOf(setup, sellersDay(now)), source)
    const roles = storesOf(shop).map(([store]) => ({
      store,
      role: 'administrator' as const,
      desks: ['service' as const, 'merchant' as const],
    }))
    await endSetup(trx)
    await importEditors(trx, [{ email, name, passwordHash, roles, totpSecret: null }])
  })
  return { email, password }
}

/** @throws SetupRefusedError where the database holds the demo, or the shop lacks a store of the file */
export const ensureStores = async (trx: Transaction, shop: ShopFile): Promise<void> => {
  if ((await shopStateOf(trx)) === 'demo') throw new SetupRefusedError(demoRefused)
  const { rows } = await trx.execute<{ id: string }>(sql`select id from stores`)
  const missing = storesOf(shop).filter(([id]) => !rows.some((row) => row.id === id))
  if (missing.length > 0)
    throw new SetupRefusedError(
      `The shop has no store ${missing.map(([id]) => id).join(', ')}: it is to be set up first.`,
    )
}

/**
 * Brings logo and icon of the file into a shop that is set up; what the file does not name ends. All else stays.
 * @throws see `ensureStores`
 */
export const renewMarks = (db: Database, { shop, marks }: { shop: ShopFile; marks: ShopMarks }): Promise<void> =>
  db.transaction(async (trx) => {
    await ensureStores(trx, shop)
    await importMedia(trx, mediaOf(marks))
    await importParameters(trx, brandsOf(shop, marks))
  })
