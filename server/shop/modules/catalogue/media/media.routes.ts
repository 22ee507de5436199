import type { FastifyInstance, FastifyReply } from 'fastify'
import { mediaBusy, noSuchMedia } from '#contract/media.ts'
import type { Database } from '#engine/db/database.ts'
import { hasCopy } from '#lib/http/if-none-match.ts'
import { isMediaFormat, isMediaId, isPictureEncoding, pictureEncodings } from './media.formats.ts'
import { createRenderer, RendererBusyError, type RendererOptions } from './media.renderer.ts'
import { findOriginal, type MediaOriginal } from './media.repository.ts'

/** The content of an address never changes, so caches need not revalidate it. */
const immutable = 'public, max-age=31536000, immutable'

/** Scripts and remote parts of an SVG that is opened by itself stay dead. */
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'public, max-age=60').send(noSuchMedia)

/** Documents are saved; pictures and sounds are shown where they are. */
const disposition = (mime: string, name: string): string => {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_')
  const kind = mime === 'application/pdf' ? 'attachment' : 'inline'
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
}

type Range = { from: number; to: number }

/** One range of bytes, as players ask for; null when there is none, or a form that may be ignored (RFC 9110 §14.2). */
const parseRange = (header: string | undefined, size: number): Range | 'unsatisfiable' | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]))
  return from > to ? 'unsatisfiable' : { from, to }
}

const sendOriginal = (reply: FastifyReply, original: MediaOriginal, range: ReturnType<typeof parseRange>) => {
  reply.header('accept-ranges', 'bytes')
  if (range === null) return reply.send(original.bytes)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${original.size}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${original.size}`)
    .send(original.bytes.subarray(range.from, range.to + 1))
}

type MediaRoutesOptions = { db: Database; renderer: RendererOptions }

/** Public pictures and files; they need no token because only their content leads to their address. */
export const mediaRoutes = async (app: FastifyInstance, options: MediaRoutesOptions) => {
  const renderer = createRenderer(options.renderer, (error) =>
    app.log.warn({ err: error }, 'a rendition could not be kept'),
  )

  app.get<{ Params: { mediaId: string; picture: string } }>('/media/:mediaId/:picture', async (request, reply) => {
    const { mediaId, picture } = request.params
    const [format = '', encoding = '', ...rest] = picture.split('.')
    if (!isMediaId(mediaId) || !isMediaFormat(format) || !isPictureEncoding(encoding) || rest.length > 0) {
      return notFound(reply)
    }
    const etag = `"${mediaId}-${format}-${encoding}"`
    if (hasCopy(request.headers['if-none-match'], etag))
      return reply.code(304).headers({ etag, 'cache-control': immutable }).send()
    try {
      const bytes = await renderer.rendition({ mediaId, format, encoding }, () => findOriginal(options.db, mediaId))
      if (!bytes) return notFound(reply)
      return reply.headers({ etag, 'cache-control': immutable }).type(pictureEncodings[encoding]).send(bytes)
    } catch (error) {
      if (!(error instanceof RendererBusyError)) throw error
      return reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send(mediaBusy)
    }
  })

  // No parameter of a route is as long as the name of a file may be.
  app.get<{ Params: { mediaId: string; '*': string } }>('/media/:mediaId/file/*', async (request, reply) => {
    const { mediaId, '*': name } = request.params
    if (!isMediaId(mediaId)) return notFound(reply)
    const etag = `"${mediaId}"`
    if (hasCopy(request.headers['if-none-match'], etag))
      return reply.code(304).headers({ etag, 'cache-control': immutable }).send()
    const original = await findOriginal(options.db, mediaId)
    if (!original) return notFound(reply)
    reply
      .headers({ ...fileHeaders, etag, 'cache-control': immutable })
      .header('content-disposition', disposition(original.mime, original.fileName ?? name))
      .type(original.mime)
    return sendOriginal(reply, original, parseRange(request.headers.range, original.size))
  })
}
