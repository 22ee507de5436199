import Fastify, { type FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import type { IResolvers } from 'mercurius'
import { graphqlAjv } from '#lib/http/graphql-over-http.ts'
import { SwrCache } from '../../cache/swr-cache.ts'
import { UpstreamClient } from '../../upstream/client.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import type { EdgeContext } from '../edge-context.ts'
import edgeGraphql, { type EdgeGraphqlOptions } from '../edge-graphql.ts'
import { isOutage } from '../forwarding/upstream-errors.ts'
import { readPolicies } from '../policies/policies.ts'
import { testEdgeSdl, testUpstreamSdl } from './test-sdl.ts'

type Test = { teardown: (fn: () => unknown) => void }

export const testVisitor: Visitor = {
  store: 'de',
  language: 'de-DE',
  locale: 'de',
  origin: 'http://localhost:3000',
  abVariants: {},
  abSeed: 'seed',
  requestId: 'request-1',
  identity: null,
  memberToken: null,
  isUnconfirmed: false,
}

export const testPolicies = readPolicies(buildSchema(`${testUpstreamSdl}\n${testEdgeSdl}`))

const resolvers: IResolvers = {
  Query: {
    experiments: (_, _args, context) => [
      { key: 'checkout', variant: (context as unknown as EdgeContext).visitor.abSeed },
    ],
  },
}

export const testContract = {
  upstreamSdl: testUpstreamSdl,
  edgeSdl: testEdgeSdl,
  policies: testPolicies,
  resolvers,
}

/** The edge in front of a test upstream, listening. */
export async function startTestEdge(
  t: Test,
  upstreamUrl: string,
  options: Partial<EdgeGraphqlOptions> & { timeoutMs?: number } = {},
): Promise<{ app: FastifyInstance; url: string; cache: SwrCache }> {
  const { timeoutMs, ...given } = options
  const app = Fastify({ ajv: graphqlAjv, forceCloseConnections: true })
  const upstream = new UpstreamClient({
    url: upstreamUrl,
    clientId: 'edge',
    clientSecret: 'secret',
    timeoutMs,
    confirmations: 0,
  })
  const cache = new SwrCache({ namespace: 'test', shared: null, log: app.log, isOutage })
  await app.register(edgeGraphql, {
    upstream,
    cache,
    persisted: { get: () => undefined },
    production: false,
    buildId: 'build-1',
    assign: () => [],
    visitorOf: () => testVisitor,
    contract: testContract,
    ...given,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(async () => {
    await app.close()
    await upstream.close()
  })
  return { app, url: `${address}/graphql`, cache }
}
