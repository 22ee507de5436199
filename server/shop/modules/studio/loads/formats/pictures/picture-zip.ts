import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { FileViolation, Reader } from '../source.ts'
import { spool } from '../spooled-file.ts'
import { type NamedFile, picturesOf } from './picture-files.ts'

const maxBytes = 4_000_000_000
const maxEntries = 200_000
/** All pictures unpacked. Pictures hardly shrink, so an archive is a bomb where they come to much more than itself. */
const maxUnpackedTimes = 20
const leastUnpackedBytes = 100_000_000

class ZipError extends Error {}

/** Nothing is written to a place that an archive names; one that tries is refused by yauzl all the same, as are sizes that are not true. */
async function* filesOf(zip: ZipFile, archiveBytes: number): AsyncGenerator<NamedFile> {
  if (zip.entryCount > maxEntries) throw new ZipError(`has more than ${maxEntries} files`)
  const maxUnpacked = Math.max(leastUnpackedBytes, archiveBytes * maxUnpackedTimes)
  let unpacked = 0
  const entries: AsyncIterable<Entry> = zip.eachEntry()
  for await (const entry of entries) {
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpacked) throw new ZipError('unpacks to far more than pictures do: it is not read')
    if (entry.isEncrypted()) throw new ZipError(`${entry.fileName} is encrypted`)
    yield {
      path: entry.fileName,
      bytes: entry.uncompressedSize,
      read: async () => buffer(await zip.openReadStreamPromise(entry)),
    }
  }
}

/** Plain errors of yauzl and of zlib say what is wrong with an archive; others are none of its own. */
const violationOf = (error: unknown): FileViolation => {
  if (!(error instanceof Error) || error.name !== 'Error' || 'syscall' in error) throw error
  const message = error instanceof ZipError ? error.message : `is no ZIP that can be read: ${error.message}`
  return { place: { line: 1, column: 1 }, message }
}

/** Pictures of a ZIP, named by article number. Lines are the files in it, in the order of its directory. */
export const readPictureZip: Reader = async function* (input) {
  const file = await spool(input, maxBytes)
  if (!file) {
    yield {
      violation: { place: { line: 1, column: 1 }, message: `has more than ${maxBytes / 1_000_000_000} GB` },
    }
    return
  }
  try {
    const zip = await openPromise(file.path, { autoClose: false })
    try {
      yield* picturesOf(filesOf(zip, file.bytes))
    } finally {
      zip.close()
    }
  } catch (error) {
    yield { violation: violationOf(error) }
  } finally {
    await file.remove()
  }
}
