import type { HealthChecks } from './health.ts'

type Parts = {
  upstream: { get: (path: string, options: { timeoutMs: number }) => Promise<{ status: number }> }
  /** Circuit breakers. */
  gates: readonly { name: string; state: string }[]
  shared: { readonly isUp: boolean } | null
  /** Connections of this process to Redis, each with its state. */
  redis: { states: () => string[] }
  buildId: string
}

/** What `/health/ready` says of the edge's dependencies. */
export const healthChecks = ({ upstream, gates, shared, redis, buildId }: Parts): HealthChecks => ({
  upstream: async () => {
    const answer = await upstream.get('/health/ready', { timeoutMs: 2000 }).catch(() => null)
    const breakers = gates.map(({ name, state }) => `${name} ${state}`)
    return {
      state: answer && answer.status < 500 ? 'up' : 'down',
      detail: `circuit breakers: ${breakers.join(', ')}`,
    }
  },
  redis: () => {
    if (!shared) return { state: 'off' }
    const connections = redis.states()
    const isUp = shared.isUp && connections.every((each) => each.endsWith(' connected'))
    return { state: isUp ? 'up' : 'down', detail: connections.join(', ') }
  },
  web: () => ({ state: 'up', detail: buildId }),
})
