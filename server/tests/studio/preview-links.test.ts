import pg from 'pg'
import t from 'tap'
import { readSealKeys } from '#lib/seals.ts'
import { ContentPage } from '#web/generated/operations.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testSecrets, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { createPreviewSeals } from '../../bff/visitor/preview-seals.ts'
import { testSeals } from '../../bff/visitor/testing/seals.ts'
import { loggedIn, openStudio, recordAt } from '../../shop/modules/studio/studio/testing/studio.ts'
import { client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { until } from '../../shop/testing/quiet-jobs.ts'
import { samplePage } from '../../shop/testing/sample-content.ts'
import { openServices } from '../../shop/testing/services.ts'
import { startPlainEdge } from '../../testing/plain-edge.ts'

const words = (text: string) => ({
  id: 'words',
  name: 'W',
  type: 'html',
  attributes: { teasercontent: `<p>${text}</p>` },
})
const idOf = (path: string): string => `page${path.replaceAll('/', '')}`
const paths = ['/', '/a/']
const url = await filledDatabase(
  t,
  importing({ pages: paths.map((path) => samplePage({ id: idOf(path), path }, [words('published')])) }),
)
const studio = await openStudio(t, url)
for (const path of paths)
  await studio.draft(recordAt('page', idOf(path)), samplePage({ id: idOf(path), path }, [words(`draft of ${path}`)]))
const { editors } = await openServices(t, url)
const { password } = await editors.save({ email: 'anna@shop.test', name: 'Anna', role: 'editor' }, null, 'de')
const engine = await startEngine(t, url)
const engineUrl = await engine.app.listen({ port: 0, host: '127.0.0.1' })
const seen: (string | null)[] = []

const render: PageRenderer['render'] = async ({ href, visitor, run }) => {
  seen.push(visitor.identity?.forCall().userToken ?? null)
  const pageId = idOf(href.split('?', 1)[0] ?? '')
  const { json, tags, ttl, isPublic } = await run(ContentPage, { pageId }, visitor)
  return {
    status: 200,
    document: { body: Buffer.from(json), styleHashes: [] },
    needsOneVisitor: false,
    isPublic,
    tags,
    ttls: [ttl],
  }
}
const settings = { UPSTREAM_CLIENT_ID: client.id, UPSTREAM_CLIENT_SECRET: client.secret }
const edges = [
  await startPlainEdge(t, engineUrl, render, settings),
  await startPlainEdge(t, engineUrl, render, settings),
] as const
const database = new pg.Client(url)
await database.connect()
t.teardown(() => database.end())

type Link = { id: string; title: string; madeBy: string; revokedAt: string | null }
const logIn = 'mutation ($data: StudioLoginInput!) { result: studio_login(data: $data) { token } }'
const credentials = { email: 'anna@shop.test', password: password ?? '' }
const login = await engine.run(logIn, { variables: { data: credentials } })
const editorToken = (login.data as unknown as { result: { token: string } }).result.token
const ask = async (text: string, variables: object = {}, store = 'de') => {
  const { data, errors } = await engine.run(text, { variables, editorToken, store })
  return (errors?.[0]?.extensions.code ?? data?.result) as unknown
}
const scenario = { drafts: true, at: null, segments: null, tests: {}, customer: null }
const create = (more: object = {}, store?: string) => {
  const text = `mutation ($data: StudioPreviewLinkInput!) { result: studio_createPreviewLink(data: $data) {
    token link { id title madeBy revokedAt } } }`
  return ask(text, { data: { title: 'Für Lena', path: '/a/', scenario, days: 3, ...more } }, store)
}
const made = async (more: object = {}) => (await create(more)) as { token: string; link: Link }
const revoke = (id: string) => ask('mutation ($id: ID!) { result: studio_revokePreviewLink(id: $id) }', { id })
const list = async (page?: number) => {
  const text = `query ($page: Int) { result: studio_previewLinks(page: $page) { total links { id title madeBy revokedAt } } }`
  return (await ask(text, { page })) as { total: number; links: Link[] }
}
const get = (path: string, cookie = '', edge = 0, host = 'shop.test') =>
  edges[edge === 0 ? 0 : 1].inject({ url: path, headers: { host, accept: 'text/html', ...(cookie && { cookie }) } })
const opened = async (token: string): Promise<string> => {
  const answer = await get(`/studio/shared/${token}`)
  return /preview=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
}

t.test('E4.21 a stranger sees drafts by a shared link, and changes nothing', async (t) => {
  const { token } = await made()
  const led = await get(`/studio/shared/${token}`)
  t.match(led, { statusCode: 303, headers: { location: '/a/', 'cache-control': 'private, no-store' } })
  const cookie = await opened(token)
  t.match(await get('/a/', cookie), { statusCode: 200, body: 'draft of /a/' })
  t.match(await get('/', cookie, 1), { body: 'draft of /' }, 'on the other edge, too')
  t.match(await get('/a/'), { body: 'published' })
  const mutation = await edges[0].inject({
    method: 'POST',
    url: '/api/cart-action/',
    headers: { host: 'shop.test', cookie, 'sec-fetch-site': 'same-origin' },
  })
  t.equal(mutation.statusCode, 403)
})

t.test('E4.22 a link of one page shows no other draft, and none of another store', async (t) => {
  const { token } = await made({ pages: ['pagea'] })
  const cookie = await opened(token)
  t.match(await get('/a/', cookie), { body: 'draft of /a/' })
  t.match(await get('/', cookie), { body: 'published' })
  const call = await edges[0].inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: 'shop.test', cookie: `${tokenCookie()}; ${cookie}` },
    payload: {
      variables: { pageId: 'page' },
      extensions: { persistedQuery: { version: 1, sha256Hash: ContentPage.id } },
    },
  })
  t.match(call.body, 'published')
  t.notMatch(call.body, 'draft of')
  t.equal(await create({}, 'at'), 'LOGIN_REQUIRED', 'editors of this store make none for another')
})

