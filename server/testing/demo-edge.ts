import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { whileBusy } from '#lib/testing/while-busy.ts'
import { buildApp } from '../bff/app.ts'
import { readEnvironment } from '../bff/environment.ts'
import { testSecrets } from '../bff/security/testing/api-token.ts'
import { testSeals } from '../bff/visitor/testing/seals.ts'
import { client, startEngine } from '../shop/testing/engine.ts'
import { tokenOfMember } from '../shop/testing/member.ts'

/** Hosts of the stores by id. */
const hosts = { de: 'localhost', at: 'at.localhost', ch: 'ch.localhost', b2b: 'educational.localhost' } as const
const businessHosts = [hosts.b2b, 'en.educational.localhost']

/** Milliseconds within which an answer becomes what it should be. */
const maxWait = 60_000

/** The web's own build: `npm test` makes it before the tests, `npm run build` for a test alone. */
const dist = process.env.WEB_DIST ?? join(import.meta.dirname, '../../dist')

/**
 * Engine and edge with the built web, on a database of the demo shop at `url`: what a shop answers, without a browser. The stores are
 * `localhost` and so on, without a port. `variables` are the edge's.
 */
export const startDemoEdge = async (
  t: Parameters<typeof startEngine>[0],
  url: string,
  variables: Record<string, string> = {},
) => {
  const db = new pg.Pool({ connectionString: url, max: 1 })
  t.teardown(() => db.end())
  for (const [id, host] of Object.entries(hosts)) {
    await db.query('update stores set base_url = $2, host = $3 where id = $1', [id, `http://${host}`, host])
  }
  const engine = await startEngine(t, url, { MEDIA_PICTURES: 'plain' })
  const environment = readEnvironment({
    UPSTREAM_URL: await engine.app.listen({ port: 0, host: '127.0.0.1' }),
    UPSTREAM_CLIENT_ID: client.id,
    UPSTREAM_CLIENT_SECRET: client.secret,
    EDGE_SECRETS: testSecrets,
    EDGE_HOSTS: [...Object.values(hosts), ...businessHosts.slice(1)].join(),
    WEB_DIST: dist,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    ...variables,
  })
  const app = await buildApp(environment)
  t.teardown(() => app.close())
  const session = { store: 'b2b', isGuest: false, userId: null, isRemembered: false } as const
  const tokenTimes = { tokenStarts: Date.now(), tokenEnds: Date.now() + 3_600_000 }
  const member = testSeals.seal({ ...session, ...tokenTimes, token: await tokenOfMember(url) })
  const ask = (path: string, host: string = hosts.de, headers: Record<string, string> = {}) =>
    whileBusy(async () => {
      const answer = await app.inject({ url: path, headers: { host, accept: 'text/html', ...headers } })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    })
  return {
    app,
    businessHosts,
    /** A GET, redirects left alone, of a store by its host; again for a minute while the answer is 503. */
    ask,
    /** Asks until the answer is as wanted: edges hear of a change in the database a moment later. @throws after a minute */
    untilAnswer: async (path: string, isWanted: (answer: Awaited<ReturnType<typeof ask>>) => boolean) => {
      const end = performance.now() + maxWait
      for (;;) {
        const answer = await ask(path)
        if (isWanted(answer)) return answer
        if (performance.now() > end) throw new Error(`${path} does not change`)
        await delay(50)
      }
    },
    /** Headers for `ask`: cookies of a member in the business store, none in the other stores. */
    headersFor: (host: string): Record<string, string> =>
      businessHosts.includes(host) ? { cookie: `X-JWT=${member}; X-JWT-exist=1` } : {},
    rowsOf: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> =>
      (await db.query<Row>(statement, values)).rows,
  }
}
