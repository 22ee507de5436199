import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { client, filledDatabase, importing, requestToken, startEngine } from '../testing/engine.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

const ask = (app: FastifyInstance, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/oauth/token', headers: { ...form, ...headers }, payload })

const grant = 'grant_type=client_credentials'
const query = '{ getStore { id } }'
const refused = { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] }

t.test('tokens', async (t) => {
  const url = await filledDatabase(t, importing({}))
  const engine = await startEngine(t, url)

  t.test('T7.11 are given for the right secret, in the body or as Basic', async (t) => {
    const body = await ask(engine.app, `${grant}&client_id=${client.id}&client_secret=${client.secret}`)
    t.equal(body.statusCode, 200)
    t.match(body.json(), { access_token: /^[\w-]{43}$/, token_type: 'Bearer', expires_in: 3600 })
    t.equal(body.headers['cache-control'], 'no-store')
    t.equal((await ask(engine.app, grant, basic(client.id, client.secret))).statusCode, 200)
  })

  t.test('are refused as RFC 6749 has it', async (t) => {
    const cases: [string, Record<string, string>, number, string][] = [
      [`${grant}&client_id=${client.id}&client_secret=wrong`, {}, 401, 'invalid_client'],
      [`${grant}&client_id=nobody&client_secret=${client.secret}`, {}, 401, 'invalid_client'],
      [grant, {}, 401, 'invalid_client'],
      [grant, basic(client.id, 'wrong'), 401, 'invalid_client'],
      [grant, basic('%zz', '%zz'), 401, 'invalid_client'],
      [`client_id=${client.id}&client_secret=${client.secret}`, {}, 400, 'invalid_request'],
      [`grant_type=password&client_id=${client.id}&client_secret=${client.secret}`, {}, 400, 'unsupported_grant_type'],
      ['', {}, 400, 'invalid_request'],
      ['{"grant_type":"client_credentials"}', { 'content-type': 'application/json' }, 400, 'invalid_request'],
    ]
    for (const [payload, headers, status, error] of cases) {
      const answer = await ask(engine.app, payload, headers)
      t.equal(answer.statusCode, status, payload)
      t.match(answer.json(), { error, error_description: String }, payload)
    }
    const answer = await ask(engine.app, grant, basic(client.id, 'wrong'))
    t.match(answer.headers['www-authenticate'], /^Basic /)
  })

  t.test('are needed by every operation, answered with HTTP 200', async (t) => {
    for (const token of [null, 'wrong', `${engine.token}x`]) {
      const one = await engine.post({ query }, { token })
      t.equal(one.statusCode, 200)
      t.match(one.json(), refused)
      t.match((await engine.post([{ query }, { query }], { token })).json(), [refused, refused])
    }
    t.match(await engine.run(query), { data: { getStore: { id: 'de' } } })
  })

  t.test('are needed for the list of changes', async (t) => {
    t.equal((await engine.app.inject('/changes')).statusCode, 401)
    const headers = { authorization: `Bearer ${engine.token}` }
    t.match((await engine.app.inject({ url: '/changes', headers })).json(), { cursor: String, tags: [] })
  })

  t.test('count in every process, and stop counting in every process within two seconds', async (t) => {
    const other = await startEngine(t, url)
    const token = await requestToken(engine.app)
    t.match(await other.run(query, { token }), { data: { getStore: { id: 'de' } } })

    const revoked = await engine.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { ...form, ...basic(client.id, client.secret) },
      payload: `token=${token}`,
    })
    t.equal(revoked.statusCode, 200)
    t.match(await engine.run(query, { token }), refused, 'at once where it was revoked')
    // Two seconds on a machine that has time.
    const until = Date.now() + 60_000
    let answer = await other.run(query, { token })
    while (!answer.errors && Date.now() < until) answer = await other.run(query, { token })
    t.match(answer, refused, 'soon elsewhere')
  })

  t.test('a client can revoke neither without credentials nor another client’s token', async (t) => {
    const revoke = (payload: string, headers: Record<string, string>) =>
      engine.app.inject({ method: 'POST', url: '/oauth/revoke', headers: { ...form, ...headers }, payload })
    t.equal((await revoke(`token=${engine.token}`, {})).statusCode, 401)
    const two = await startEngine(t, url, { SHOP_CLIENTS: `${client.id}:${client.secret},other:a-secret-of-others` })
    await two.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { ...form, ...basic('other', 'a-secret-of-others') },
      payload: `token=${engine.token}`,
    })
    t.match(await two.run(query, { token: engine.token }), { data: { getStore: { id: 'de' } } })
  })

  t.test('a token of the merchandise system opens none of the shop’s routes', async (t) => {
    const clients = `${client.id}:${client.secret},merchandise:a-secret-of-others:merchandise`
    const two = await startEngine(t, url, { SHOP_CLIENTS: clients })
    const answer = await ask(two.app, grant, basic('merchandise', 'a-secret-of-others'))
    t.match(answer.json(), { scope: 'merchandise' })
    const { access_token: token } = answer.json<{ access_token: string }>()
    t.match(await two.run(query, { token }), refused)
    t.match(await ask(two.app, grant, basic(client.id, client.secret)).then((own) => own.json()), { scope: 'shop' })
  })

  t.test('tokens expire', async (t) => {
    const brief = await startEngine(t, url, { SHOP_TOKEN_LIFETIME_SECONDS: 1 })
    const until = Date.now() + 30_000
    let answer = await brief.run(query)
    while (!answer.errors && Date.now() < until) answer = await brief.run(query)
    t.match(answer, refused)
  })

  t.test('are given out at a limited rate', async (t) => {
    const strict = await startEngine(t, url, { SHOP_TOKEN_REQUESTS_PER_MINUTE: 2 })
    await ask(strict.app, grant)
    const answer = await ask(strict.app, grant)
    t.equal(answer.statusCode, 429)
    t.match(answer.json(), { error: 'temporarily_unavailable' })
    t.ok(answer.headers['retry-after'])
  })
})
