import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ImportPage } from '#contract/import/content.ts'
import { isApplicationPath } from '#contract/limits/application-paths.ts'
import type { Executor } from '#engine/db/database.ts'
import { categories } from '#engine/modules/catalogue/directory/directory.tables.ts'
import { abTests, formTeasers, pages, recommendationTeasers } from '#engine/modules/content/content/content.tables.ts'
import { unknownPictures } from '#engine/modules/content/content/content.violations.ts'
import { linkViolations } from './page-links.violations.ts'
import { findRedirectFrom, findWayBack } from './redirect.kind.ts'

type Violation = { path: string; message: string; level?: 'warning' }

const teasersOf = ({ rows }: ImportPage) =>
  rows.flatMap((row, r) =>
    row.cells.flatMap((cell, c) =>
      cell.teasers.map((teaser, t) => ({ teaser, path: `rows[${r}].cells[${c}].teasers[${t}]` })),
    ),
  )

/** Two parts of a page with the same id: a look-up by id would find either. */
const idViolations = (page: ImportPage): Violation[] => {
  const ids = [
    ...page.rows.map(({ id }, r) => ({ id, path: `rows[${r}].id` })),
    ...page.rows.flatMap(({ cells }, r) => cells.map(({ id }, c) => ({ id, path: `rows[${r}].cells[${c}].id` }))),
    ...teasersOf(page).map(({ teaser, path }) => ({ id: teaser.id, path: `${path}.id` })),
  ].filter(({ id }) => id !== undefined)
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, path }) => ({ path, message: `is the id of something else on the page, too: ${id}` }))
}

const timeViolations = (page: ImportPage): Violation[] =>
  teasersOf(page).flatMap(({ teaser: { from, until }, path }) =>
    from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until)
      ? [{ path: `${path}.until`, message: 'is not after the time from which it is shown' }]
      : [],
  )

/** A draft of a page that was withdrawn begins with the mark, and visitors would not get what is published of it. */
const goneViolations = ({ isGone }: ImportPage): Violation[] =>
  isGone ? [{ path: 'isGone', message: 'answers 410 as long as it is marked', level: 'warning' }] : []

/** Forms and recommendations are found by the teaser's id alone. */
const foreignIdViolations = async (db: Executor, page: ImportPage): Promise<Violation[]> => {
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

const addressViolations = async (
  db: Executor,
  page: ImportPage,
  together: readonly ImportPage[],
): Promise<Violation[]> => {
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

const testViolations = async (db: Executor, page: ImportPage): Promise<Violation[]> => {
  const tested = teasersOf(page).filter(({ teaser }) => teaser.abTestId !== undefined)
  if (tested.length === 0) return []
  const tests = await db
    .select({ id: abTests.id, variants: abTests.variants })
    .from(abTests)
    .where(eq(abTests.store, page.store))
  return tested.flatMap(({ teaser, path }): Violation[] => {
    const test = tests.find(({ id }) => id === teaser.abTestId)
    if (!test) return [{ path: `${path}.abTestId`, message: `names no A/B test: ${teaser.abTestId}`, level: 'warning' }]
    return test.variants.some(({ id }) => id === teaser.abVariantId)
      ? []
      : [{ path: `${path}.abVariantId`, message: `is no variant of the test: ${teaser.abVariantId}`, level: 'warning' }]
  })
}

/** Pages with one id are each other's translations, and of one kind. */
const translationViolations = async (db: Executor, page: ImportPage): Promise<Violation[]> => {
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

const categoryViolations = async (db: Executor, { categoryId }: ImportPage): Promise<Violation[]> => {
  if (categoryId === undefined) return []
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId))
  return found ? [] : [{ path: 'categoryId', message: `is no category: ${categoryId}` }]
}

/** What the schema can't say: how pages stand to each other and to the rest of the shop. */
export const pageViolations = async (db: Executor, together: readonly ImportPage[]) => {
  const violations: (Violation & { record: number })[] = []
  for (const [record, page] of together.entries()) {
    const found = [
      ...idViolations(page),
      ...timeViolations(page),
      ...goneViolations(page),
      ...(await unknownPictures(db, [page])),
      ...(await foreignIdViolations(db, page)),
      ...(await addressViolations(db, page, together)),
      ...(await linkViolations(db, page, together)),
      ...(await testViolations(db, page)),
      ...(await translationViolations(db, page)),
      ...(await categoryViolations(db, page)),
    ]
    violations.push(...found.map((violation) => ({ ...violation, record })))
  }
  return violations
}
