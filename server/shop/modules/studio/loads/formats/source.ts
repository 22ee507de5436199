/** Lines and columns count from 1. */
export type Place = { line: number; column: number }

/**
 * A record as a file gives it, not yet checked. `placeOf` finds the value at a path of the record (`items/0/prices/bde_de/amount`,
 * written as a JSON pointer without its first slash), or what is nearest to it.
 */
export type SourceRecord = { kind: string; record: unknown; placeOf: (path: string) => Place }

/** What is wrong with a file, in plain words. */
export type FileViolation = { place: Place; message: string }

export type Sourced = { record: SourceRecord } | { violation: FileViolation }

export type ReaderOptions = {
  /** Kind of the records where the file does not say it. */
  kind?: string
  mapping?: unknown
}

/** Reads a file piece by piece. What cannot be read is a violation; reading goes on behind it where that makes sense. */
export type Reader = (input: AsyncIterable<Uint8Array>, options: ReaderOptions) => AsyncIterable<Sourced>
