import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** 'up' and 'down' speak for themselves; 'off' is not configured. */
type DependencyState = { state: 'up' | 'down' | 'off'; detail?: string }

export type HealthChecks = Record<'upstream' | 'redis' | 'web', () => Promise<DependencyState> | DependencyState>

/**
 * `/health/live`: the process answers. `/health/ready`: send visitors here. Not ready until the upstream was reached once and
 * the web's build is there; later an upstream that fails makes it degraded, not unready, because pages are then served from
 * the cache, and taking every edge out of the balancer would turn a fault of the engine into a dark shop.
 */
export default fp(
  async (app: FastifyInstance, { checks }: { checks: HealthChecks }) => {
    let wasUp = false
    const names = Object.keys(checks) as (keyof HealthChecks)[]
    const readStates = async () =>
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, await checks[name]()] as const))) as Record<
        keyof HealthChecks,
        DependencyState
      >
    let reading: ReturnType<typeof readStates> | undefined
    // One at a time, however many ask: anyone may, and each costs a call to the engine, which visitors have only so many of.
    const states = () => {
      reading ??= readStates().finally(() => {
        reading = undefined
      })
      return reading
    }
    app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }))
    app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
      const dependencies = await states()
      wasUp ||= dependencies.upstream.state === 'up'
      const isReady = wasUp && dependencies.web.state === 'up'
      const isWhole = Object.values(dependencies).every(({ state }) => state !== 'down')
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? (isWhole ? 'ready' : 'degraded') : 'unready', dependencies })
    })
  },
  { name: 'health' },
)