t.test('E4.23 a revoked link ends within a second on every edge, an expired one by its date', async (t) => {
  const { token, link } = await made()
  const cookie = await opened(token)
  for (const edge of [0, 1]) t.equal((await get('/a/', cookie, edge)).statusCode, 200)
  t.equal(await revoke(link.id), true)
  const revokedAt = Date.now()
  for (const edge of [0, 1]) {
    const look = async () => ({ began: Date.now(), answer: await get('/a/', cookie, edge) })
    let { began, answer } = await look()
    while (answer.statusCode === 200 && began - revokedAt < 1000) ({ began, answer } = await look())
    t.match(answer, {
      statusCode: 410,
      body: 'Diese Vorschau ist beendet',
      headers: { 'cache-control': 'private, no-store' },
    })
    t.match(String(answer.headers['set-cookie']), /preview=; Max-Age=0/)
    t.match(await get(`/studio/shared/${token}`, '', edge), { statusCode: 410 })
  }
  t.equal(await revoke(link.id), false, 'once')

  const late = await made()
  await database.query("update preview_links set expires_at = now() - interval '1 second' where id = $1", [
    late.link.id,
  ])
  t.match(await get(`/studio/shared/${late.token}`), { statusCode: 410 })
  t.match(await get('/studio/shared/made-up'), { statusCode: 410 })
})

t.test('E4.48 a preview of an editor ends with the session, and with the role in its store', async (t) => {
  const seals = createPreviewSeals(readSealKeys(testSecrets))
  const previewOf = async (email: string) => {
    const { id, sessionId } = await loggedIn(editors, email, studio.store)
    const preview = { ...scenario, by: 'session', id: sessionId, mode: 'look' } as const
    return { id, sessionId, cookie: `preview=${seals.seal(preview, 'de', Date.now() + 60_000)}` }
  }
  const seenAt = async ({ sessionId }: { sessionId: string }) =>
    (await database.query('select seen_at from editor_sessions where id = $1', [sessionId])).rows[0]?.seen_at
  const [otto, lena, tina] = [
    await previewOf('otto@shop.test'),
    await previewOf('lena@shop.test'),
    await previewOf('tina@shop.test'),
  ]
  await database.query("update editor_sessions set seen_at = now() - interval '11 hours' where id = $1", [
    otto.sessionId,
  ])
  const before = await seenAt(otto)
  for (const { cookie } of [otto, lena, tina]) t.match(await get('/a/', cookie), { body: 'draft of /a/' })
  t.same(await seenAt(otto), before, 'to look is no use of the session')

  await editors.endSession({ ...lena, email: '', name: '', role: 'editor', desks: [] }, lena.sessionId)
  await database.query('delete from editor_roles where editor_id = $1', [tina.id])
  await database.query("update editor_sessions set seen_at = now() - interval '13 hours' where id = $1", [
    otto.sessionId,
  ])
  for (const [edge, { cookie }] of [
    [0, lena],
    [1, tina],
    [1, otto],
  ] as const)
    await until(async () => (await get('/a/', cookie, edge)).statusCode === 410, 'the preview has ended')
  t.match(await get('/a/', lena.cookie), { statusCode: 410, body: 'Diese Vorschau ist beendet' })
})

