import type { FastifyInstance } from 'fastify'
import metricsPlugin from 'fastify-metrics'
import fp from 'fastify-plugin'
import type { LimitState } from '#lib/adaptive-limit.ts'
import { mayReadMetrics } from '#lib/http/metrics-access.ts'
import { buildInfo, buildInfoHelp, buildInfoLabels } from '#lib/process/build-info.ts'
import type { GateReport } from '../upstream/gate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    edgeMetrics: EdgeMetrics
  }
}

/** `readonly`: it answers, but as a replica, while it loads, or without the rest of its cluster: another node has its place. */
export type RedisState = 'connected' | 'readonly' | 'down'

/** What the edge counts besides HTTP and the process: how each answer was come by. */
type EdgeMetrics = {
  /** A root field of GraphQL, by how it was come by. */
  field: (name: string, outcome: string) => void
  /** Milliseconds that a root field waited for the upstream. */
  fieldUpstream: (name: string, ms: number) => void
  upstreamCall: (ms: number, isAnswered: boolean) => void
  /** Circuit breakers, and the calls that they or the limit of calls at once did not let through. */
  gate: GateReport
  /** A page, or the data of one, by the header x-cache that it was sent with. */
  page: (outcome: string) => void
  render: (ms: number, isWhole: boolean) => void
  /** A text or a type of teaser that pages lack, once for each of them; see the logs for which. */
  missing: (what: string) => void
  /** Events of visitors that arrived: stored, malformed, or lost because the call failed. */
  trackingEvents: (outcome: 'accepted' | 'rejected' | 'failed', count: number) => void
  /** An error of a connection to Redis, by its code. */
  redisError: (connection: string, code: string) => void
  redisState: (connection: string, state: RedisState) => void
  /** A cache in this process's memory, with what says the bytes that it holds. */
  cache: (name: string, bytes: () => number) => void
  /** Malformed events by what is wrong with them (server/contract/sdl/tracking.graphql). */
  trackingRejected: (reason: string, count: number) => void
  /** A request that was too many of its address, by the limit that it met. */
  refused: (limit: string) => void
  /** Reports how many milliseconds the purges are behind the engine. */
  watchChanges: (lag: () => number) => void
  /** What this process runs. */
  build: (id: string) => void
  /** What a browser says that a page's policy kept from loading, by the policy's directive. */
  policyViolation: (directive: string) => void
  /** Reports a concurrency limit under the name of the work that it limits. */
  watchLimit: (work: string, state: () => LimitState) => void
}

const seconds = (ms: number) => ms / 1000
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const breakerStates = { closed: 0, 'half-open': 1, open: 2 } as const

type Client = FastifyInstance['metrics']['client']

function graphqlMetrics({ Counter, Histogram }: Client): Pick<EdgeMetrics, 'field' | 'fieldUpstream'> {
  const fields = new Counter({
    name: 'edge_graphql_fields_total',
    help: 'Root fields by how they were answered: hit, shared, stale, miss, joined, stale-on-error, private, error',
    labelNames: ['field', 'outcome'],
  })
  const fieldSeconds = new Histogram({
    name: 'edge_graphql_upstream_seconds',
    help: 'Time that a root field waited for the upstream',
    labelNames: ['field'],
    buckets,
  })
  return {
    field: (field, outcome) => fields.inc({ field, outcome }),
    fieldUpstream: (field, ms) => fieldSeconds.observe({ field }, seconds(ms)),
  }
}

function upstreamMetrics({ Counter, Gauge, Histogram }: Client): Pick<EdgeMetrics, 'upstreamCall' | 'gate'> {
  const calls = new Histogram({
    name: 'edge_upstream_call_seconds',
    help: 'Calls to the upstream, answered or failed',
    labelNames: ['outcome'],
    buckets,
  })
  const breakers = new Gauge({
    name: 'edge_upstream_breaker_state',
    help: 'Circuit breaker of each upstream: 0 closed, 1 half-open, 2 open',
    labelNames: ['upstream'],
  })
  const notSent = new Counter({
    name: 'edge_upstream_refused_total',
    help: 'Calls that were not sent, because the breaker was open or too many were under way (busy)',
    labelNames: ['upstream', 'reason'],
  })
  return {
    upstreamCall: (ms, isAnswered) => calls.observe({ outcome: isAnswered ? 'answered' : 'failed' }, seconds(ms)),
    gate: {
      state: (upstream, state) => breakers.set({ upstream }, breakerStates[state]),
      refused: (upstream, reason) => notSent.inc({ upstream, reason }),
    },
  }
}

function pageMetrics({
  Counter,
  Histogram,
}: Client): Pick<EdgeMetrics, 'page' | 'missing' | 'policyViolation' | 'render'> {
  const pages = new Counter({
    name: 'edge_pages_total',
    help: 'Pages by how they were come by: hit, shared, stale, miss, joined, stale-on-error, private, shed, failed; their data: data, data-gone',
    labelNames: ['outcome'],
  })
  const renders = new Histogram({
    name: 'edge_render_seconds',
    help: 'Renders of a page, whole or failed',
    labelNames: ['outcome'],
    buckets,
  })
  const missing = new Counter({
    name: 'edge_missing_total',
    help: 'Different texts and types of teaser that pages lacked since the process started',
    labelNames: ['kind'],
  })
  const violations = new Counter({
    name: 'edge_csp_reports_total',
    help: 'What browsers say that the policy of a page kept from loading, by directive; anybody may send such a report',
    labelNames: ['directive'],
  })
  return {
    policyViolation: (directive) => violations.inc({ directive }),
    page: (outcome) => pages.inc({ outcome }),
    missing: (what) => missing.inc({ kind: what.split(' ', 1)[0] ?? '' }),
    render: (ms, isWhole) => renders.observe({ outcome: isWhole ? 'whole' : 'failed' }, seconds(ms)),
  }
}

