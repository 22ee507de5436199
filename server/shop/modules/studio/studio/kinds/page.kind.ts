import { and, asc, eq, sql } from 'drizzle-orm'
import type { ImportPage } from '#contract/import/content.ts'
import type { Executor } from '#engine/db/database.ts'
import { importPages, storedPage } from '#engine/modules/content/content/content.import.ts'
import {
  formTeasers,
  type PageRow,
  pages,
  recommendationTeasers,
} from '#engine/modules/content/content/content.tables.ts'
import { withGridIds } from '#engine/modules/content/content/grid-ids.ts'
import { isValid, validatePage } from '#schemas/validate.ts'
import { defineKind, meant, type Place } from './kind.ts'
import { pageViolations } from './page.violations.ts'

const at = { table: pages, key: pages.id, store: pages.store, language: pages.language }

const toRecord = (row: PageRow): ImportPage => ({
  id: row.id,
  store: row.store,
  language: row.language,
  name: row.name,
  pageType: row.pageType,
  path: row.path,
  ...(row.categoryId !== null && { categoryId: row.categoryId }),
  ...(row.hideBreadcrumb && { hideBreadcrumb: true }),
  ...(row.hideLeftColumn && { hideLeftColumn: true }),
  seo: row.seo,
  rows: row.rows,
  ...(row.footer && { footer: row.footer }),
  ...(row.isGone && { isGone: true }),
})

/** Whether visitors of the store find a page at the path in a language other than the page's. */
export const isPathOfOtherLanguage = async (
  db: Executor,
  { store, language }: Place,
  path: string,
): Promise<boolean> => {
  const isMeant = sql`${pages.store} = ${store} and ${pages.language} <> ${language} and ${pages.path} = ${path}`
  return (await db.$count(pages, and(isMeant, eq(pages.isGone, false)))) > 0
}

export const pageKind = defineKind<ImportPage>({
  kind: 'page',
  list: 'pages',
  at,
  keyField: 'id',
  titleOf: ({ name }) => name,
  pathOf: ({ path }) => path,
  find: async (db, filter) => {
    const rows = await db.select().from(pages).where(meant(at, filter)).orderBy(asc(pages.id), asc(pages.language))
    return rows.map(toRecord)
  },
  summaries: (db, filter) =>
    db
      .select({
        key: pages.id,
        title: pages.name,
        path: pages.path,
        pageType: pages.pageType,
        isGone: pages.isGone,
      })
      .from(pages)
      .where(meant(at, filter)),
  normalised: (page) => (isValid(validatePage(page)) ? toRecord(storedPage(page)) : page),
  validate: validatePage,
  violations: pageViolations,
  save: importPages,
  removeDerived: async (trx, { key, store, language }) => {
    for (const table of [recommendationTeasers, formTeasers])
      await trx
        .delete(table)
        .where(sql`${table.pageId} = ${key} and ${table.store} = ${store} and ${table.language} = ${language}`)
  },
  withdrawn: (body) => ({ ...body, isGone: true }),
  complete: (body) => ({ ...body, rows: withGridIds(body.rows) }),
})
