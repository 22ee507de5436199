import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Site, SitemapEntries, type SitemapKind, SitemapParts } from '#web/generated/operations.ts'
import type { PersistedOperation } from '#web/lib/data/operation.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { answerOutage } from '../operations/outage.ts'
import { chooseEncoding } from '../pages/cache/page-entry.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { robotsTxt } from './robots-txt.ts'
import { type Entries, sitemapFile, sitemapIndex } from './sitemap-xml.ts'

/** max-age of the files in seconds. */
const cacheSeconds = 3600

const kinds: readonly SitemapKind[] = ['page', 'category', 'product']
const fileName = /^(\w+)-([1-9]\d{0,4})\.xml$/

type SitemapOptions = {
  run: EdgeRun
  /** Limit per client address: each file asks the engine for up to 25,000 addresses, and the edge does not cache it. */
  filesPerMinute?: number
}

/** /robots.txt, /sitemap.xml and the files that it lists, for each store. */
export default fp<SitemapOptions>(
  async (app, { run, filesPerMinute = 60 }) => {
    const limit = app.addressLimit('sitemaps', filesPerMinute)

    /** Null when the engine doesn't answer. */
    const ask = async <Data, Variables>(
      operation: PersistedOperation<Data, Variables>,
      variables: Variables,
      visitor: Visitor,
    ) => {
      const { data, errors } = await run(operation, variables, visitor)
      return errors?.length ? null : data
    }

    const baseUrlOf = async (visitor: Visitor): Promise<string | null> => {
      const site = await ask(Site, {}, visitor)
      return site && languageUrl(site.getStore.baseUrl, visitor)
    }

    app.get('/robots.txt', async ({ visitor }, reply) => {
      const baseUrl = await baseUrlOf(visitor)
      return baseUrl === null
        ? answerOutage(reply)
        : cacheable(reply, 'text/plain').send(robotsTxt(baseUrl, visitor.store))
    })

    app.get('/sitemap.xml', async ({ visitor }, reply) => {
      const [baseUrl, data] = await Promise.all([baseUrlOf(visitor), ask(SitemapParts, {}, visitor)])
      if (baseUrl === null || !data) return answerOutage(reply)
      return cacheable(reply, 'application/xml').send(sitemapIndex(data.getSitemapParts, baseUrl))
    })

    app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
      const { visitor } = request
      const [, name, part] = fileName.exec(request.params.file) ?? []
      const kind = kinds.find((each) => each === name)
      if (!kind) return missing(reply)
      const { isAllowed, retryAfter } = await limit(request)
      if (!isAllowed) return later(reply, retryAfter)
      const entries = async (after: string | null): Promise<Entries | null> => {
        const variables = { kind, part: Number(part), after }
        // A long file is streamed at the client's pace, so each page of addresses gets the time budget of a request.
        const { budget } = visitor
        const asking = after === null || !budget ? visitor : { ...visitor, budget: budget.renewed() }
        return (await ask(SitemapEntries, variables, asking))?.getSitemapEntries ?? null
      }
      // The first page of addresses decides status and headers, before anything is sent.
      const [baseUrl, first] = await Promise.all([baseUrlOf(visitor), entries(null)])
      if (baseUrl === null || !first) return answerOutage(reply)
      if (first.entries.length === 0) return missing(reply)
      const more = async (after: string) => (await entries(after)) ?? fail()
      return sendFile(request, cacheable(reply, 'application/xml'), Readable.from(sitemapFile(first, more, baseUrl)))
    })
  },
  { name: 'sitemap', dependencies: ['rate-limits', 'visitor'] },
)

/** English stands on the host with the prefix `en.` (storefront.md §1). Null when the engine gives no address. */
function languageUrl(baseUrl: string, { language }: Visitor): string | null {
  const url = URL.parse(baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (language === 'en-DE') url.host = `en.${url.host}`
  return url.origin
}

/** Breaks the connection in mid-stream, so that a truncated file never looks complete. */
function fail(): never {
  throw new Error('The engine stopped answering within a sitemap')
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: Readable) {
  reply.header('vary', 'accept-encoding')
  if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(file)
  const gzip = createGzip()
  pipeline(file, gzip, (err) => err && request.log.warn({ err }, 'sitemap: not sent to its end'))
  return reply.header('content-encoding', 'gzip').send(gzip)
}

function cacheable(reply: FastifyReply, type: 'application/xml' | 'text/plain'): FastifyReply {
  return reply.header('cache-control', `public, max-age=${cacheSeconds}`).type(`${type}; charset=utf-8`)
}

function missing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such sitemap')
}

function later(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Not available, try again in a moment')
}
