import { isIP } from 'node:net'
import { resolve } from 'node:path'
import Type, { type Static } from 'typebox'
import { hostsOfThisMachine } from '#contract/store-hosts.ts'
import { formOf, type SettingSchema } from '#lib/process/setting-form.ts'
import { readVariables } from '#lib/process/variables.ts'
import { readSealKeys, sealKeysPattern } from '#lib/seals.ts'

const mebibyte = 1024 * 1024

const variables = Type.Object({
  EDGE_HOST: Type.String({
    description: 'localhost listens on IPv4 and IPv6; 0.0.0.0 in a container.',
    default: 'localhost',
  }),
  EDGE_PORT: Type.Integer({ description: 'Port of the edge.', default: 3000, minimum: 0, maximum: 65_535 }),
  EDGE_TRUSTED_PROXIES: Type.Optional(
    Type.String({
      title: 'addresses, networks (10.0.0.0/8) or loopback, linklocal, uniquelocal, several with commas',
      description: 'Addresses or networks of trusted proxies, comma-separated: only their forwarding headers are read.',
      minLength: 1,
    }),
  ),
  EDGE_HOSTS: Type.Optional(
    Type.String({
      title: 'names of hosts, several with commas and without spaces, each with its port unless it is 80 or 443',
      description:
        "Hosts that the shop serves, comma-separated, with the port unless it is the protocol's default. Default: the stores on this machine. Other hosts get 421.",
      pattern: '^[\\w.:[\\]-]+(,[\\w.:[\\]-]+)*$',
    }),
  ),
  NODE_ENV: Type.String({
    description: 'development: pages are compiled when they are asked for.',
    default: 'production',
    pattern: '^(production|development|test)$',
  }),
  LOG_LEVEL: Type.String({
    description: 'The least level of what is logged.',
    default: 'info',
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
  }),
  UPSTREAM_URL: Type.String({
    title: 'an address http:// or https://',
    description: 'Address of the engine.',
    default: 'http://127.0.0.1:4000',
    pattern: '^https?://',
  }),
  UPSTREAM_TOKEN_URL: Type.Optional(
    Type.String({
      title: 'an address http:// or https://',
      description: "Address of the token server. Default: the upstream's /oauth/token.",
      pattern: '^https?://',
    }),
  ),
  UPSTREAM_CLIENT_ID: Type.String({ description: 'Client of the engine’s SHOP_CLIENTS.', minLength: 1 }),
  UPSTREAM_CLIENT_SECRET: Type.String({ description: 'Its secret.', minLength: 16 }),
  EDGE_SECRETS: Type.String({
    title: 'version:secret, several with commas; versions are 1 to 99, a secret has 16 characters or more',
    description:
      'version:secret pairs, comma-separated, for cookies that the edge seals and signs; new cookies use the first pair.',
    pattern: sealKeysPattern,
  }),
  REDIS_URL: Type.Optional(
    Type.String({
      title: 'an address redis:// or rediss://',
      description:
        'Second level of the caches, rate limits and purges of all edges; left out, each edge is by itself. Ends in the number of a database (redis://host/1) where several shops share a Redis.',
      pattern: '^rediss?://',
    }),
  ),
  GRAPHQL_CACHE_MB: Type.Integer({ description: 'Memory for answers of the engine.', default: 64, minimum: 1 }),
  PAGE_CACHE_MB: Type.Integer({ description: 'Memory for pages.', default: 128, minimum: 1 }),
  GRAPHQL_REQUESTS_PER_MINUTE: Type.Integer({
    description: 'Calls that one network may make; searches and writes may be half as many.',
    default: 600,
    minimum: 1,
  }),
  RENDER_CONCURRENCY: Type.Integer({
    description: 'Pages that are rendered at the same time at most; the actual limit follows the time that they take.',
    default: 4,
    minimum: 1,
  }),
  RENDER_QUEUE: Type.Integer({ description: 'Pages that wait for that at most.', default: 256, minimum: 0 }),
  HSTS_SUBDOMAINS: Type.String({
    description:
      'on: browsers that have seen the shop by HTTPS take every host below its own by HTTPS alone, for a year. Only where all of them have it.',
    default: 'off',
    pattern: '^(on|off)$',
  }),
  SECURITY_CONTACT: Type.Optional(
    Type.String({
      title: 'an address mailto: or https://',
      description: 'To whom weaknesses are reported, in /.well-known/security.txt; left out, by the contact form.',
      pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://\\S+)$',
    }),
  ),
  METRICS_TOKEN: Type.Optional(
    Type.String({ description: 'Bearer token that callers of /metrics from other machines need.', minLength: 16 }),
  ),
  FAULTS: Type.String({
    description: 'For development and tests: the cookie `fault` triggers faults of the engine. Never in production.',
    default: 'off',
    pattern: '^(on|off)$',
  }),
  EDGE_DEBUG: Type.Optional(
    Type.Boolean({ description: 'For debugging: error pages show the error, and pages are not cached.' }),
  ),
  WEB_DIST: Type.String({ description: 'Folder of the built web.', default: 'dist' }),
  SERVICE_WORKER: Type.String({
    description: 'off: browsers unregister their service worker, for the case that one misbehaves.',
    default: 'on',
    pattern: '^(on|off)$',
  }),
})

/** For the documents and images that set them. */
export const settings: Record<string, SettingSchema> = variables.properties
export const variableNames = Object.keys(settings)

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** As Fastify reads it: an address, a network with its bits or its mask, or a name for usual ones. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.trim().split('/')
  if (namedNetworks.includes(text.trim())) return true
  if (rest.length > 0 || isIP(address) === 0) return false
  return (
    bits === undefined ||
    isIP(bits) === 4 ||
    (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  )
}

const contradictions = ({ EDGE_TRUSTED_PROXIES: proxies = '' }: Static<typeof variables>): string[] =>
  proxies === '' || proxies.split(',').every(isNetwork)
    ? []
    : [`EDGE_TRUSTED_PROXIES must be ${formOf(settings.EDGE_TRUSTED_PROXIES ?? {})}`]

/** Reads the process's configuration once; an invalid one throws a StartFault with every fault. */
export const readEnvironment = (data: Record<string, unknown> = process.env) => {
  const read = readVariables(variables, data, { contradictions })
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
    security: { hasSecureSubdomains: read.HSTS_SUBDOMAINS === 'on', contact: read.SECURITY_CONTACT ?? null },
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
