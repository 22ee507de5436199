import { createHash } from 'node:crypto'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import { findByFileName, findDescriptions, type MediaOriginal, saveOriginals } from './media.repository.ts'

/** Hash of a file's content: SVG as text, everything else in base64. */
export const mediaIdOf = (data: string): string => createHash('sha256').update(data).digest('hex').slice(0, 16)

/** Keeps a statement to some megabytes. */
const bytesPerStatement = 4_000_000

/** What is wrong with a file: its id is not that of its data, or a picture has no dimensions. */
export const mediaViolations = ({ id, mime, data, width, height }: ImportMedia) => {
  const address = mediaIdOf(data)
  return [
    ...(id === address ? [] : [{ path: 'id', message: `its data has the address ${address}` }]),
    ...(mime.startsWith('image/') && !(width > 0 && height > 0)
      ? [{ path: 'width', message: 'a picture needs dimensions' }]
      : []),
  ]
}

/** @throws when `mediaViolations` finds something */
const originalOf = (record: ImportMedia): MediaOriginal => {
  const { id, mime, data, width, height, fileName } = record
  const [violation] = mediaViolations(record)
  if (violation) throw new Error(`media ${id}: ${violation.message}`)
  const bytes = Buffer.from(data, mime === 'image/svg+xml' ? 'utf8' : 'base64')
  return { id, mime, bytes, size: bytes.length, width, height, fileName: fileName ?? null }
}

/**
 * Stores originals. Importing one again changes nothing.
 * @throws see `originalOf`
 */
export const importMedia = async (db: Executor, records: readonly ImportMedia[]): Promise<void> => {
  let batch = new Map<string, MediaOriginal>()
  let bytes = 0
  for (const record of records) {
    const original = originalOf(record)
    batch.set(original.id, original)
    bytes += original.size
    if (bytes < bytesPerStatement) continue
    await saveOriginals(db, [...batch.values()])
    batch = new Map()
    bytes = 0
  }
  await saveOriginals(db, [...batch.values()])
}

/** Those of the ids that nothing is stored under. */
export const unknownMedia = async (db: Executor, ids: Iterable<string>): Promise<Set<string>> => {
  const unknown = new Set(ids)
  if (unknown.size === 0) return unknown
  for (const { id } of await findDescriptions(db, [...unknown])) unknown.delete(id)
  return unknown
}

/** Those of the ids under which no picture is stored. */
export const unknownPictures = async (db: Executor, ids: readonly string[]): Promise<Set<string>> => {
  const found = ids.length === 0 ? [] : await findDescriptions(db, ids)
  const pictures = new Set(found.flatMap(({ id, mime }) => (mime.startsWith('image/') ? [id] : [])))
  return new Set(ids.filter((id) => !pictures.has(id)))
}

/** Ids of stored files by the name of the file. */
export const mediaNamed = async (db: Executor, fileNames: ReadonlySet<string>): Promise<Map<string, string[]>> => {
  if (fileNames.size === 0) return new Map()
  const found = Map.groupBy(await findByFileName(db, [...fileNames]), ({ fileName }) => fileName ?? '')
  return new Map([...found].map(([fileName, files]) => [fileName, files.map(({ id }) => id)]))
}
