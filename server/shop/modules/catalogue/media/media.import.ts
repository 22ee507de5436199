import { createHash } from 'node:crypto'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import type { Executor } from '../../../db/database.ts'
import { findDescriptions, saveOriginal } from './media.repository.ts'

/** Of what is in a file: SVG as text, everything else in base64. */
export const mediaIdOf = (data: string): string => createHash('sha256').update(data).digest('hex').slice(0, 16)

/**
 * Stores an original. Importing it again changes nothing.
 * @throws when the id is not the first 16 hex digits of the SHA-256 of `data`, or a picture has no dimensions
 */
export const importMedia = async (db: Executor, record: ImportMedia): Promise<void> => {
  const { id, mime, data, width, height, fileName } = record
  const address = mediaIdOf(data)
  if (id !== address) throw new Error(`media ${id}: its data has the address ${address}`)
  if (mime.startsWith('image/') && !(width > 0 && height > 0))
    throw new Error(`media ${id}: a picture needs dimensions`)
  const bytes = Buffer.from(data, mime === 'image/svg+xml' ? 'utf8' : 'base64')
  await saveOriginal(db, { id, mime, bytes, size: bytes.length, width, height, fileName: fileName ?? null })
}

/** Those of the ids that nothing is stored under. */
export const unknownMedia = async (db: Executor, ids: Iterable<string>): Promise<Set<string>> => {
  const unknown = new Set(ids)
  if (unknown.size === 0) return unknown
  for (const { id } of await findDescriptions(db, [...unknown])) unknown.delete(id)
  return unknown
}
