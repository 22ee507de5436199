import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import t from 'tap'
import type { EditorRole, StoreId } from '#contract/generated/types.ts'
import { largestFile } from '#contract/limits/uploads.ts'
import { demoEditorPassword, demoEditors } from '#fixtures/customers/editors.ts'
import { pdf } from '#fixtures/pictures/files.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { multipartOf } from '#lib/uploads/write-multipart.ts'
import {
  StudioCategorySearch,
  StudioCreateStoreCode,
  StudioLinkSearch,
  StudioListSearch,
  StudioMediaSearch,
  StudioMeOf,
  StudioProductSearch,
  StudioSaveDraft,
  StudioUploadMedia,
  StudioWithdraw,
} from '#web/studio/generated/operations.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { importEditors } from '../../shop/modules/studio/editors/editors.import.ts'
import { codeOf, fromBase32, stepAt } from '../../shop/modules/studio/editors/totp.rules.ts'
import { change, filledDatabase, importing, ratingKey, startEngine } from '../../shop/testing/engine.ts'
import { sampleCatalogue, samplePage } from '../../shop/testing/sample-content.ts'
import { noPages, startPlainEdge } from '../../testing/plain-edge.ts'

const { passwordHash = '' } = demoEditors[0] ?? {}
const totpSecret = 'SB7V2AHKUJQ7DFTBRXRAOXY6FX72IWLR'
const editorOf = (name: string, roles: Partial<Record<StoreId, EditorRole>>, secret: string | null = null) => ({
  email: `${name}@pausenhof.example`,
  name,
  passwordHash,
  roles: Object.entries(roles).map(([store, role]) => ({ store: store as StoreId, role })),
  totpSecret: secret,
})

const url = await filledDatabase(t, async (trx) => {
  await importing({
    pages: [
      samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' }),
      samplePage({ id: 'advice', name: 'Ratgeber', path: '/rat/' }),
    ],
    editorWishlists: [
      {
        externalId: 'class-1',
        stores: ['de'],
        name: { de: 'Erste Klasse', en: 'First class' },
        createdAt: '2026-01-01T00:00:00.000Z',
        entries: [{ productId: '100', itemId: null, quantity: 2 }],
      },
    ],
  })(trx)
  await importRecords(trx, sampleCatalogue)
  await importEditors(
    trx,
    [
      editorOf('editor', { de: 'editor', at: 'publisher' }),
      editorOf('publisher', { de: 'publisher' }),
      editorOf('confirmed', { de: 'publisher' }, totpSecret),
    ],
    [ratingKey],
  )
})
const engine = await startEngine(t, url)
const app = await startPlainEdge(t, await engine.app.listen({ port: 0, host: '127.0.0.1' }), noPages, {
  EDGE_HOSTS: 'shop.test,shop.at,shop.ch',
})

type Operation = { id: string }

