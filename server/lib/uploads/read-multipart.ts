import type { Readable } from 'node:stream'
import Busboy, { type BusboyHeaders } from '@fastify/busboy'
import { largestFile } from '#contract/limits/uploads.ts'
import { UploadedFile } from './uploaded-file.ts'

/** Limits of one request; sizes in bytes. */
const limits = { files: 1, fields: 8, parts: 9, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20 }

/**
 * Time-out in milliseconds: enough for the largest file from a phone, short enough that stalled uploads release memory.
 */
const maxRead = 60_000

export type Multipart = { fields: ReadonlyMap<string, string>; files: ReadonlyMap<string, UploadedFile> }

/** The sender's fault, with its status. */
export class MultipartError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/**
 * Reads a multipart request into memory, within the limits. Throws MultipartError; the server then discards the unread
 * rest of the body.
 */
export function readMultipart(body: Readable, headers: Readonly<Record<string, unknown>>): Promise<Multipart> {
  const fields = new Map<string, string>()
  const files = new Map<string, UploadedFile>()
  const parser = parserFor(headers)

  return new Promise<Multipart>((resolve, reject) => {
    const timer = setTimeout(() => fail(408, 'The file took too long.'), maxRead)
    const end = () => {
      clearTimeout(timer)
      body.off('close', onClose).off('error', onClose).unpipe(parser)
    }
    const fail = (status: number, message: string) => {
      end()
      reject(new MultipartError(status, message))
    }
    const tooMuch = () => fail(413, 'One file and a few fields are taken.')
    const malformed = () => fail(400, 'This is no multipart form.')
    const onClose = () => {
      if (!body.readableEnded) fail(400, 'The request ended early.')
    }

    parser.on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut || fields.has(name)) tooMuch()
      else fields.set(name, value)
    })
    parser.on('file', (name, part, fileName) => {
      const chunks: Buffer[] = []
      part.on('data', (chunk: Buffer) => chunks.push(chunk))
      part.on('error', malformed)
      part.on('end', () => files.set(name, new UploadedFile(fileName ?? '', Buffer.concat(chunks))))
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, tooMuch)
    parser.on('error', malformed)
    parser.on('finish', () => {
      end()
      resolve({ fields, files })
    })
    if (body.destroyed) onClose()
    body.on('close', onClose).on('error', onClose).pipe(parser)
  })
}

function parserFor(headers: Readonly<Record<string, unknown>>) {
  try {
    return Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, fileSize: largestFile + 1 } })
  } catch {
    throw new MultipartError(400, 'This is no multipart form.')
  }
}
