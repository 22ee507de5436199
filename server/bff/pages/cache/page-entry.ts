import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

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
  /** Origins of documents in frames, for the policy; left out where there are none. */
  frames?: readonly string[]
  /** Weak tag of the content, the same in every encoding. */
  etag: string
  /** Bytes before compression. */
  size: number
}

/** A cached page: its head, and its body in brotli. Other encodings are made on request. */
export type PageEntry = { head: PageHead; brotli: Buffer }

type Encoding = 'br' | 'gzip' | 'identity'

/** Compresses a page in about a millisecond, well enough for a page that is sent many times. */
const brotliQuality = 5

export async function makeEntry(head: Omit<PageHead, 'etag' | 'size'>, body: Buffer): Promise<PageEntry> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const brotli = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return { head: { ...head, etag, size: body.length }, brotli }
}

/** Layout: length of the head, the head as JSON, the body. */
export function encodeEntry({ head, brotli }: PageEntry): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, text, brotli])
}

/** Bytes of a decoded head with its policy, in addition to the buffer; measured. */
export const decodedBytes = 3000

const decoded = new WeakMap<Buffer, PageEntry>()

/** The cache returns the same buffer for every hit, so a page is decoded once and not once per visitor. */
export function decodeEntry(buffer: Buffer): PageEntry {
  let entry = decoded.get(buffer)
  if (!entry) {
    const end = 4 + buffer.readUInt32BE(0)
    entry = { head: JSON.parse(buffer.toString('utf8', 4, end)) as PageHead, brotli: buffer.subarray(end) }
    decoded.set(buffer, entry)
  }
  return entry
}

const mostGzippedBytes = 16 * 1024 * 1024

/** Pages in gzip, by ETag; small, since few browsers need gzip. */
const gzipped = new LRUCache<string, Buffer>({
  maxSize: mostGzippedBytes,
  sizeCalculation: (body, etag) => body.length + etag.length + 500,
})

export const gzippedBytes = (): number => gzipped.calculatedSize

export function bodyIn(encoding: Encoding, entry: PageEntry): Buffer | Promise<Buffer> {
  if (encoding === 'br') return entry.brotli
  if (encoding === 'identity') return decompressBrotli(entry.brotli)
  return gzipped.get(entry.head.etag) ?? gzipNow(entry)
}

async function gzipNow({ head, brotli }: PageEntry): Promise<Buffer> {
  const body = await compressGzip(await decompressBrotli(brotli), { level: 6 })
  gzipped.set(head.etag, body)
  return body
}

/** Encoding for an Accept-Encoding header; prefers brotli, in which pages are stored. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
