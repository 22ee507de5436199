import type { FileViolation, Reader, ReaderOptions, SourceRecord } from '../source.ts'

/** Bytes in pieces that end anywhere. */
export async function* inPieces(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  const size = bytes.length < 10_000 ? 5 : 4093
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** All that a reader finds in a file. */
export const readAll = async (reader: Reader, content: string | Uint8Array, options: ReaderOptions = {}) => {
  const records: SourceRecord[] = []
  const violations: FileViolation[] = []
  for await (const sourced of reader(inPieces(content), options)) {
    if ('record' in sourced) records.push(sourced.record)
    else violations.push(sourced.violation)
  }
  return {
    records,
    violations: violations.map(({ place, message }) => `${place.line}:${place.column} ${message}`),
  }
}
