import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PagePieces } from '../render/page-pieces.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Status and headers of a page, and facts for its headers. */
type PageHead = {
  status: number
  /** With 301 and 302. */
  location?: string
  /** Hashes of the inline styles, for the policy. */
  styleHashes: string[]
  /** Hashes of the inline scripts, for the policy; left out where there are none. */
  scriptHashes?: readonly string[]
  /** Origins of documents in frames, for the policy; left out where there are none. */
  frames?: readonly string[]
  /** Weak tag of the content, the same in every encoding. */
  etag: string
  /** Bytes before compression. */
  size: number
  /** Compressed as well as a page is that is sent many times. */
  isDense?: true
}

/** Data of a page, named by a hash of it. */
export type DataFile = { name: string; brotli: Buffer }

/**
 * A cached page: its head, and its body in brotli. Other encodings are made on request. `data`: that of the page, when the page names
 * it, and that of the page before, whose visitors may still ask for it.
 */
export type PageEntry = { head: PageHead; brotli: Buffer; data: readonly DataFile[] }

type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Brotli qualities. Most uncached pages are asked for once before they expire, so the first compression is cheap: a listing of
 * 60 tiles takes 0.4 ms and 43 kB. A page that is asked for again is compressed anew: 3 ms and 34 kB.
 */
const qualities = { first: 1, dense: 5 } as const

/** Bytes of output at a time. The first of them stay in memory for as long as their compressor, see compressFirst. */
const outputPiece = 32 * 1024

/** Bits of the smallest window that the whole page is in: the encoder's memory grows with it, to 8 MB for the usual 22. */
function windowFor(bytes: number): number {
  return Math.min(22, Math.max(18, Math.ceil(Math.log2(bytes + 16))))
}

const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  chunkSize: outputPiece,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
  },
})

const outsideRequests = AsyncLocalStorage.snapshot()

/**
 * At once, since handing a page to another thread and back takes half as long as compressing it. In no request's context: V8 frees a
 * compressor only when it collects the whole heap, and until then everything that its context holds, which was the page's data.
 */
const compressFirst = (body: Buffer): Buffer =>
  outsideRequests(() => brotliCompressSync(body, brotliOptions(body, qualities.first)))

export function makeEntry(
  head: Omit<PageHead, 'etag' | 'size' | 'isDense'>,
  body: Buffer | PagePieces,
  data?: { name: string; body: PagePieces },
): PageEntry {
  let size = 0
  const compress = (bytes: Buffer) => {
    size = bytes.length
    return compressFirst(bytes)
  }
  const brotli = Buffer.isBuffer(body) ? compress(body) : body.within(compress)
  const file = data && { name: data.name, brotli: data.body.within(compressFirst) }
  // Hash of the compressed bytes, which are fewer: the same page is compressed to the same bytes.
  const etag = `W/"${hash('sha1', brotli, 'base64url')}"`
  return { head: { ...head, etag, size }, brotli, data: file ? [file] : [] }
}

/** The page with the data of the page that it replaces, where that was other data. */
export function succeeding(entry: PageEntry, before: PageEntry | null): PageEntry {
  const [own] = entry.data
  const last = before?.data.find(({ name }) => name !== own?.name)
  return own && last ? { ...entry, data: [own, last] } : entry
}

/** The same page in fewer bytes. */
export async function densify({ head, brotli, data: [own, ...others] }: PageEntry): Promise<PageEntry> {
  return {
    head: { ...head, isDense: true },
    brotli: await inFewerBytes(brotli),
    data: own ? [{ name: own.name, brotli: await inFewerBytes(own.brotli) }, ...others] : [],
  }
}

async function inFewerBytes(brotli: Buffer): Promise<Buffer> {
  const body = await decompressBrotli(brotli)
  return compressBrotli(body, brotliOptions(body, qualities.dense))
}

/** Written before the parts: the head, and of each part after it what it is and how long. */
type Contents = { head: PageHead; body: number; data: readonly { name: string; length: number }[] }

/** Layout: length of the contents, the contents as JSON, the body, the data. */
export function encodeEntry({ head, brotli, data }: PageEntry): Buffer {
  const files = data.map(({ name, brotli: { length } }) => ({ name, length }))
  const text = Buffer.from(JSON.stringify({ head, body: brotli.length, data: files } satisfies Contents))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, text, brotli, ...data.map((file) => file.brotli)])
}

/** Bytes of a decoded head, in addition to the buffer; measured. */
export const decodedBytes = 3000

const decoded = new WeakMap<Buffer, PageEntry>()

/** The cache returns the same buffer for every hit, so a page is decoded once and not once per visitor. */
export function decodeEntry(buffer: Buffer): PageEntry {
  let entry = decoded.get(buffer)
  if (!entry) {
    let end = 4 + buffer.readUInt32BE(0)
    const { head, body, data } = JSON.parse(buffer.toString('utf8', 4, end)) as Contents
    const next = (length: number) => {
      end += length
      return buffer.subarray(end - length, end)
    }
    entry = {
      head,
      brotli: next(body),
      data: data.map(({ name, length }) => ({ name, brotli: next(length) })),
    }
    decoded.set(buffer, entry)
  }
  return entry
}

const maxGzippedBytes = 16 * 1024 * 1024

/** Pages and data in gzip, by ETag or name; small, since few browsers need gzip. */
const gzipped = new LRUCache<string, Buffer>({
  maxSize: maxGzippedBytes,
  sizeCalculation: (body, name) => body.length + name.length + 500,
})

export const gzippedBytes = (): number => gzipped.calculatedSize

/** `name`: ETag of a page or name of data. */
export function bodyIn(encoding: Encoding, name: string, brotli: Buffer): Buffer | Promise<Buffer> {
  if (encoding === 'br') return brotli
  if (encoding === 'identity') return decompressBrotli(brotli)
  return gzipped.get(name) ?? gzipNow(name, brotli)
}

async function gzipNow(name: string, brotli: Buffer): Promise<Buffer> {
  const body = await compressGzip(await decompressBrotli(brotli), { level: 6 })
  gzipped.set(name, body)
  return body
}

/** Encoding for an Accept-Encoding header; prefers brotli, in which pages are stored. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