/** A browser with the studio on a store's host. */
const studioOn = (host = 'shop.test') => {
  const browser = new TestBrowser(app, { host })
  const send = (url: string, payload: object | Buffer, headers: Record<string, string> = {}) =>
    browser.send({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin', ...headers } })
  const logIn = async (name: string, code?: string) =>
    (await send('/studio/session', {
      email: `${name}@pausenhof.example`,
      password: demoEditorPassword,
      ...(code && { code }),
    })) as { json: () => unknown }
  /** The root field of the answer, or the code of the error. */
  const ask = async ({ id }: Operation, variables: object = {}): Promise<unknown> => {
    const { data, errors } = (await send('/studio/graphql', { id, variables })).json()
    return errors?.[0].extensions.code ?? Object.values(data)[0]
  }
  return { browser, send, logIn, ask }
}
const loggedIn = async (name: string, host?: string) => {
  const studio = studioOn(host)
  await studio.logIn(name)
  return studio
}

const withdraw = { kind: 'page', key: 'none', language: 'de' }
const draft = {
  kind: 'redirect',
  key: '/weg',
  base: 0,
  body: { store: 'de', from: '/weg', to: '/', isTemporary: false },
}

t.test('E7.2 a session is a cookie of the studio alone, and calls tell nothing without it', async (t) => {
  const { browser, logIn, ask } = studioOn()
  t.equal(await ask(StudioMeOf), 'LOGIN_REQUIRED')
  t.same((await logIn('nobody')).json(), { fault: 'credentials', retryAfter: null })
  t.equal(browser.cookies.size, 0)
  t.same((await logIn('editor')).json(), { fault: null, retryAfter: null })
  t.match(browser.set, [{ name: 'studio', path: '/studio', httpOnly: true, sameSite: 'Strict' }])
  t.match(await ask(StudioMeOf), { email: 'editor@pausenhof.example', role: 'editor' })
  const sealed = browser.cookies.get('studio') ?? ''
  browser.cookies.set('studio', `${sealed.slice(0, -2)}xx`)
  t.equal(await ask(StudioMeOf), 'LOGIN_REQUIRED', 'a cookie that was changed')
  const elsewhere = studioOn('shop.ch')
  elsewhere.browser.cookies.set('studio', sealed)
  t.equal(await elsewhere.ask(StudioMeOf), 'LOGIN_REQUIRED', 'nor is it one in a store without a role')

  browser.cookies.set('studio', sealed)
  const out = await app.inject({
    method: 'DELETE',
    url: '/studio/session',
    headers: { host: 'shop.test', 'sec-fetch-site': 'same-origin', cookie: `studio=${sealed}` },
  })
  t.equal(out.statusCode, 204)
  const gone = out.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name, path }) => `${name} ${path}`)
  t.same(gone, ['studio /studio', 'preview /'], 'the preview that the editor has opened in the browser ends with it')
  t.equal(await ask(StudioMeOf), 'LOGIN_REQUIRED', 'a logout ends the session, not only the cookie')
})

