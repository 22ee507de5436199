import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { type MediaFormat, type MediaFormatName, mediaFormats, type PictureEncoding } from './media.formats.ts'
import type { MediaOriginal } from './media.repository.ts'

// Parallel renders are counted here; libvips' own threads on top would multiply them.
sharp.concurrency(1)

const paper = '#fffdf8'
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const svgUnitsPerInch = 72

type Rendition = { mediaId: string; format: MediaFormatName; encoding: PictureEncoding }

/** Renditions that wait for their turn; one more is refused. */
const maxQueueLength = 500

/** The edge gives up after 5 s, and would take a longer wait for an outage. */
const usualWaitMs = 4000

/** The rendition is not there in time. One that is under way is drawn to its end, so that it is there when it is asked for again. */
export class RendererBusyError extends Error {
  override name = 'RendererBusyError'
}

/** An SVG is drawn at the size that is asked for, not drawn small and enlarged. */
const open = (original: MediaOriginal, format: MediaFormat): Sharp => {
  if (original.mime !== 'image/svg+xml') return sharp(original.bytes).autoOrient()
  const scale = Math.min(format.width / original.width, (format.height ?? Number.POSITIVE_INFINITY) / original.height)
  return sharp(original.bytes, { density: Math.min(2400, Math.max(1, svgUnitsPerInch * scale)) })
}

/**
 * Options of the encoder, which keeps half of the colours' resolution, as the other encodings do. Above 800 px AVIF takes a second and more: a little less
 * effort halves that, and leaves a haze around small things unless the quality is higher. A main picture takes twice the time for a tenth fewer
 * bytes; with others, which come by the dozen, the first visitor of a page would wait too long.
 */
function avifOptions({ width, isMain }: MediaFormat): AvifOptions {
  const chromaSubsampling = '4:2:0'
  if (width > 800) return { quality: 52, effort: 1, chromaSubsampling }
  return { quality: 46, effort: isMain ? 3 : 2, chromaSubsampling }
}

const encode: Record<PictureEncoding, (picture: Sharp, format: MediaFormat) => Sharp> = {
  avif: (picture, format) => picture.avif(avifOptions(format)),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: paper }).jpeg({ quality: 80, progressive: true }),
}

/** Draws one rendition. A fixed size contains the whole picture; own aspect never enlarges a photograph. */
const renderPicture = (original: MediaOriginal, { format, encoding }: Omit<Rendition, 'mediaId'>) => {
  const size: MediaFormat = mediaFormats[format]
  const resized = open(original, size).resize(
    size.height === undefined
      ? { width: Math.min(size.width, original.width) }
      : {
          width: size.width,
          height: size.height,
          fit: 'contain',
          background: encoding === 'jpg' ? paper : transparent,
        },
  )
  return encode[encoding](resized, size).toBuffer()
}

/** The size that renderPicture() would give, in one colour. */
const renderPlain = (original: MediaOriginal, { format, encoding }: Omit<Rendition, 'mediaId'>) => {
  const size: MediaFormat = mediaFormats[format]
  const width = size.height === undefined ? Math.min(size.width, original.width) : size.width
  const height = size.height ?? Math.max(1, Math.round((original.height * width) / original.width))
  const picture = sharp({ create: { width, height, channels: 3, background: '#e8f3ec' } })
  return encode[encoding](picture, { width: Number.POSITIVE_INFINITY }).toBuffer()
}

export type RendererOptions = {
  /** Where renditions are kept. */
  directory: string
  concurrency: number
  /** One colour in place of each picture. */
  isPlain?: boolean
  /** Milliseconds that a caller waits for a rendition. */
  maxWaitMs?: number
}

/**
 * Renditions with a cache on disk that processes share: a file appears whole or not at all, and may vanish at any time.
 * Each rendition is drawn once at a time, at most `concurrency` of them together.
 */
export const createRenderer = (
  { directory, concurrency, isPlain = false, maxWaitMs = usualWaitMs }: RendererOptions,
  onKeepFailed: (error: unknown) => void,
) => {
  const render = isPlain ? renderPlain : renderPicture
  const underway = new Map<string, Promise<Buffer | null>>()
  const waiting: (() => void)[] = []
  let active = 0

  const withSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active < concurrency) active += 1
    // The finishing task passes its slot to the next waiting one, so `active` stays unchanged.
    else if (waiting.length < maxQueueLength) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new RendererBusyError()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else active -= 1
    }
  }

  const fileOf = ({ mediaId, format, encoding }: Rendition): string =>
    join(directory, mediaId.slice(0, 2), mediaId, `${format}.${encoding}`)

  const keep = async (file: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(file), { recursive: true })
    const temporary = `${file}.${randomUUID()}`
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  }

  const produce = async (rendition: Rendition, find: () => Promise<MediaOriginal | null>): Promise<Buffer | null> => {
    const file = fileOf(rendition)
    const cached = await readFile(file).catch(() => null)
    if (cached) return cached
    return withSlot(async () => {
      const original = await find()
      if (!original || original.width === 0) return null
      const bytes = await render(original, rendition)
      // A full disk costs time, not the picture.
      await keep(file, bytes).catch(onKeepFailed)
      return bytes
    })
  }

  const inTime = async <Result>(drawing: Promise<Result>): Promise<Result> => {
    const drawn = new AbortController()
    const late = delay(maxWaitMs, undefined, { signal: drawn.signal }).then(() => {
      throw new RendererBusyError()
    })
    return Promise.race([drawing, late]).finally(() => drawn.abort())
  }

  return {
    /** The bytes, from the cache or drawn; null when `find` has no such picture. @throws RendererBusyError */
    rendition: (wanted: Rendition, find: () => Promise<MediaOriginal | null>): Promise<Buffer | null> => {
      const file = fileOf(wanted)
      const running = underway.get(file)
      if (running) return inTime(running)
      const started = produce(wanted, find).finally(() => underway.delete(file))
      underway.set(file, started)
      return inTime(started)
    },
  }
}
