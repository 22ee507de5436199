import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { RedisLink } from '../cache/redis-link.ts'

/** Requests of one key in the current window. `ttl`: milliseconds until it ends. */
type Count = { current: number; ttl: number }

const prefix = 'pausenhof:rate:'

/** Counts one request. The window begins with its first one. */
const lua = `
  local current = redis.call('INCR', KEYS[1])
  local ttl = redis.call('PTTL', KEYS[1])
  if ttl < 0 then
    ttl = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ttl)
  end
  return { current, ttl }
`

type Script = { countRequest: (key: string, window: number) => Promise<[current: number, ttl: number]> }

/** Keys of this process: beyond them the one that was quiet longest is forgotten. */
const maxKeys = 50_000

const createLocalCounters = () => {
  const counters = new LRUCache<string, { current: number; endsAt: number }>({ max: maxKeys })
  return (key: string, window: number): Count => {
    const now = Date.now()
    const found = counters.get(key)
    const counter = found && found.endsAt > now ? found : { current: 0, endsAt: now + window }
    counter.current += 1
    counters.set(key, counter)
    return { current: counter.current, ttl: counter.endsAt - now }
  }
}

/** The counters of all limits: those in Redis, and this process's own while Redis is away. The names of limits are part of their keys. */
export const countersOf = (link: RedisLink | null): FastifyRateLimitStoreCtor => {
  link?.client.defineCommand('countRequest', { lua, numberOfKeys: 1 })
  const countHere = createLocalCounters()

  const count = async (key: string, window: number): Promise<Count> => {
    const here = countHere(key, window)
    const shared = await link?.run((client: Redis) => (client as unknown as Script).countRequest(prefix + key, window))
    return shared ? { current: shared[0], ttl: shared[1] } : here
  }

  return class Counters implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, count?: Count) => void, window = 0): void {
      count(key, window).then(
        (found) => done(null, found),
        (error: Error) => done(error),
      )
    }

    child(): Counters {
      return this
    }
  }
}
