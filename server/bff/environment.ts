import { resolve } from 'node:path'
import Type from 'typebox'
import { hostsOfThisMachine } from '#contract/store-hosts.ts'
import { readVariables } from '#lib/process/variables.ts'
import { readSealKeys, sealKeysPattern } from '#lib/seals.ts'

const mebibyte = 1024 * 1024

const variables = Type.Object({
  /** localhost listens on IPv4 and IPv6; 0.0.0.0 in a container. */
  EDGE_HOST: Type.String({ default: 'localhost' }),
  EDGE_PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65_535 }),
  /** Addresses or networks of trusted proxies, comma-separated: only their forwarding headers are read. */
  EDGE_TRUSTED_PROXIES: Type.Optional(Type.String({ minLength: 1 })),
  /**
   * Hosts that the shop serves, comma-separated, with the port unless it is the protocol's default. Default: the stores
   * on this machine. Other hosts get 421.
   */
  EDGE_HOSTS: Type.Optional(Type.String({ pattern: '^[\\w.:[\\]-]+(,[\\w.:[\\]-]+)*$' })),
  NODE_ENV: Type.String({ default: 'production', pattern: '^(production|development|test)$' }),
  LOG_LEVEL: Type.String({ default: 'info', pattern: '^(fatal|error|warn|info|debug|trace|silent)$' }),
  UPSTREAM_URL: Type.String({ default: 'http://127.0.0.1:4000', pattern: '^https?://' }),
  /** Address of the token server. Default: the upstream's /oauth/token. */
  UPSTREAM_TOKEN_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  UPSTREAM_CLIENT_ID: Type.String({ minLength: 1 }),
  UPSTREAM_CLIENT_SECRET: Type.String({ minLength: 16 }),
  /**
   * version:secret pairs, comma-separated, for cookies that the edge seals and signs; new cookies use the first pair.
   */
  EDGE_SECRETS: Type.String({ pattern: sealKeysPattern }),
  /** Ends in the number of a database (redis://host/1) where several shops share a Redis. */
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://' })),
  GRAPHQL_CACHE_MB: Type.Integer({ default: 64, minimum: 1 }),
  PAGE_CACHE_MB: Type.Integer({ default: 128, minimum: 1 }),
  GRAPHQL_REQUESTS_PER_MINUTE: Type.Integer({ default: 600, minimum: 1 }),
  /** Upper bounds of concurrent renders and of waiting ones; the actual limit adapts to the render time. */
  RENDER_CONCURRENCY: Type.Integer({ default: 4, minimum: 1 }),
  RENDER_QUEUE: Type.Integer({ default: 256, minimum: 0 }),
  /** Bearer token that callers of /metrics from other machines need. */
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  /** For development and tests: the cookie `fault` triggers faults of the engine. Never in production. */
  FAULTS: Type.String({ default: 'off', pattern: '^(on|off)$' }),
  /** For debugging: error pages show the error, and pages are not cached. */
  EDGE_DEBUG: Type.Optional(Type.Boolean()),
  WEB_DIST: Type.String({ default: 'dist' }),
  /** off: browsers unregister their service worker, for the case that one misbehaves. */
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