t.test('E7.1 calls from other sites and operations of the sender’s own are refused', async (t) => {
  const { browser, send } = await loggedIn('editor')
  const call = { id: StudioMeOf.id }
  t.equal((await send('/studio/graphql', call, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  t.equal((await send('/studio/graphql', call, { 'sec-fetch-site': 'same-site' })).statusCode, 403)
  const foreign = await browser.send({
    method: 'POST',
    url: '/studio/graphql',
    payload: call,
    headers: { origin: 'https://evil.example' },
  })
  t.equal(foreign.statusCode, 403)
  const unknown = await send('/studio/graphql', { id: 'f'.repeat(64) })
  t.match(unknown.json(), { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] })
  t.equal((await send('/studio/graphql', { query: '{ studio_me { id } }' })).statusCode, 400)
})

t.test('E6.1 calls beyond a role are refused, for publishers without second factor, too', async (t) => {
  const editor = await loggedIn('editor')
  t.equal(await editor.ask(StudioWithdraw, withdraw), 'NOT_FOUND', 'the session goes on, so no login is asked for')
  t.match(await editor.ask(StudioSaveDraft, draft), { successful: true })
  const publisher = await loggedIn('publisher')
  t.match(await publisher.ask(StudioMeOf), { role: 'editor', grantedRole: 'publisher' })
  t.equal(await publisher.ask(StudioWithdraw, withdraw), 'NOT_FOUND')

  const confirmed = studioOn()
  t.match((await confirmed.logIn('confirmed')).json(), { fault: 'codeNeeded' })
  await confirmed.logIn('confirmed', codeOf(fromBase32(totpSecret), stepAt(Date.now())))
  t.equal(await confirmed.ask(StudioWithdraw, withdraw), false, 'allowed, and nothing is there')
})

t.test('E4.9 a session that has expired saves nothing until the next login', async (t) => {
  const studio = await loggedIn('editor')
  await change(url, async (trx) => {
    await trx.execute(sql`update editor_sessions set seen_at = now() - interval '13 hours'`)
  })
  const body = { ...draft, key: '/alt', body: { ...draft.body, from: '/alt' } }
  t.equal(await studio.ask(StudioSaveDraft, body), 'LOGIN_REQUIRED')
  await studio.logIn('editor')
  t.match(await studio.ask(StudioSaveDraft, body), { successful: true, conflict: null }, 'the same call again')
})

t.test('E5.2 pictures go through to the engine and are found; other files are refused', async (t) => {
  const studio = await loggedIn('editor')
  const upload = async ({ send }: Pick<typeof studio, 'send'>, file: UploadedFile, headers = {}) => {
    const operation = {
      id: StudioUploadMedia.id,
      variables: { input: { file: null, title: 'Schulhof', alt: 'Ein Hof' } },
    }
    const { body, type } = await multipartOf(JSON.stringify(operation), { path: 'variables.input.file', file })
    return send('/studio/graphql', body, { 'content-type': type, ...headers })
  }
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fc0' } })
    .png()
    .toBuffer()
  const picture = new UploadedFile('hof.png', png)
  const violationOf = async (name: string, bytes: Buffer) =>
    (await upload(studio, new UploadedFile(name, bytes))).json().data.studio_uploadMedia.fault

  t.match((await upload(studio, picture)).json(), {
    data: { studio_uploadMedia: { successful: true, media: { title: 'Schulhof', alt: 'Ein Hof', src: /^\/media\// } } },
  })
  t.match(await studio.ask(StudioMediaSearch, { search: 'schulh', page: 1 }), { total: 1, media: [{ alt: 'Ein Hof' }] })
  t.match(await studio.ask(StudioMediaSearch, { search: 'turnhalle', page: 1 }), { total: 0, media: [] })

  t.equal(await violationOf('hof.png', pdf('Kein', ['Bild'])), 'type', 'by what is in it, not by its name')
  t.equal(await violationOf('hof.png', Buffer.from('<svg onload="x()"/>')), 'type')
  t.equal(
    await violationOf('hof.png', Buffer.concat([png.subarray(0, 60), Buffer.alloc(400)])),
    'type',
    'nor by how it begins',
  )
  t.equal(await violationOf('hof.png', Buffer.alloc(largestFile + 1, png.subarray(0, 8))), 'tooLarge')
  t.match((await upload(studioOn(), picture)).json(), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] })
  t.equal((await upload(studio, picture, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
})

t.test('a code opens the studio of another store once, in that store alone', async (t) => {
  const here = await loggedIn('editor')
  const code = await here.ask(StudioCreateStoreCode, { store: 'at' })
  const enter = (studio: ReturnType<typeof studioOn>, headers = {}) =>
    studio.send('/studio/session/store-code', { code: code as string }, headers)
  const there = studioOn('shop.at')
  t.equal((await enter(there, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  t.match((await enter(studioOn('shop.ch'))).json(), { fault: 'code' })
  t.match((await enter(there)).json(), { fault: null })
  t.match(await there.ask(StudioMeOf), { email: 'editor@pausenhof.example', grantedRole: 'publisher', role: 'editor' })
  const second = studioOn('shop.at')
  t.match((await enter(second)).json(), { fault: 'code' })
  t.equal(second.browser.cookies.size, 0)
  t.equal(await here.ask(StudioCreateStoreCode, { store: 'ch' }), null, 'no role there')
})

t.test('E2.9 pickers find records by words and by ids', async (t) => {
  const { ask } = await loggedIn('editor')
  t.match(await ask(StudioProductSearch, { search: 'Produkt 100' }), [{ id: '100', name: 'Produkt 100' }])
  t.same(
    ((await ask(StudioProductSearch, { search: '', ids: ['101', '102', '999'] })) as { id: string }[]).map(
      ({ id }) => id,
    ),
    ['101'],
    'by id, without those that are retired or unknown',
  )
  t.match(await ask(StudioCategorySearch, { search: 'kategorie 11' }), [
    { id: '11', path: '/cat/11', parentName: 'Kategorie 10' },
  ])
  t.match(await ask(StudioListSearch, { search: 'erste' }), [{ id: 'class-1', name: 'Erste Klasse', products: 1 }])
  t.match(await ask(StudioLinkSearch, { search: 'rat', language: 'de' }), [
    { kind: 'page', title: 'Ratgeber', path: '/rat/' },
  ])
  t.match(await ask(StudioLinkSearch, { search: '/kategorie/', language: 'de' }), [
    { kind: 'category', title: 'Kategorie 10', path: '/kategorie/' },
  ])
  t.same(await ask(StudioLinkSearch, { search: '%', language: 'de' }), [], 'a sign of patterns is a sign')
})
