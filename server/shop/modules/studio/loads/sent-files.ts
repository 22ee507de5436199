import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Busboy, { type BusboyHeaders } from '@fastify/busboy'
import { type FileExtension, formats, isFileExtension } from './formats/formats.ts'
import { parseMapping } from './formats/mapping.ts'
import type { ReaderOptions } from './formats/source.ts'
import type { LoadFile } from './loads.service.ts'
import { type LoadViolation, violationLine } from './report.ts'

export const contentTypes: Readonly<Record<string, FileExtension>> = {
  'application/x-ndjson': '.ndjson',
  'text/csv': '.csv',
  'application/xml': '.xml',
  'application/zip': '.zip',
}

export const multipart = 'multipart/form-data'

/** Limits of one request; sizes in bytes. */
const limits = { files: 11, fields: 1, parts: 12, fieldNameSize: 100, headerPairs: 20 }
const maxMappingBytes = 100_000

/** The sender's fault, with its status. */
export class SentFilesError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export const typeOf = (header: string | undefined): string => header?.split(';', 1)[0]?.trim().toLowerCase() ?? ''

type Part = { field: string; name: string; type: string; path: string }

/** Parts of a multipart body, each in a file of its own. */
const partsOf = async (body: string, headers: object, directory: string): Promise<Part[]> => {
  const parts: Part[] = []
  const stored: Promise<void>[] = []
  const malformed = () => new SentFilesError(400, 'This is no multipart form.')
  const tooMuch = () => new SentFilesError(413, `At most ${limits.files - 1} files and a mapping are taken.`)
  let parser: ReturnType<typeof Busboy>
  try {
    parser = Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, fieldSize: maxMappingBytes + 1 } })
  } catch {
    throw malformed()
  }
  const partFile = () => join(directory, `part-${parts.length}`)
  parser.on('file', (field, stream, name, _encoding, type) => {
    const path = partFile()
    parts.push({ field, name: basename(name ?? ''), type: typeOf(type), path })
    const done = pipeline(stream, createWriteStream(path))
    // Awaited below; until then a failure must not be unhandled.
    done.catch(() => undefined)
    stored.push(done)
  })
  parser.on('field', (field, value) => {
    const path = partFile()
    parts.push({ field, name: '', type: 'text/plain', path })
    const done = pipeline([value], createWriteStream(path))
    done.catch(() => undefined)
    stored.push(done)
  })
  let isTooMuch = false
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => {
      isTooMuch = true
    })
  try {
    await pipeline(createReadStream(body), parser)
    await Promise.all(stored)
  } catch {
    await Promise.allSettled(stored)
    throw malformed()
  }
  if (isTooMuch) throw tooMuch()
  return parts
}

const fileOfPart = ({ name, type, path }: Part, options: ReaderOptions): LoadFile => {
  const ending = extname(name).toLowerCase()
  const extension = isFileExtension(ending) ? ending : contentTypes[type]
  if (!extension)
    throw new SentFilesError(415, `A file needs a name that ends in ${Object.keys(formats).join(', ')}, or its type.`)
  const shown = name === '' ? `body${extension}` : name.slice(-200)
  return { name: shown, reader: formats[extension], options, open: () => createReadStream(path) }
}

const mappingOf = async (
  part: Part | undefined,
): Promise<{ mapping: unknown } | { violation: LoadViolation } | null> => {
  if (!part) return null
  if ((await stat(part.path)).size > maxMappingBytes)
    throw new SentFilesError(413, `The mapping is larger than ${maxMappingBytes / 1000} kB.`)
  const read = parseMapping(await readFile(part.path, 'utf8'))
  if ('mapping' in read) return read
  const { place, message } = read.violation
  return { violation: { file: part.name === '' ? 'mapping' : part.name.slice(-200), ...place, message } }
}

/**
 * Files of a body that is stored: the body itself, or the parts `file` of a multipart one, which are read by the part `mapping`.
 * @throws SentFilesError
 */
export const sentFilesOf = async (
  body: string,
  { headers, directory, kind }: { headers: { 'content-type'?: string }; directory: string; kind?: string | undefined },
): Promise<LoadFile[]> => {
  const type = typeOf(headers['content-type'])
  const options: ReaderOptions = kind === undefined ? {} : { kind }
  if (type !== multipart) return [fileOfPart({ field: 'file', name: '', type, path: body }, options)]
  const parts = await partsOf(body, headers, directory)
  const unknown = parts.find(({ field }) => field !== 'file' && field !== 'mapping')
  if (unknown) throw new SentFilesError(400, `The part ${unknown.field} is unknown: there are file and mapping.`)
  const [mappingPart, second] = parts.filter(({ field }) => field === 'mapping')
  if (second) throw new SentFilesError(400, 'There are two mappings.')
  const files = parts.filter(({ field }) => field === 'file')
  if (files.length === 0) throw new SentFilesError(400, 'There is no part file.')
  const read = await mappingOf(mappingPart)
  if (read && 'violation' in read) throw new SentFilesError(422, violationLine(read.violation))
  return files.map((part) => fileOfPart(part, { ...options, ...(read && { mapping: read.mapping }) }))
}
