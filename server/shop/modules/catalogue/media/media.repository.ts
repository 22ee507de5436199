import { eq, inArray } from 'drizzle-orm'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { media } from './media.tables.ts'

export type MediaDescription = {
  id: string
  mime: string
  /** Bytes. */
  size: number
  /** Pixels; 0 for what is no picture. */
  width: number
  height: number
  fileName: string | null
}

export type MediaOriginal = MediaDescription & { bytes: Buffer }

const description = {
  id: media.id,
  mime: media.mime,
  size: media.size,
  width: media.width,
  height: media.height,
  fileName: media.fileName,
}

export const findDescriptions = (db: Executor, ids: readonly string[]): Promise<MediaDescription[]> =>
  db
    .select(description)
    .from(media)
    .where(inArray(media.id, [...ids]))

export const findByFileName = (db: Executor, fileNames: readonly string[]): Promise<MediaDescription[]> =>
  db
    .select(description)
    .from(media)
    .where(inArray(media.fileName, [...fileNames]))

export const findOriginal = async (db: Executor, id: string): Promise<MediaOriginal | null> => {
  const [row] = await db.select().from(media).where(eq(media.id, id))
  return row ?? null
}

export const saveOriginals = (db: Executor, originals: readonly MediaOriginal[]): Promise<void> =>
  replaceRows(db, media, originals)