function trackingMetrics({ Counter }: Client): Pick<EdgeMetrics, 'trackingEvents' | 'trackingRejected'> {
  const events = new Counter({
    name: 'edge_tracking_events_total',
    help: 'Events of visitors by what became of them: accepted, rejected as malformed, failed with their call',
    labelNames: ['outcome'],
  })
  const rejections = new Counter({
    name: 'edge_tracking_rejected_total',
    help: 'Malformed events of visitors by the part that is wrong: id, name, page, visitor, tests, data_name, data_value',
    labelNames: ['reason'],
  })
  return {
    trackingEvents: (outcome, count) => events.inc({ outcome }, count),
    trackingRejected: (reason, count) => rejections.inc({ reason }, count),
  }
}

function loadMetrics({ Counter, Gauge }: Client): Pick<EdgeMetrics, 'refused' | 'cache' | 'watchLimit'> {
  const refused = new Counter({
    name: 'edge_rate_limited_total',
    help: 'Requests refused as too many of one address, by limit: requests, search, writes, cart, token, login, register …',
    labelNames: ['limit'],
  })
  const caches: [name: string, bytes: () => number][] = []
  new Gauge({
    name: 'edge_cache_bytes',
    help: 'Memory of this process that each cache holds, keys and objects included',
    labelNames: ['cache'],
    collect() {
      for (const [cache, bytes] of caches) this.set({ cache }, bytes())
    },
  })
  const limits = new Map<string, () => LimitState>()
  new Gauge({
    name: 'edge_concurrency',
    help: 'Expensive work by kind: limit (most at once just now), running, waiting',
    labelNames: ['work', 'state'],
    collect() {
      for (const [work, read] of limits) {
        const { rejected: _counted, ...states } = read()
        for (const [state, value] of Object.entries(states)) this.set({ work, state }, value)
      }
    },
  })
  new Counter({
    name: 'edge_concurrency_rejected_total',
    help: 'Expensive work refused for want of places, by kind',
    labelNames: ['work'],
    collect() {
      this.reset()
      for (const [work, read] of limits) this.inc({ work }, read().rejected)
    },
  })
  return {
    refused: (limit) => refused.inc({ limit }),
    cache: (name, bytes) => void caches.push([name, bytes]),
    watchLimit: (work, state) => void limits.set(work, state),
  }
}

const redisStates: readonly RedisState[] = ['connected', 'readonly', 'down']

function redisMetrics({ Counter, Gauge }: Client): Pick<EdgeMetrics, 'redisError' | 'redisState'> {
  const errors = new Counter({
    name: 'edge_redis_errors_total',
    help: 'Failed commands and connections of Redis by connection (cache, purges, limits) and code: READONLY, TIMEOUT, ECONNREFUSED …',
    labelNames: ['connection', 'code'],
  })
  const states = new Gauge({
    name: 'edge_redis_state',
    help: 'Whether a connection to Redis is in the state: connected, readonly (a replica, or loading), down',
    labelNames: ['connection', 'state'],
  })
  return {
    redisError: (connection, code) => errors.inc({ connection, code }),
    redisState: (connection, now) => {
      for (const state of redisStates) states.set({ connection, state }, state === now ? 1 : 0)
    },
  }
}

function processMetrics({ Gauge }: Client): Pick<EdgeMetrics, 'watchChanges' | 'build'> {
  const info = new Gauge({ name: 'edge_build_info', help: buildInfoHelp, labelNames: [...buildInfoLabels, 'build'] })
  let lag: () => number = () => 0
  new Gauge({
    name: 'edge_changes_lag_seconds',
    help: 'Seconds since the moment up to which changes of the engine are purged: about one; above ten, pages show what is past',
    collect() {
      this.set(seconds(lag()))
    },
  })
  return {
    watchChanges: (read) => {
      lag = read
    },
    build: (build) => info.set({ ...buildInfo, build }, 1),
  }
}

const createMetrics = (client: Client): EdgeMetrics => ({
  ...graphqlMetrics(client),
  ...upstreamMetrics(client),
  ...pageMetrics(client),
  ...trackingMetrics(client),
  ...loadMetrics(client),
  ...redisMetrics(client),
  ...processMetrics(client),
})

/** Prometheus at /metrics: for callers on this machine, and for those who show the token. */
export default fp(
  async (app: FastifyInstance, { token }: { token: string | null }) => {
    await app.register(metricsPlugin, {
      endpoint: null,
      clearRegisterOnInit: true,
      routeMetrics: { enabled: { histogram: true, summary: false }, overrides: { histogram: { buckets } } },
    })
    const registry = app.metrics.client.register
    app.decorate('edgeMetrics', createMetrics(app.metrics.client))
    app.addHook('onResponse', (_request, reply, done) => {
      const outcome = reply.getHeader('x-cache')
      if (outcome) app.edgeMetrics.page(String(outcome))
      done()
    })
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      if (!mayReadMetrics(request, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' })
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  },
  { name: 'metrics' },
)
