import { sql } from 'drizzle-orm'
import type { StoreId, StudioCategory, StudioLink, StudioListChoice } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { mediaDetails } from '../studio.tables.ts'

/** Choices that a picker shows. */
const maxChoices = 30

const containing = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

export type MediaRow = {
  id: string
  mime: string
  size: number
  width: number
  height: number
  title: string
  alt: string
  uploadedBy: string | null
  uploadedAt: string | null
  total: number
}

/** Pictures, the last uploaded first; those that no editor has uploaded are found by id alone. */
export const findPictures = async (
  db: Executor,
  { search, ids, limit, offset }: { search: string; ids: readonly string[] | null; limit: number; offset: number },
): Promise<MediaRow[]> => {
  const pattern = containing(search)
  const condition = ids
    ? sql`m.id = any(${sql.param([...ids])}::text[])`
    : search.trim() === ''
      ? sql`d.media_id is not null`
      : sql`m.id = ${search.trim()} or d.title ilike ${pattern} or d.alt ilike ${pattern}`
  const { rows } = await db.execute<MediaRow>(sql`
    select m.id, m.mime, m.size, m.width, m.height, coalesce(d.title, '') as title, coalesce(d.alt, '') as alt,
      d.uploaded_by as "uploadedBy", to_char(d.uploaded_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "uploadedAt",
      (count(*) over ())::int as total
    from media m left join media_details d on d.media_id = m.id
    where m.width > 0 and (${condition})
    order by d.uploaded_at desc nulls last, m.id limit ${limit} offset ${offset}`)
  return rows
}

export const saveDetails = async (
  db: Executor,
  row: { mediaId: string; title: string; alt: string; uploadedBy: string },
): Promise<void> => {
  const { title, alt, uploadedBy } = row
  await db
    .insert(mediaDetails)
    .values(row)
    .onConflictDoUpdate({ target: mediaDetails.mediaId, set: { title, alt, uploadedBy, uploadedAt: new Date() } })
}

export const findCategories = async (
  db: Executor,
  search: string,
  store: StoreId,
  language: TextLanguage,
): Promise<StudioCategory[]> => {
  const { rows } = await db.execute<StudioCategory>(sql`
    select c.id, t.name, coalesce(c.path, '/cat/' || c.id) as path, p.name as "parentName"
    from categories c
    join category_texts t on t.category_id = c.id and t.language = ${language}
    left join category_texts p on p.category_id = c.parent_id and p.language = ${language}
    where ${store} = any(c.stores) and (c.id = ${search.trim()} or t.name ilike ${containing(search)})
    order by cardinality(c.lineage), t.name limit ${maxChoices}`)
  return rows
}

export const findLists = async (
  db: Executor,
  search: string,
  store: StoreId,
  language: TextLanguage,
): Promise<StudioListChoice[]> => {
  const { rows } = await db.execute<StudioListChoice>(sql`
    select l.external_id as id, l.name ->> ${language} as name,
      (select count(*)::int from editor_wishlist_entries e where e.wishlist_id = l.external_id) as products
    from editor_wishlists l
    where ${store} = any(l.stores) and (l.external_id ilike ${containing(search)} or l.name ->> ${language} ilike ${containing(search)})
    order by 2 limit ${maxChoices}`)
  return rows
}

/** Pages and categories that have an address, by name or path. */
export const findLinks = async (
  db: Executor,
  search: string,
  store: StoreId,
  language: TextLanguage,
): Promise<StudioLink[]> => {
  const pattern = containing(search)
  const { rows } = await db.execute<StudioLink>(sql`
    select * from (
      select 'page' as kind, name as title, path from pages
      where store = ${store} and language = ${language} and path is not null and not is_gone
      union all
      select 'category', t.name, coalesce(c.path, '/cat/' || c.id) from categories c
      join category_texts t on t.category_id = c.id and t.language = ${language} where ${store} = any(c.stores)
    ) l where title ilike ${pattern} or path ilike ${pattern}
    order by kind desc, length(path), title limit ${maxChoices}`)
  return rows
}
