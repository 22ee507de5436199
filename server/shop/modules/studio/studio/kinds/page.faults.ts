import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ImportPage } from '#contract/import/content.ts'
import { isApplicationPath } from '#contract/limits/application-paths.ts'
import type { Executor } from '#engine/db/database.ts'
import { categories } from '#engine/modules/catalogue/directory/directory.tables.ts'
import { unknownPictures } from '#engine/modules/content/content/content.faults.ts'
import { abTests, formTeasers, pages, recommendationTeasers } from '#engine/modules/content/content/content.tables.ts'
import { linkFaults } from './page-links.faults.ts'
import { findRedirectFrom, findWayBack } from './redirect.kind.ts'

type Fault = { path: string; message: string; level?: 'warning' }

const teasersOf = ({ rows }: ImportPage) =>
  rows.flatMap((row, r) =>
    row.cells.flatMap((cell, c) =>
      cell.teasers.map((teaser, t) => ({ teaser, path: `rows[${r}].cells[${c}].teasers[${t}]` })),
    ),
  )

/** Two parts of a page with the same id: a look-up by id would find either. */
const idFaults = (page: ImportPage): Fault[] => {
  const ids = [
    ...page.rows.map(({ id }, r) => ({ id, path: `rows[${r}].id` })),
    ...page.rows.flatMap(({ cells }, r) => cells.map(({ id }, c) => ({ id, path: `rows[${r}].cells[${c}].id` }))),
    ...teasersOf(page).map(({ teaser, path }) => ({ id: teaser.id, path: `${path}.id` })),
  ].filter(({ id }) => id !== undefined)
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, path }) => ({ path, message: `is the id of something else on the page, too: ${id}` }))
}

const timeFaults = (page: ImportPage): Fault[] =>
  teasersOf(page).flatMap(({ teaser: { from, until }, path }) =>
    from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until)
      ? [{ path: `${path}.until`, message: 'is not after the time from which it is shown' }]
      : [],
  )

/** A draft of a page that was withdrawn begins with the mark, and visitors would not get what is published of it. */
const goneFaults = ({ isGone }: ImportPage): Fault[] =>
  isGone ? [{ path: 'isGone', message: 'answers 410 as long as it is marked', level: 'warning' }] : []

/** Forms and recommendations are found by the teaser's id alone. */
const foreignIdFaults = async (db: Executor, page: ImportPage): Promise<Fault[]> => {
  const teasers = teasersOf(page)
  const ids = teasers.map(({ teaser }) => teaser.id)
  if (ids.length === 0) return []
  const found: { id: string; pageId: string }[] = []
  for (const table of [formTeasers, recommendationTeasers]) {
    const { store, language, pageId } = table
    const isMeant = and(eq(store, page.store), eq(language, page.language), ne(pageId, page.id))
    found.push(
      ...(await db
        .select({ id: table.id, pageId })
        .from(table)
        .where(and(inArray(table.id, ids), isMeant))),
    )
  }
  const pageById = new Map(found.map(({ id, pageId }) => [id, pageId]))
  return teasers.flatMap(({ teaser, path }) => {
    const other = pageById.get(teaser.id)
    return other === undefined
      ? []
      : [{ path: `${path}.id`, message: `is the id of a teaser of the page ${other}, too` }]
  })
}

const addressFaults = async (db: Executor, page: ImportPage, together: readonly ImportPage[]): Promise<Fault[]> => {
  if (page.path === null) return []
  if (isApplicationPath(page.path)) return [{ path: 'path', message: 'is a path of the application, not of a page' }]
  const isMeant = (other: Pick<ImportPage, 'id' | 'path' | 'store' | 'language'>) =>
    other.id !== page.id && other.store === page.store && other.language === page.language
  const stored = await db
    .select({ id: pages.id, path: pages.path, store: pages.store, language: pages.language })
    .from(pages)
    .where(and(eq(pages.store, page.store), eq(pages.language, page.language), eq(pages.path, page.path)))
  const replaced = new Set(together.filter(isMeant).map(({ id }) => id))
  const other = [...stored.filter(({ id }) => !replaced.has(id)), ...together].find(
    (each) => isMeant(each) && each.path === page.path,
  )
  if (other) return [{ path: 'path', message: `is the path of the page ${other.id}, too` }]
  if (page.isGone) return []
  const redirect = await findRedirectFrom(db, page.store, page.path)
  if (!redirect) return []
  const [current] = await db
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.id, page.id), eq(pages.store, page.store), eq(pages.language, page.language)))
  const way = current?.path == null ? null : { from: current.path, to: page.path }
  return way && (await findWayBack(db, page.store, way))
    ? [{ path: 'path', message: 'is a redirect to this page, which ends when it is published', level: 'warning' }]
    : [{ path: 'path', message: `is a redirect to ${redirect.to}` }]
}

const testFaults = async (db: Executor, page: ImportPage): Promise<Fault[]> => {
  const tested = teasersOf(page).filter(({ teaser }) => teaser.abTestId !== undefined)
  if (tested.length === 0) return []
  const tests = await db
    .select({ id: abTests.id, variants: abTests.variants })
    .from(abTests)
    .where(eq(abTests.store, page.store))
  return tested.flatMap(({ teaser, path }): Fault[] => {
    const test = tests.find(({ id }) => id === teaser.abTestId)
    if (!test) return [{ path: `${path}.abTestId`, message: `names no A/B test: ${teaser.abTestId}`, level: 'warning' }]
    return test.variants.some(({ id }) => id === teaser.abVariantId)
      ? []
      : [{ path: `${path}.abVariantId`, message: `is no variant of the test: ${teaser.abVariantId}`, level: 'warning' }]
  })
}

/** Pages with one id are each other's translations, and of one kind. */
const translationFaults = async (db: Executor, page: ImportPage): Promise<Fault[]> => {
  const others = await db
    .select({ pageType: pages.pageType, language: pages.language })
    .from(pages)
    .where(and(eq(pages.id, page.id), eq(pages.store, page.store), ne(pages.language, page.language)))
  return others
    .filter(({ pageType }) => pageType !== page.pageType)
    .map(({ pageType, language }) => ({
      path: 'pageType',
      message: `is ${pageType} in the translation (${language})`,
      level: 'warning',
    }))
}

const categoryFaults = async (db: Executor, { categoryId }: ImportPage): Promise<Fault[]> => {
  if (categoryId === undefined) return []
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId))
  return found ? [] : [{ path: 'categoryId', message: `is no category: ${categoryId}` }]
}

/** What the schema can't say: how pages stand to each other and to the rest of the shop. */
export const pageFaults = async (db: Executor, together: readonly ImportPage[]) => {
  const faults: (Fault & { record: number })[] = []
  for (const [record, page] of together.entries()) {
    const found = [
      ...idFaults(page),
      ...timeFaults(page),
      ...goneFaults(page),
      ...(await unknownPictures(db, [page])),
      ...(await foreignIdFaults(db, page)),
      ...(await addressFaults(db, page, together)),
      ...(await linkFaults(db, page, together)),
      ...(await testFaults(db, page)),
      ...(await translationFaults(db, page)),
      ...(await categoryFaults(db, page)),
    ]
    faults.push(...found.map((fault) => ({ ...fault, record })))
  }
  return faults
}
