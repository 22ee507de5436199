import { and, asc, eq, sql } from 'drizzle-orm'
import type { ImportSearchRedirect, ImportSynonyms } from '#contract/import/content.ts'
import { importSearchRedirects, importSynonyms } from '#engine/modules/catalogue/search/search.import.ts'
import { redirectQuery } from '#engine/modules/catalogue/search/search.rules.ts'
import { searchRedirects, synonyms } from '#engine/modules/catalogue/search/search.tables.ts'
import {
  searchCircleViolationsAmong,
  searchRedirectViolations,
  synonymViolations,
} from '#engine/modules/content/content/content.violations.ts'
import { stores } from '#engine/modules/stores/stores/stores.tables.ts'
import { defineKind, each } from './kind.ts'

export const searchRedirectKind = defineKind<ImportSearchRedirect>({
  kind: 'searchRedirect',
  list: 'searchRedirects',
  hasStore: true,
  hasLanguage: true,
  keyField: 'query',
  normalKey: redirectQuery,
  titleOf: ({ query, target }) => `${query ?? ''} → ${target ?? ''}`,
  find: (db, { store, language, key }) =>
    db
      .select()
      .from(searchRedirects)
      .where(
        and(
          store && eq(searchRedirects.store, store),
          language && eq(searchRedirects.language, language),
          key === undefined ? undefined : eq(searchRedirects.query, key),
        ),
      )
      .orderBy(asc(searchRedirects.language), asc(searchRedirects.query)),
  violations: async (db, records) => {
    const stored = await db.select().from(searchRedirects)
    const hosts = await db.select({ id: stores.id, host: stores.host }).from(stores)
    const circleViolations = searchCircleViolationsAmong([...stored, ...records], hosts)
    return each<ImportSearchRedirect>((rule) => [...searchRedirectViolations(rule), ...circleViolations(rule)])(
      db,
      records,
    )
  },
  save: importSearchRedirects,
  remove: async (trx, { key, store, language }) => {
    await trx
      .delete(searchRedirects)
      .where(
        and(
          eq(searchRedirects.query, key),
          sql`${searchRedirects.store} = ${store} and ${searchRedirects.language} = ${language}`,
        ),
      )
  },
})

export const synonymsKind = defineKind<ImportSynonyms>({
  kind: 'synonyms',
  list: 'synonyms',
  hasStore: false,
  hasLanguage: true,
  keyField: 'id',
  titleOf: ({ terms }) => (Array.isArray(terms) ? terms.join(', ') : undefined),
  find: async (db, { language, key }) => {
    const rows = await db
      .select()
      .from(synonyms)
      .where(and(language && eq(synonyms.language, language), key === undefined ? undefined : eq(synonyms.id, key)))
      .orderBy(asc(synonyms.id), asc(synonyms.language))
    return rows.map(({ meanings, ...row }) => (meanings.length > 0 ? { ...row, meanings } : row))
  },
  violations: each(synonymViolations),
  save: importSynonyms,
  remove: async (trx, { key, language }) => {
    await trx.delete(synonyms).where(and(eq(synonyms.id, key), sql`${synonyms.language} = ${language}`))
  },
})
