import { readBmecat } from './bmecat/bmecat.ts'
import { readCsv } from './csv/csv.ts'
import { readNdjson } from './ndjson.ts'
import { readPictureZip } from './pictures/picture-zip.ts'
import type { Reader } from './source.ts'

/** Readers by the end of a file's name. */
export const formats = {
  '.ndjson': readNdjson,
  '.csv': readCsv,
  '.tsv': readCsv,
  '.xml': readBmecat,
  '.zip': readPictureZip,
} as const satisfies Record<`.${string}`, Reader>

export type FileExtension = keyof typeof formats

export const isFileExtension = (extension: string): extension is FileExtension => Object.hasOwn(formats, extension)
