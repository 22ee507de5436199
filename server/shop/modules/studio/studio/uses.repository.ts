import { sql } from 'drizzle-orm'
import type { ContentKind, StudioUse } from '#contract/generated/types.ts'
import type { Executor } from '../../../db/database.ts'
import { pages } from '../../content/content/content.tables.ts'
import type { Place } from './kinds/kind.ts'

/** Where rows of a page name records of a kind, as a path of SQL/JSON. */
const names: Partial<Record<ContentKind, string>> = {
  segment: '$[*].cells[*].teasers[*].segments[*] ? (@ == $key)',
  abTest: '$[*].cells[*].teasers[*] ? (@.abTestId == $key || (@.type == "abTestTab" && @.attributes.testId == $key))',
  editorList: '$[*].cells[*].teasers[*].attributes.teaserWishlistExternalId ? (@ == $key)',
}

const mostUses = 50

/** Live pages that name a record. */
export const findUses = async (db: Executor, { kind, key, store }: Omit<Place, 'language'>): Promise<StudioUse[]> => {
  const path = names[kind]
  if (path === undefined) return []
  const { rows } = await db.execute<StudioUse>(sql`
    select store, language, id as key, name as title, path from ${pages}
    where not is_gone and ${store} in (store, '')
      and jsonb_path_exists(rows, ${path}::jsonpath, ${JSON.stringify({ key })}::jsonb)
    order by store, language, path, id limit ${mostUses}`)
  return rows
}
