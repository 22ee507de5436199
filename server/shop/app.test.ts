import { auditServer } from 'graphql-http'
import t from 'tap'
import { answersOfBatch } from '#lib/http/answer-checksum.ts'
import { notExported, usedMetrics } from '../../docker/observability/testing/used-metrics.ts'
import { filledDatabase, importing, startEngine } from './testing/engine.ts'

t.test('the engine', async (t) => {
  const engine = await startEngine(t, await filledDatabase(t, importing({})))

  t.test('S1.4 S3.42 an answer names the store that it is for', async (t) => {
    const query = '{ getStore { id isB2b language languages currencyCode } }'
    t.same((await engine.run(query, { store: 'b2b', language: 'en-DE' })).data, {
      getStore: { id: 'b2b', isB2b: true, language: 'en-DE', languages: ['de-DE', 'en-DE'], currencyCode: 'EUR' },
    })
    const { data } = await engine.run(query, { store: 'ch', language: 'en-DE' })
    t.match(
      data,
      { getStore: { language: 'de-CH' } },
      'the default language where a store does not speak the one asked for',
    )
  })

  t.test('passes every audit of the GraphQL-over-HTTP specification', async (t) => {
    const url = `${await engine.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
    const fetchFn = (input: string, init?: RequestInit) => {
      const headers = { ...init?.headers, 'x-store': 'de', authorization: `Bearer ${engine.token}` }
      return fetch(input, { ...init, headers })
    }
    const results = await auditServer({ url, fetchFn })
    t.equal(results.length, 61, 'the suite is the one that is known')
    for (const result of results) {
      t.equal(result.status, 'ok', `${result.id} ${result.name}${result.status === 'ok' ? '' : `: ${result.reason}`}`)
    }
  })

  t.test('turns away calls for no store, each operation of a batch by itself', async (t) => {
    for (const store of ['xx', '', 'constructor']) {
      t.match(await engine.run('{ getStore { id } }', { store }), {
        errors: [{ extensions: { code: 'UNKNOWN_STORE' } }],
      })
    }
    const operation = { query: '{ getStore { id } }' }
    const answer = await engine.post([operation, operation], { store: 'xx' })
    t.equal(answer.statusCode, 200)
    t.match(answer.json(), [{ errors: [{ extensions: { code: 'UNKNOWN_STORE' } }] }, { errors: [{}] }])
  })

  t.test('batches are answered in order, with errors beside results', async (t) => {
    const answer = await engine.post([{ query: '{ getStore { id } }' }, { query: '{ nothing }' }], { store: 'at' })
    t.equal(answer.statusCode, 200)
    t.match(answer.json(), [
      { data: { getStore: { id: 'at' } } },
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ])
    const apart = answersOfBatch(answer.rawPayload, answer.headers)
    t.same(
      apart?.map((each) => JSON.parse(each.toString())),
      answer.json(),
      'a header says where each ends',
    )
    const tooMany = await engine.post(Array(51).fill({ query: '{ getStore { id } }' }), {})
    t.match(tooMany.json(), { errors: [{ extensions: { code: 'BATCH_LIMIT' } }] })
  })

  t.test('bad input is never answered with 5xx', async (t) => {
    const deep = `{ getPageById(pageId: "x") { seo { rows { cells { teasers { attributes ${'{ valueList { attributes '.repeat(8)} { name } ${'} }'.repeat(8)} } } } } } }`
    const cases: [string, object, string][] = [
      ['{', {}, 'BAD_USER_INPUT'],
      ['{ getStore }', {}, 'BAD_USER_INPUT'],
      ['query($n: [String!]!) { getGlobalParametersByName(names: $n) { name } }', { n: [null] }, 'BAD_USER_INPUT'],
      ['query($n: [String!]!) { getGlobalParametersByName(names: $n) { name } }', { n: 7 }, 'BAD_USER_INPUT'],
      [`{ getTranslationsByPrefix(prefixes: [${'"a" '.repeat(51)}]) { key } }`, {}, 'BAD_USER_INPUT'],
      [deep, {}, 'TOO_COMPLEX'],
      [`{ ${'a:getStore{id} '.repeat(2000)} }`, {}, 'TOO_COMPLEX'],
    ]
    for (const [query, variables, code] of cases) {
      const answer = await engine.post({ query, variables }, {})
      t.ok(answer.statusCode < 500, query.slice(0, 60))
      t.match(answer.json(), { errors: [{ extensions: { code } }] }, query.slice(0, 60))
    }
    const bodies = ['', 'null', '7', '[]', '[null]', '{"query":7}', '{"query":"{getStore{id}}","variables":[]}', '{']
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json', 'x-store': 'de', authorization: `Bearer ${engine.token}` }
      const answer = await engine.app.inject({ method: 'POST', url: '/graphql', headers, payload })
      t.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${payload}: ${answer.statusCode}`)
    }
  })

  t.test('health and metrics report the engine’s state', async (t) => {
    t.same((await engine.app.inject('/health/live')).json(), { status: 'live' })
    t.match((await engine.app.inject('/health/ready')).json(), {
      status: 'ready',
      dependencies: { database: { state: 'up' }, migrations: { state: 'up' }, index: { state: 'up' } },
    })
    const metrics = (await engine.app.inject('/metrics')).body
    t.match(metrics, /shop_graphql_fields_total\{field="getStore",outcome="ok"\} \d+/)
    t.match(metrics, /nodejs_eventloop_lag/)
    for (const series of [
      'shop_database_state{state="up"} 1',
      'shop_database_refusals_total{code="53100"} 0',
      'shop_logins_total{outcome="wrong"} 0',
      'shop_mails_total{outcome="failed"} 0',
      /^shop_build_info\{version="[\d.]+",node="[\d.]+"\} 1$/m,
      /^shop_changes_lag_seconds \d/m,
    ])
      t.match(metrics, series)
    t.notMatch(metrics, /^shop_(?:jobs|payments|desk_tasks)\{/m, 'what every engine would tell alike')
    const common = (await engine.app.inject('/metrics/database')).body
    t.match(common, '# TYPE shop_orders_placed_total counter')
    t.match(common, 'shop_payment_alarms{kind="withoutOrder"} 0')
    t.ok(usedMetrics('shop').length > 20)
    t.same(notExported(usedMetrics('shop'), metrics, common), [], 'alerts and dashboards read what is exported')
    for (const prefix of ['http', 'process', 'nodejs'] as const)
      t.same(notExported(usedMetrics(prefix), metrics), [], prefix)
    const rebound = { url: '/metrics', headers: { host: 'evil.test' } }
    t.equal((await engine.app.inject(rebound)).statusCode, 401, 'a page of another site that leads here by DNS')
    const far = { url: '/metrics', remoteAddress: '192.0.2.1' }
    t.equal((await engine.app.inject(far)).statusCode, 401)
    t.equal((await engine.app.inject({ ...far, headers: { authorization: 'Bearer ' } })).statusCode, 401)
    t.equal((await engine.app.inject({ ...far, url: '/metrics/database' })).statusCode, 401)
    t.equal((await engine.app.inject('/nothing')).statusCode, 404)
  })
})
