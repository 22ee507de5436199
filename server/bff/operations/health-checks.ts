import type { SharedStore } from '../cache/shared-store.ts'
import type { MediaSource } from '../media/media-source.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { HealthChecks } from './health.ts'

type Parts = {
  upstream: Pick<UpstreamClient, 'get'>
  gates: (UpstreamClient['gates'][number] | MediaSource['gate'])[]
  shared: Pick<SharedStore, 'isUp'> | null
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
