import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { hasCopy } from '#lib/http/if-none-match.ts'
import { answerOutage } from '../operations/outage.ts'
import { fileRoute } from '../security/headers.ts'
import type { UpstreamClient } from '../upstream/client.ts'

/** Addresses that browsers and other sites know, by the engine's names of the files. */
const addresses = {
  'favicon.svg': '/favicon.svg',
  'favicon.ico': '/favicon.ico',
  'open-graph.jpg': '/open-graph.jpg',
  'apple-touch-icon.png': '/icons/apple-touch-icon.png',
  'icon-192.png': '/icons/icon-192.png',
  'icon-512.png': '/icons/icon-512.png',
  'maskable-512.png': '/icons/maskable-512.png',
} as const

/** An icon may be an SVG of the shop's own: opened by itself it runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

type Mark = { bytes: Buffer; type: string; etag: string }

type MarkFilesOptions = {
  upstream: Pick<UpstreamClient, 'file'>
  onPurged: (listener: (tags: readonly string[]) => void) => void
}

/** Icons and the picture for shared links, of each store by its name and its own icon. While the engine is away those that it gave last are sent. */
export default fp<MarkFilesOptions>(
  async (app, { upstream, onPurged }) => {
    const known = new LRUCache<string, { mark: Mark; isCurrent: boolean }>({ max: 100 })
    onPurged((tags) => {
      if (tags.some((tag) => tag === 'translations' || tag === 'parameters' || tag === 'stores'))
        for (const entry of known.values()) entry.isCurrent = false
    })

    const ask = async (file: string, request: FastifyRequest): Promise<Mark | null> => {
      const { store, language, requestId, budget } = request.visitor
      const answer = await upstream.file(`/marks/${file}`, { store, language, requestId, ...(budget && { budget }) })
      const { 'content-type': type, etag } = answer.headers
      const isMark = answer.status === 200 && /^image\//.test(String(type)) && typeof etag === 'string'
      return isMark ? { bytes: answer.bytes, type: String(type), etag } : null
    }

    const markOf = async (file: string, request: FastifyRequest): Promise<Mark | null> => {
      const key = `${request.visitor.store} ${request.visitor.language} ${file}`
      const stored = known.get(key)
      if (stored?.isCurrent) return stored.mark
      const mark = await ask(file, request).catch((err: unknown) => {
        request.log.warn({ err, file }, 'an icon: the engine does not answer')
        return null
      })
      if (mark) known.set(key, { mark, isCurrent: true })
      return mark ?? stored?.mark ?? null
    }

    for (const [file, address] of Object.entries(addresses))
      app.get(address, fileRoute, async (request, reply) => {
        const mark = await markOf(file, request)
        return mark ? sendMark(request, reply, mark) : answerOutage(reply)
      })
  },
  { name: 'mark-files', dependencies: ['visitor'] },
)

function sendMark(request: FastifyRequest, reply: FastifyReply, { bytes, type, etag }: Mark): FastifyReply {
  reply.headers({ 'cache-control': 'public, max-age=3600', etag, 'content-security-policy': policy })
  if (hasCopy(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(bytes)
}
