import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea } from '#engine/db/bytea.ts'

/** Originals of pictures, downloads and sounds. The id is made from the bytes, so a row never changes. */
export const media = pgTable('media', {
  id: text().primaryKey(),
  mime: text().notNull(),
  bytes: bytea().notNull(),
  /** Bytes. */
  size: integer().notNull(),
  /** Pixels; 0 for what is no picture. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Name under which a download is saved. */
  fileName: text('file_name'),
})
