import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportAbTest, ImportPage, ImportRedirect } from '#contract/import/content.ts'
import { parseShopUrl } from '#contract/shop-paths.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { abTests, formTeasers, type PageRow, pages, recommendationTeasers, redirects } from './content.tables.ts'
import { type FormDefinition, formsIn } from './form-definitions.ts'
import { redirectKey } from './paths.rules.ts'
import { isRecommending, storedRecommendation } from './teaser-wire.ts'

/** English texts fall back to German, never the other way round. */
const fallbacks: Record<TextLanguage, TextLanguage[]> = { de: ['de'], en: ['en', 'de'] }

const inBestLanguage = <Row extends { language: TextLanguage }>(rows: Row[], language: TextLanguage): Row | null =>
  rows.find((row) => row.language === language) ?? rows[0] ?? null

export const findPage = async (
  db: Executor,
  store: StoreId,
  language: TextLanguage,
  id: string,
): Promise<PageRow | null> => {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.store, store), inArray(pages.language, fallbacks[language])))
  return inBestLanguage(rows, language)
}

const address = {
  id: pages.id,
  language: pages.language,
  pageType: pages.pageType,
  categoryId: pages.categoryId,
  isGone: pages.isGone,
}

type PageAddress = Pick<PageRow, keyof typeof address>

/** What a path stands for, without the page's grid. */
export const findPageAddress = async (
  db: Executor,
  store: StoreId,
  language: TextLanguage,
  path: string,
): Promise<PageAddress | null> => {
  const rows = await db
    .select(address)
    .from(pages)
    .where(and(eq(pages.store, store), eq(pages.path, path), inArray(pages.language, fallbacks[language])))
  return inBestLanguage(rows, language)
}

/** Stores in which a page can be seen, with its path there. */
export const findPageInStores = (
  db: Executor,
  id: string,
  language: TextLanguage,
): Promise<{ store: StoreId; path: string | null }[]> =>
  db
    .select({ store: pages.store, path: pages.path })
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.language, language), eq(pages.isGone, false)))

/** Where a page can be read in each language of a store, that of the fallback included. */
export const findTranslations = async (
  db: Executor,
  store: StoreId,
  id: string,
  languages: readonly TextLanguage[],
): Promise<{ language: TextLanguage; path: string }[]> => {
  const rows = await db
    .select({ language: pages.language, path: pages.path, isGone: pages.isGone })
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.store, store)))
  return languages.flatMap((language) => {
    const readable = rows.filter((row) => fallbacks[language].includes(row.language))
    const page = inBestLanguage(readable, language)
    return page?.path && !page.isGone ? [{ language, path: page.path }] : []
  })
}

export const findRedirect = async (db: Executor, store: StoreId, from: string) => {
  const [row] = await db
    .select()
    .from(redirects)
    .where(and(eq(redirects.store, store), eq(redirects.from, redirectKey(from))))
  return row ?? null
}

export const findActiveAbTests = (db: Executor) => db.select().from(abTests).where(eq(abTests.isActive, true))

export const findRecommendationTeasers = async (
  db: Executor,
  store: StoreId,
  language: TextLanguage,
  ids: readonly string[],
) => {
  const rows = await db
    .select()
    .from(recommendationTeasers)
    .where(
      and(
        inArray(recommendationTeasers.id, [...ids]),
        eq(recommendationTeasers.store, store),
        inArray(recommendationTeasers.language, fallbacks[language]),
      ),
    )
  const byId = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (row.language === language || !byId.has(row.id)) byId.set(row.id, row)
  return byId
}

/** A form in the visitor's language, or the German one of a page that isn't translated. */
export const findForm = async (
  db: Executor,
  store: StoreId,
  language: TextLanguage,
  id: string,
): Promise<FormDefinition | null> => {
  const rows = await db
    .select({ language: formTeasers.language, definition: formTeasers.definition })
    .from(formTeasers)
    .where(
      and(eq(formTeasers.id, id), eq(formTeasers.store, store), inArray(formTeasers.language, fallbacks[language])),
    )
  return inBestLanguage(rows, language)?.definition ?? null
}

export const findPageOfForm = async (
  db: Executor,
  store: StoreId,
  language: TextLanguage,
  id: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ pageId: formTeasers.pageId })
    .from(formTeasers)
    .where(
      and(eq(formTeasers.id, id), eq(formTeasers.store, store), inArray(formTeasers.language, fallbacks[language])),
    )
    .limit(1)
  return row?.pageId ?? null
}

/** Draws on pages of any store, by the ids of their forms. */
export const findDraws = (db: Executor): Promise<{ id: string; definition: FormDefinition }[]> =>
  db
    .select({ id: formTeasers.id, definition: formTeasers.definition })
    .from(formTeasers)
    .where(sql`${formTeasers.definition} ->> 'isDraw' = 'true'`)

const formsOf = ({ id: pageId, store, language, rows, isGone }: ImportPage) =>
  isGone
    ? []
    : rows
        .flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers))
        .flatMap(formsIn)
        .map(([id, definition]) => ({ id, store, language, pageId, definition }))

const recommendationsOf = ({ id: pageId, store, language, rows }: ImportPage) =>
  rows
    .flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers))
    .filter(isRecommending)
    .map((teaser) => ({ id: teaser.id, store, language, pageId, ...storedRecommendation(teaser) }))

export const pageRow = (page: ImportPage): PageRow => ({
  ...page,
  categoryId: page.categoryId ?? null,
  hideBreadcrumb: page.hideBreadcrumb ?? false,
  hideLeftColumn: page.hideLeftColumn ?? false,
  footer: page.footer ?? null,
  isGone: page.isGone ?? false,
})

/** Replaces pages together with what is derived from them. */
export const savePages = async (db: Executor, records: ImportPage[]): Promise<void> => {
  await replaceRows(db, pages, records.map(pageRow))
  for (const derived of [recommendationTeasers, formTeasers]) {
    const { store, language, pageId } = derived
    const saved = JSON.stringify(records.map((page) => ({ id: page.id, store: page.store, language: page.language })))
    await db.delete(derived).where(sql`(${pageId}, ${store}, ${language}) in (
      select id, store, language from json_to_recordset(${saved}::json) as saved (id text, store text, language text))`)
  }
  await replaceRows(db, recommendationTeasers, records.flatMap(recommendationsOf))
  await replaceRows(db, formTeasers, records.flatMap(formsOf))
}

export const saveRedirects = (db: Executor, records: ImportRedirect[]): Promise<void> =>
  replaceRows(
    db,
    redirects,
    records.map((record) => ({ ...record, from: redirectKey(parseShopUrl(record.from)?.path ?? record.from) })),
  )

export const saveAbTests = (db: Executor, records: ImportAbTest[]): Promise<void> => replaceRows(db, abTests, records)
