import type { FastifyInstance } from 'fastify'
import metricsPlugin from 'fastify-metrics'
import fp from 'fastify-plugin'
import { type DocumentNode, Kind } from 'graphql'
import type pg from 'pg'
import { mayReadMetrics } from '#lib/http/metrics-access.ts'
import type { Worker } from '../jobs/worker.ts'

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Root field names of the schema, as metric labels: a bounded set, unlike the operation names that callers choose. */
const rootFields = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [selection.name.value] : [],
        )
      : [],
  )

/**
 * Prometheus at /metrics, for callers on this machine and those who show the token: HTTP, process and event loop,
 * connections, and GraphQL operations. Register after Mercurius.
 */
export const metrics = fp(
  async (app: FastifyInstance, { pool, worker, token }: { pool: pg.Pool; worker: Worker; token: string | null }) => {
    await app.register(metricsPlugin, {
      endpoint: null,
      clearRegisterOnInit: true,
      routeMetrics: { enabled: { histogram: true, summary: false }, overrides: { histogram: { buckets } } },
    })
    const { Counter, Gauge, Histogram, register } = app.metrics.client
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      if (!mayReadMetrics(request, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' })
      return reply.type(register.contentType).send(await register.metrics())
    })
    const fields = new Counter({
      name: 'shop_graphql_fields_total',
      help: 'Root fields that were asked for, by whether their operation had errors',
      labelNames: ['field', 'outcome'],
    })
    const seconds = new Histogram({
      name: 'shop_graphql_operation_seconds',
      help: 'GraphQL operations from their start to their answer',
      labelNames: ['outcome'],
      buckets,
    })
    new Gauge({
      name: 'shop_database_connections',
      help: 'Connections of the pool by state, and callers that wait for one',
      labelNames: ['state'],
      collect() {
        this.set({ state: 'open' }, pool.totalCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    })
    new Gauge({
      name: 'shop_graphql_calls',
      help: 'GraphQL calls: limit (most at once just now), running, waiting',
      labelNames: ['state'],
      collect() {
        const { rejected: _counted, ...states } = app.graphqlLimit.state
        for (const [state, value] of Object.entries(states)) this.set({ state }, value)
      },
    })
    new Counter({
      name: 'shop_graphql_calls_rejected_total',
      help: 'GraphQL calls refused for want of places',
      collect() {
        this.reset()
        this.inc(app.graphqlLimit.state.rejected)
      },
    })

    const jobs = new Counter({
      name: 'shop_jobs_total',
      help: 'Runs of jobs by task; those that failed come again until they are given up',
      labelNames: ['task', 'outcome'],
    })
    worker.events.on('job:success', ({ job }) => jobs.inc({ task: job.task_identifier, outcome: 'done' }))
    worker.events.on('job:error', ({ job }) => jobs.inc({ task: job.task_identifier, outcome: 'failed' }))

    const running = new WeakMap<object, { startedAt: number; fields: string[] }>()
    app.graphql.addHook('preExecution', async (_schema, document, context) => {
      running.set(context, { startedAt: performance.now(), fields: rootFields(document) })
    })
    app.graphql.addHook('onResolution', async (execution, context) => {
      const operation = running.get(context)
      if (!operation) return
      const outcome = execution.errors ? 'error' : 'ok'
      seconds.observe({ outcome }, (performance.now() - operation.startedAt) / 1000)
      for (const field of operation.fields) fields.inc({ field, outcome })
    })
  },
  { name: 'shop-metrics', dependencies: ['mercurius', 'shedding'] },
)
