import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ContentKind, StudioUse } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { pages } from '../../content/content/content.tables.ts'
import { redirectKey } from '../../content/content/paths.rules.ts'
import type { Place } from './kinds/kind.ts'

/** Where rows of a page name records of a kind, as a path of SQL/JSON. */
const names: Partial<Record<ContentKind, string>> = {
  segment: '$[*].cells[*].teasers[*].segments[*] ? (@ == $key)',
  abTest: '$[*].cells[*].teasers[*] ? (@.abTestId == $key || (@.type == "abTestTab" && @.attributes.testId == $key))',
  editorList: '$[*].cells[*].teasers[*].attributes.teaserWishlistExternalId ? (@ == $key)',
}

const maxUses = 50

/**
 * Links to a path of the shop in the text of JSON, as a regular expression of PostgreSQL: in a field, or in the HTML of one, where a
 * backslash stands before the quotation mark; with or without the slash at the end, a query and an anchor.
 */
const linkTo = (path: string): string => {
  const escaped = redirectKey(path).replaceAll(/[^\p{L}\p{N}/]/gu, '\\$&')
  return `"${escaped}${path === '/' ? '' : '/?'}["\\\\?#]`
}

/** Pages of the same store and language that link to a page; null for one without a path. */
const linksToPage = async (db: Executor, { key, store, language }: Place): Promise<SQL | null> => {
  const [page] = await db
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.id, key), sql`${pages.store} = ${store} and ${pages.language} = ${language}`))
  return page?.path == null
    ? null
    : sql`store = ${store} and language = ${language} and id <> ${key} and concat(rows, seo, footer) ~ ${linkTo(page.path)}`
}

const namesRecord = ({ kind, key, store }: Place): SQL | null => {
  const path = names[kind]
  return path === undefined
    ? null
    : sql`${store} in (store, '') and jsonb_path_exists(rows, ${path}::jsonpath, ${JSON.stringify({ key })}::jsonb)`
}

/** Live pages that name a record, or link to a page. */
export const findUses = async (db: Executor, place: Place): Promise<StudioUse[]> => {
  const isUse = place.kind === 'page' ? await linksToPage(db, place) : namesRecord(place)
  if (isUse === null) return []
  const { rows } = await db.execute<StudioUse>(sql`
    select store, language, id as key, name as title, path from ${pages}
    where not is_gone and ${isUse}
    order by store, language, path, id limit ${maxUses}`)
  return rows
}
