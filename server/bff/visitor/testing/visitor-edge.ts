import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { graphqlAjv } from '#lib/http/graphql-over-http.ts'
import account from '../../account/account.ts'
import { SwrCache } from '../../cache/swr-cache.ts'
import edgeGraphql from '../../graphql/edge-graphql.ts'
import { isOutage } from '../../graphql/forwarding/upstream-errors.ts'
import rateLimits from '../../security/rate-limits.ts'
import { UpstreamClient } from '../../upstream/client.ts'
import membersOf, { Members } from '../groups/members.ts'
import { Recovery } from '../recovery.ts'
import visitor from '../visitor-plugin.ts'
import { testFlashes, testSeals } from './seals.ts'

type Test = { teardown: (fn: () => unknown) => void }
/** `limits`: of account routes, a minute. */
type Options = { limits?: object }
type SetCookie = { name: string; value: string; maxAge?: number; domain?: string }

/** The edge's schema before an engine, for operations that are not persisted. */
export async function startVisitorEdge(t: Test, engineUrl: string, { limits }: Options = {}): Promise<FastifyInstance> {
  const app = Fastify({ ajv: graphqlAjv })
  const upstream = new UpstreamClient({
    url: engineUrl,
    clientId: 'edge',
    clientSecret: 'secret',
    timeoutMs: 5000,
    confirmations: 0,
  })
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  const recovery = new Recovery(upstream, app.log)
  const members = new Members({ upstream, recovery, log: app.log })
  await app.register(membersOf, { members })
  const persisted = { get: () => undefined }
  await app.register(edgeGraphql, {
    upstream,
    cache: new SwrCache({ namespace: 'test', shared: null, log: app.log, isOutage }),
    persisted,
    production: false,
    buildId: 'build-1',
    assign: () => [],
    visitorOf: (request) => request.visitor,
    recovery,
    onMemberRefused: (token) => members.forget(token),
  })
  await app.register(account, {
    upstream,
    recovery,
    members,
    flashes: testFlashes,
    run: app.edge.run,
    persisted,
    limits,
  })
  t.teardown(async () => {
    await app.close()
    await upstream.close()
  })
  return app
}

/** A browser of one visitor: keeps the cookies that it is given. */
export class TestBrowser {
  readonly #app: FastifyInstance
  readonly #host: string
  readonly cookies = new Map<string, string>()
  /** Cookies set by the last answer. */
  set: SetCookie[] = []

  constructor(app: FastifyInstance, { host = 'shop.test', cookies = {} }: { host?: string; cookies?: object } = {}) {
    this.#app = app
    this.#host = host
    for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, String(value))
  }

  async graphql(payload: object | string) {
    const body = typeof payload === 'string' ? { query: payload } : payload
    return (await this.send({ method: 'POST', url: '/graphql', payload: body })).json()
  }

  async send(request: {
    method?: 'GET' | 'POST'
    url: string
    payload?: object | string | Buffer
    headers?: Record<string, string>
  }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: this.#host, ...(cookie && { cookie }), ...request.headers }
    const answer = await this.#app.inject({ method: 'GET', ...request, headers })
    this.set = answer.cookies as SetCookie[]
    for (const { name, value, maxAge } of this.set) {
      if (maxAge === 0 || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}
