import type { CacheState } from '../cache/swr-cache.ts'
import { lifetimes } from './policies/lifetimes.ts'
import type { FieldPolicy } from './policies/policies.ts'

/** What is counted of each root field: how its answer was come by, and how long the upstream took for it. */
export type EdgeMetrics = {
  field: (name: string, state: CacheState | 'private' | 'error') => void
  upstream: (name: string, ms: number) => void
}

/** Seconds that an answer made of old parts may be kept: a newer one is on its way. */
const STALE_TTL = 2

/** What a request (or one in-process run) found out on its way, over all of its operations. */
export class Trace {
  readonly tags = new Set<string>()
  isPublic = true
  /** Seconds; the shortest of the fields. */
  ttl = Number.POSITIVE_INFINITY
  /** Milliseconds, calls and answers from caches, for Server-Timing. */
  upstreamMs = 0
  upstreamCalls = 0
  readonly states: Partial<Record<CacheState, number>> = {}

  field(policy: FieldPolicy | undefined, tags: readonly string[]): void {
    if (policy?.scope !== 'public') {
      this.isPublic = false
      this.ttl = 0
      return
    }
    for (const tag of tags) this.tags.add(tag)
    this.ttl = Math.min(this.ttl, lifetimes[policy.lifetime].ttl)
  }

  cached(state: CacheState): void {
    this.states[state] = (this.states[state] ?? 0) + 1
    if (state === 'stale' || state === 'stale-on-error') this.ttl = Math.min(this.ttl, STALE_TTL)
  }

  /** Value for the header Server-Timing, for example `upstream;dur=12.3, cache;desc="hit=3 miss=1"`. */
  serverTiming(): string {
    const states = Object.entries(this.states).map(([state, count]) => `${state}=${count}`)
    return `upstream;dur=${this.upstreamMs.toFixed(1)}, cache;desc="${states.join(' ') || 'none'}"`
  }
}
