import { asc } from 'drizzle-orm'
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
import { defineKind, each, meant } from './kind.ts'

const ofSearchRedirect = {
  table: searchRedirects,
  key: searchRedirects.query,
  store: searchRedirects.store,
  language: searchRedirects.language,
}

export const searchRedirectKind = defineKind<ImportSearchRedirect>({
  kind: 'searchRedirect',
  list: 'searchRedirects',
  at: ofSearchRedirect,
  keyField: 'query',
  normalKey: redirectQuery,
  titleOf: ({ query, target }) => `${query ?? ''} → ${target ?? ''}`,
  find: (db, filter) =>
    db
      .select()
      .from(searchRedirects)
      .where(meant(ofSearchRedirect, filter))
      .orderBy(asc(searchRedirects.language), asc(searchRedirects.query)),
  normalised: (record) => ({ ...record, query: redirectQuery(record.query) }),
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
})

const ofSynonyms = { table: synonyms, key: synonyms.id, language: synonyms.language }

const withMeanings = ({ meanings, ...rest }: ImportSynonyms): ImportSynonyms =>
  meanings && meanings.length > 0 ? { ...rest, meanings } : rest

export const synonymsKind = defineKind<ImportSynonyms>({
  kind: 'synonyms',
  list: 'synonyms',
  at: ofSynonyms,
  keyField: 'id',
  titleOf: ({ terms }) => (Array.isArray(terms) ? terms.join(', ') : undefined),
  find: async (db, filter) => {
    const rows = await db
      .select()
      .from(synonyms)
      .where(meant(ofSynonyms, filter))
      .orderBy(asc(synonyms.id), asc(synonyms.language))
    return rows.map(withMeanings)
  },
  normalised: withMeanings,
  violations: each(synonymViolations),
  save: importSynonyms,
})
