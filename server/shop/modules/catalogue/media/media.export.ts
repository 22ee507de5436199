import { inArray, sql } from 'drizzle-orm'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import { media } from './media.tables.ts'

/** Files as an import takes them. */
export const mediaExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${media} order by id collate "C"`)
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportMedia>> => {
    const rows = await db
      .select()
      .from(media)
      .where(inArray(media.id, [...ids]))
    return new Map(
      rows.map(({ id, mime, bytes, width, height, fileName }) => [
        id,
        defined({
          id,
          mime: mime as ImportMedia['mime'],
          data: bytes.toString(mime === 'image/svg+xml' ? 'utf8' : 'base64'),
          width,
          height,
          fileName: fileName ?? undefined,
        }),
      ]),
    )
  },
  normalised: (record: ImportMedia): ImportMedia => record,
}
