import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportLegalText, ImportPage } from '#contract/import/content.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import { importLegalTexts, keyOf } from '#engine/modules/content/legal/legal.import.ts'
import { lockContent, replaceByOperators } from '#engine/modules/studio/studio/publishing/operators.ts'
import { findLatestVersions, keyOfPlace } from '#engine/modules/studio/studio/records.repository.ts'
import { sellersDay } from '#lib/local-days.ts'
import { legalPageIds } from './content/legal-pages.ts'
import { shopLegalPages } from './content/pages.ts'
import { type LegalWords, legalTextsOf, wordsKey } from './legal-files.ts'
import { ensureStores } from './set-up-shop.ts'
import { SetupRefusedError } from './setup-errors.ts'
import type { ShopFile } from './shop-file.ts'
import { storesOf } from './store-defaults.ts'

type PageKind = keyof typeof legalPageIds
const pageKinds = Object.keys(legalPageIds) as PageKind[]

/** `left`: texts that were changed since they came from the file, as places of the owner's file. version: null where nothing is new. */
export type LegalRenewal = { version: string | null; left: string[] }

type Renewal = {
  shop: ShopFile
  legal: LegalWords
  /** Also replaces what was changed since. */
  overwrites?: boolean
  now?: Date
}

/** The day's first version that no store has yet. */
const newVersion = async (trx: Transaction, now: Date): Promise<string> => {
  const day = sellersDay(now)
  const { rows } = await trx.execute<{ version: string }>(sql`select distinct version from legal_texts`)
  const known = new Set(rows.map(({ version }) => version))
  const versions = [day, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${day}.${number}`)]
  const version = versions.find((each) => !known.has(each))
  if (!version) throw new SetupRefusedError('Today has nine versions of the legal texts already: try again tomorrow.')
  return version
}

/** Texts of every version of the file's stores, the newest version first. */
const findTexts = async (trx: Transaction, shop: ShopFile): Promise<ImportLegalText[]> => {
  const stores = storesOf(shop).map(([id]) => id)
  const { rows } = await trx.execute<ImportLegalText>(sql`
    select store, version, language, kind, title, sections from legal_texts
    where store = any(${sql.param(stores)}::text[]) order by version collate "C" desc`)
  return rows
}

const isSameText = (one: ImportLegalText | undefined, other: ImportLegalText): boolean =>
  isDeepStrictEqual(one?.sections, other.sections)

/** By `wordsKey`: pages that an editor has published. */
const findEditedPages = async (trx: Transaction, shop: ShopFile): Promise<Set<string>> => {
  const edited = new Set<string>()
  for (const [store] of storesOf(shop)) {
    const versions = await findLatestVersions(trx, { kind: 'page', store, keys: Object.values(legalPageIds) })
    for (const language of ['de', 'en'] as const)
      for (const kind of pageKinds)
        if (versions.get(keyOfPlace({ key: legalPageIds[kind], language }))?.publishedBy)
          edited.add(wordsKey(store, kind, language))
  }
  return edited
}

/** By `wordsKey`: texts that stand in the file as the shop had them once, and that a load has replaced since. */
const findReplacedTexts = (ofFile: readonly ImportLegalText[], stored: readonly ImportLegalText[]): Set<string> =>
  new Set(
    ofFile.flatMap((text) => {
      const [newest, ...older] = stored.filter(
        (each) => keyOf({ ...each, version: '' }) === keyOf({ ...text, version: '' }),
      )
      const isReplaced = !isSameText(newest, text) && older.some((each) => isSameText(each, text))
      return isReplaced ? [wordsKey(text.store, text.kind as PageKind, text.language)] : []
    }),
  )

const findPageKeys = async (trx: Transaction, pages: readonly ImportPage[]): Promise<Set<string>> => {
  const ids = pages.map(({ id }) => id)
  const { rows } = await trx.execute<{ store: string; key: string }>(
    sql`select store, language || ' ' || id as key from pages where id = any(${sql.param(ids)}::text[])`,
  )
  return new Set(rows.map(({ store, key }) => `${store} ${key}`))
}

/**
 * Brings the legal texts of the file into a shop that is set up, as a new version, with the pages that show them. What the file does not have stays,
 * and so does what an editor or a load has changed since, unless it is to be overwritten; a page that is replaced stays among its versions.
 * @throws SetupRefusedError where there is no such shop, or it lacks a store of the file
 */
export const renewLegalTexts = async (
  db: Database,
  { shop, legal, overwrites = false, now = new Date() }: Renewal,
): Promise<LegalRenewal> => {
  return db.transaction(async (trx) => {
    await lockContent(trx)
    await ensureStores(trx, shop)
    const version = await newVersion(trx, now)
    const ofFile = legalTextsOf(shop, legal, version)
    const stored = await findTexts(trx, shop)
    const changed = new Set([...(await findEditedPages(trx, shop)), ...findReplacedTexts(ofFile, stored)])
    const left = [...changed].filter((key) => !overwrites && legal[key])
    const isTaken = (key: string): boolean => legal[key] !== null && legal[key] !== undefined && !left.includes(key)

    const currentOf = (text: ImportLegalText) =>
      stored.find((each) => keyOf({ ...each, version: '' }) === keyOf({ ...text, version: '' }))
    const texts = ofFile.map((text) => {
      const current = currentOf(text)
      const key = wordsKey(text.store, text.kind as PageKind, text.language)
      return isTaken(key) || !current ? text : { ...text, title: current.title, sections: current.sections }
    })
    const renewed = new Set<StoreId>(
      texts.filter((text) => !isSameText(currentOf(text), text)).map(({ store }) => store),
    )
    await importLegalTexts(
      trx,
      texts.filter(({ store }) => renewed.has(store)),
    )

    const pages = shopLegalPages(shop, legal)
    const there = await findPageKeys(trx, pages)
    const kindOf = (page: ImportPage) => pageKinds.find((kind) => legalPageIds[kind] === page.id) ?? 'imprint'
    const replaced = pages.filter(
      (page) =>
        isTaken(wordsKey(page.store, kindOf(page), page.language)) ||
        !there.has(`${page.store} ${keyOfPlace({ key: page.id, language: page.language })}`),
    )
    await replaceByOperators(trx, 'page', replaced)
    return {
      version: renewed.size > 0 ? version : null,
      left: left.map((key) => {
        const [store, kind, language] = key.split(' ')
        return `stores.${store}.legal.${kind}.${language}`
      }),
    }
  })
}