t.test('links are listed with who made them, without the token, and are refused when they make no sense', async (t) => {
  const { link } = await made({ title: ' Für die Agentur ' })
  const { links } = await list()
  t.match(links[0], { id: link.id, title: 'Für die Agentur', madeBy: 'anna@shop.test', revokedAt: null })
  for (const wrong of [
    { days: 31 },
    { days: 0 },
    { title: ' ' },
    { path: '//evil.example' },
    { pages: [] },
    { scenario: {} },
  ])
    t.equal(await create(wrong), 'BAD_USER_INPUT', JSON.stringify(wrong))
  const { rows } = await database.query('select action from audit_log order by id desc limit 1')
  t.match(rows, [{ action: 'share' }])
  const stored = await database.query<{ hash: string }>('select hash from preview_links')
  t.ok(stored.rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash)))
})

t.test(
  'E4.40 links that are still open are listed before those that have ended, on as many pages as it takes',
  async (t) => {
    const { link: open } = await made({ title: 'Still open' })
    const { link: revoked } = await made({ title: 'Revoked' })
    await revoke(revoked.id)
    const { total } = await list()
    await database.query(
      `insert into preview_links (hash, store, title, path, scenario, made_by, expires_at)
     select 'old ' || n, 'de', 'Old', '/a/', '{}', 'anna@shop.test', now() - interval '1 day' from generate_series(1, 60) n`,
    )
    const [first, second] = [await list(), await list(2)]
    t.equal(first.total, total + 60)
    t.match(first.links[0], { id: open.id }, 'above links that were made later')
    t.equal(first.links.length, 50)
    const ids = new Set([...first.links, ...second.links].map(({ id }) => id))
    t.equal(ids.size, total + 60, 'each of them once')
    t.ok(ids.has(revoked.id))
  },
)

t.test('a link of one page leads to where its draft stands by now', async (t) => {
  const body = samplePage({ id: 'moves', path: '/before/' }, [words('draft that moves')])
  const place = recordAt('page', 'moves')
  await studio.draft(place, body)
  const [one, all] = [await made({ pages: ['moves'], path: '/before/' }), await made({ path: '/before/' })]
  const leadsTo = async ({ token }: { token: string }) => (await get(`/studio/shared/${token}`)).headers.location
  t.equal(await leadsTo(one), '/before/')
  await studio.draft(place, { ...body, path: '/after/' })
  t.equal(await leadsTo(one), '/after/')
  t.equal(await leadsTo(all), '/before/', 'a link to all drafts keeps its address')
})

t.test('E4.24 a preview has no cart and no login of the browser', async (t) => {
  const { token } = await made()
  const cookie = await opened(token)
  const now = Date.now()
  const times = { tokenStarts: now, tokenEnds: now + 3_600_000 }
  const session = testSeals.seal({
    token: 'of-lena',
    ...times,
    isGuest: false,
    isRemembered: false,
    userId: 'l',
    store: 'de',
  })
  seen.length = 0
  const answer = await get('/a/', `X-JWT=${session}; cartId=c1; ${cookie}`)
  t.same(seen, [null])
  t.notMatch(String(answer.headers['set-cookie'] ?? ''), /X-JWT|cartId/)
})
