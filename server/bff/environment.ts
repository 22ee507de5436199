import { resolve } from 'node:path'
import Type from 'typebox'
import { readVariables } from '#lib/process/variables.ts'
import { readSealKeys, sealKeysPattern } from '#lib/seals.ts'
import { hostsOfThisMachine } from './visitor/host.ts'

const mebibyte = 1024 * 1024

const variables = Type.Object({
  /** localhost listens on IPv4 and IPv6; 0.0.0.0 in a container. */
  EDGE_HOST: Type.String({ default: 'localhost' }),
  EDGE_PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65_535 }),
  /** Addresses or networks of the proxies in front, comma-separated: only they may say whom they forward for. */
  EDGE_TRUSTED_PROXIES: Type.Optional(Type.String({ minLength: 1 })),
  /**
   * Hosts that the shop answers for, with their port where it is not that of the protocol, comma-separated. Left out: the
   * stores on this machine. Others get 421.
   */
  EDGE_HOSTS: Type.Optional(Type.String({ pattern: '^[\\w.:[\\]-]+(,[\\w.:[\\]-]+)*$' })),
  NODE_ENV: Type.String({ default: 'production', pattern: '^(production|development|test)$' }),
  LOG_LEVEL: Type.String({ default: 'info', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
  UPSTREAM_URL: Type.String({ default: 'http://127.0.0.1:4000', pattern: '^https?://' }),
  /** Where tokens are had, when it is not the upstream's /oauth/token. */
  UPSTREAM_TOKEN_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  UPSTREAM_CLIENT_ID: Type.String({ minLength: 1 }),
  UPSTREAM_CLIENT_SECRET: Type.String({ minLength: 16 }),
  /** version:secret pairs, comma-separated, for the cookies that the edge seals and signs; the first one makes new ones. */
  EDGE_SECRETS: Type.String({ pattern: sealKeysPattern }),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://' })),
  GRAPHQL_CACHE_MB: Type.Integer({ default: 64, minimum: 1 }),
  PAGE_CACHE_MB: Type.Integer({ default: 128, minimum: 1 }),
  GRAPHQL_REQUESTS_PER_MINUTE: Type.Integer({ default: 600, minimum: 1 }),
  /** Most pages rendered at once, and most that wait for it; how many it really is follows from how long they take. */
  RENDER_CONCURRENCY: Type.Integer({ default: 4, minimum: 1 }),
  RENDER_QUEUE: Type.Integer({ default: 64, minimum: 0 }),
  /** Needed from callers of /metrics that are not on this machine. */
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  /** For development and tests: the cookie `fault` orders faults of the engine. Never where anybody shops. */
  FAULTS: Type.String({ default: 'off', pattern: '^(on|off)$' }),
  /** Error pages show the fault itself, and pages are not kept; for a machine of those who look for one. */
  EDGE_DEBUG: Type.Optional(Type.Boolean()),
  WEB_DIST: Type.String({ default: 'dist' }),
  /** off: browsers remove the service worker that they have, should one ever do harm. */
  SERVICE_WORKER: Type.String({ default: 'on', pattern: '^(on|off)$' }),
})

/** Names of all variables, for checking the container configuration against. */
export const variableNames = Object.keys(variables.properties)

/** Reads the process's configuration once; an invalid one throws a StartFault with every fault. */
export const readEnvironment = (data: Record<string, unknown> = process.env) => {
  const read = readVariables(variables, data)
  return {
    server: {
      host: read.EDGE_HOST,
      port: read.EDGE_PORT,
      trustedProxies: read.EDGE_TRUSTED_PROXIES ?? null,
      hosts: read.EDGE_HOSTS?.toLowerCase().split(',') ?? hostsOfThisMachine(read.EDGE_PORT),
    },
    isProduction: read.NODE_ENV !== 'development',
    logLevel: read.LOG_LEVEL,
    upstream: {
      url: read.UPSTREAM_URL,
      tokenUrl: read.UPSTREAM_TOKEN_URL,
      clientId: read.UPSTREAM_CLIENT_ID,
      clientSecret: read.UPSTREAM_CLIENT_SECRET,
    },
    secrets: readSealKeys(read.EDGE_SECRETS),
    redis: read.REDIS_URL ? { url: read.REDIS_URL } : null,
    graphql: {
      cacheBytes: read.GRAPHQL_CACHE_MB * mebibyte,
      requestsPerMinute: read.GRAPHQL_REQUESTS_PER_MINUTE,
    },
    pages: {
      cacheBytes: read.PAGE_CACHE_MB * mebibyte,
      renderConcurrency: read.RENDER_CONCURRENCY,
      renderQueue: read.RENDER_QUEUE,
      isDebug: read.EDGE_DEBUG ?? read.NODE_ENV === 'development',
      dist: resolve(read.WEB_DIST),
      hasServiceWorker: read.SERVICE_WORKER === 'on',
    },
    hasFaults: read.FAULTS === 'on',
    metrics: { token: read.METRICS_TOKEN ?? null },
  }
}

export type EdgeEnvironment = ReturnType<typeof readEnvironment>
