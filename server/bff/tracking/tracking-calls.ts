import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { callsOnly, type KnownDocuments, limitCalls, operationsIn } from '../security/sent-operations.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For requests to /graphql with tracking events: number of events by the index of their operation in the POST. */
    trackedEvents: TrackedEvents | null
  }
}

type TrackedEvents = ReadonlyMap<number, number>

type Options = {
  persisted: KnownDocuments
  /** Limit per address; each call of a batch counts. A school class shares one address. */
  callsPerMinute: number
}

const field = 'tracking_addEvents'

/**
 * Tracking events come to /graphql as beacons, and the page does not read the answer. They have a limit of their own,
 * below that of GraphQL, and their outcomes are counted here (storefront.md §8: failures stay silent for the visitor).
 */
export default fp(
  async (app: FastifyInstance, { persisted, callsPerMinute }: Options) => {
    const eventsIn = (request: FastifyRequest): TrackedEvents => {
      const events = new Map<number, number>()
      for (const [index, operation] of operationsIn(request).entries()) {
        if (!callsOnly([field], operation, persisted)) continue
        const sent = (operation as { variables?: { events?: unknown } | null }).variables?.events
        events.set(index, Array.isArray(sent) ? sent.length : 0)
      }
      return events
    }

    app.decorateRequest('trackedEvents', null)
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.routeOptions.url === '/graphql' && request.method === 'POST') {
        const events = eventsIn(request)
        if (events.size > 0) request.trackedEvents = events
      }
      done()
    })
    limitCalls(app, 'tracking', { limit: app.addressLimit('tracking', callsPerMinute), persisted, what: 'events' })
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (request.trackedEvents) count(request.trackedEvents, payload)
      done(null, payload)
    })

    function count(events: TrackedEvents, payload: unknown): void {
      const answers = answersIn(payload)
      for (const [index, sent] of events) {
        const { rejected, rejections = [] } = answers[index]?.data?.[field] ?? {}
        for (const { reason, count } of rejections) app.edgeMetrics.trackingRejected(reason, count)
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

type Answer = {
  data?: { [field]?: { rejected?: number; rejections?: { reason: string; count: number }[] } | null } | null
}

function answersIn(payload: unknown): Answer[] {
  try {
    return [JSON.parse(String(payload)) as Answer | Answer[]].flat()
  } catch {
    return []
  }
}
