import type { SourceRecord } from './formats/source.ts'

/** A record of a load, with the place of its values. */
export type Entry = SourceRecord & { file: string }
