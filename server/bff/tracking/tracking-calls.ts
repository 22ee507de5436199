import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '#lib/graphql-over-http.ts'
import type { PersistedDocuments } from '../graphql/persisted.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of requests to /graphql that bring events: how many, by the place of their operation in the POST. */
    trackedEvents: TrackedEvents | null
  }
}

type TrackedEvents = ReadonlyMap<number, number>

type Options = {
  persisted: Pick<PersistedDocuments, 'get'>
  /** POSTs with events of one address; a class behind one address is many visitors. */
  requestsPerMinute: number
}

const field = 'tracking_addEvents'

type Operation = {
  query?: unknown
  variables?: { events?: unknown } | null
  extensions?: { persistedQuery?: { sha256Hash?: unknown } } | null
}

/**
 * Events come to /graphql like everything else, as beacons whose answer nobody reads: so they have a limit of their own,
 * below that of GraphQL, and what became of them is counted here (storefront.md §8: silently for the visitor).
 */
export default fp(
  async (app: FastifyInstance, { persisted, requestsPerMinute }: Options) => {
    const bringsEvents = ({ query, extensions }: Operation): boolean => {
      const hash = extensions?.persistedQuery?.sha256Hash
      const text = typeof hash === 'string' ? persisted.get(hash) : query
      return typeof text === 'string' && text.includes(field)
    }
    const eventsIn = (body: unknown): TrackedEvents => {
      const events = new Map<number, number>()
      for (const [index, operation] of [body].flat().entries()) {
        if (typeof operation !== 'object' || operation === null || !bringsEvents(operation)) continue
        const sent = (operation as Operation).variables?.events
        events.set(index, Array.isArray(sent) ? sent.length : 0)
      }
      return events
    }
    const limitOf = app.createRateLimit({
      max: requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => `tracking:${request.ip}`,
    })

    app.decorateRequest('trackedEvents', null)
    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/graphql' || request.method !== 'POST') return
      const events = eventsIn(request.body)
      if (events.size === 0) return
      request.trackedEvents = events
      const limit = await limitOf(request)
      if (!limit.isAllowed && limit.isExceeded)
        return refuse(reply, 'RATE_LIMITED', 'Too many events: try again later.')
    })
    app.addHook('onSend', async (request, _reply, payload) => {
      if (request.trackedEvents) count(request.trackedEvents, payload)
      return payload
    })

    function count(events: TrackedEvents, payload: unknown): void {
      const answers = answersIn(payload)
      for (const [index, sent] of events) {
        const rejected = answers[index]?.data?.[field]?.rejected
        if (rejected === undefined) app.edgeMetrics.trackingEvents('failed', sent)
        else {
          app.edgeMetrics.trackingEvents('accepted', sent - rejected)
          app.edgeMetrics.trackingEvents('rejected', rejected)
        }
      }
    }
  },
  { name: 'tracking-calls', dependencies: ['rate-limits', 'metrics'] },
)

type Answer = { data?: { [field]?: { rejected?: number } | null } | null }

function answersIn(payload: unknown): Answer[] {
  try {
    return [JSON.parse(String(payload)) as Answer | Answer[]].flat()
  } catch {
    return []
  }
}
