import t, { type Test } from 'tap'
import { inTransaction } from '#engine/db/database.ts'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { readMarkFiles } from '#scripts/setup/mark-files.ts'
import { readShopFile } from '#scripts/setup/read-shop-file.ts'
import { renewMarks } from '#scripts/setup/set-up-shop.ts'
import { loadThreeProducts, openShop, setUpBy, wholeTemplate } from '#scripts/setup/testing/own-shop.ts'
import { startDemoEdge } from '../../testing/demo-edge.ts'

const legalTexts = t.testdir({ 'text.txt': '# 1. Geltung\nFür alle Bestellungen.' })
const yaml = wholeTemplate().replaceAll(
  /^( +(?:terms|withdrawal|privacy)): \{\}/gm,
  '$1: { de: text.txt, en: text.txt }',
)

const url = await migratedDatabase(t)
await setUpBy(url, yaml, legalTexts)
// Pages show missing texts by their keys.
const { app, ask, headersFor, rowsOf, untilAnswer } = await startDemoEdge(t, url, { EDGE_DEBUG: 'true' })

const hosts = ['localhost', 'at.localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']

const icons = {
  '/favicon.svg': 'image/svg+xml',
  '/icons/apple-touch-icon.png': 'image/png',
  '/icons/icon-192.png': 'image/png',
  '/icons/icon-512.png': 'image/png',
  '/icons/maskable-512.png': 'image/png',
}

const linksIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
]

/** Asks for pages and for all that they link to. */
const checkPages = async (t: Test, host: string, paths: readonly string[]) => {
  const links = new Set<string>()
  for (const path of paths) {
    const { status, body } = await ask(path, host, headersFor(host))
    t.equal(status, 200, `${host}${path}`)
    t.equal(body.match(/⟦[^⟧]*⟧/g), null, `${host}${path} has all of its texts`)
    t.equal(body.match(/.{0,60}Pausenhof.{0,20}/), null, `${host}${path} does not speak of the demo shop`)
    for (const link of linksIn(body)) links.add(link)
  }
  for (const link of links) {
    const { status } = await ask(link, host, headersFor(host))
    t.ok(status < 400, `${host}${link}: ${status}`)
  }
}

const empty = ['/', '/search?q=heft', '/checkout/basket/', '/service/versand/', '/service/kontakt/']

t.test('E6.9 a shop without goods says that it opens soon, and none of its links leads to nothing', async (t) => {
  for (const host of hosts) await checkPages(t, host, empty)
  t.equal((await ask('/login')).status, 200)
  t.ok((await ask('/')).body.includes('<h2>Wir öffnen bald</h2>'))
  const english = 'en.educational.localhost'
  t.ok((await ask('/', english, headersFor(english))).body.includes('<h2>We are opening soon</h2>'))
  const { status, body } = await ask('/nix/')
  t.equal(status, 404)
  t.ok(body.includes('Diese Seite gibt es nicht'))
})

/** A form without scripts, with the cookies of a visitor. */
const visitor = () => {
  const cookies = new Map<string, string>()
  const keep = (header: string | string[] | undefined) => {
    for (const line of [header ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    open: async (path: string) => {
      const answer = await app.inject({
        url: path,
        headers: { host: 'localhost', accept: 'text/html', cookie: cookie() },
      })
      keep(answer.headers['set-cookie'])
      return { status: answer.statusCode, location: answer.headers.location, body: answer.body }
    },
    send: async (path: string, fields: Record<string, string>) => {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          accept: 'text/html',
          cookie: cookie(),
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      })
      keep(answer.headers['set-cookie'])
      return { status: answer.statusCode, location: answer.headers.location }
    },
  }
}

t.test(
  'E6.9 three products by a table fill home, navigation, category, product, search, cart and checkout',
  async (t) => {
    t.match(await loadThreeProducts(url), { violationCount: 0 })
    await untilAnswer('/', ({ body }) => body.includes('Bleistift HB') && body.includes('/cat/20'))
    t.notOk((await ask('/')).body.includes('<h2>Wir öffnen bald</h2>'))
    await untilAnswer('/search?q=heft', ({ body }) => body.includes('Heft A4 kariert'))
    for (const host of hosts)
      await checkPages(t, host, ['/', '/cat/10', '/prod/100', '/search?q=heft', '/sortiment/', '/checkout/basket/'])

    const { open, send } = visitor()
    await open('/prod/100')
    const added = await send('/api/cart-action/', { action: 'add', itemId: '100-01', quantity: '2' })
    t.equal(added.status, 303)
    const cart = await open('/checkout/basket/')
    t.equal(cart.status, 200)
    t.ok(cart.body.includes('Heft A5 liniert'))
    t.ok(cart.body.includes('7,80'))
    const guest = await open('/checkout/login/')
    t.equal(guest.status, 200, 'the first step asks how to order')
  },
)

const says = (t: Test, what: string, text: string) => {
  t.notMatch(text, /pausenhof/i, `${what} does not speak of the demo shop`)
  t.match(text, 'Papierladen Sommer', `${what} names the shop`)
}

t.test('E6.9 pages without the web’s layout, the studio and a mail have the shop’s own name', async (t) => {
  for (const path of ['/login', '/register', '/offline/', '/manifest.webmanifest', '/studio/', '/studio/login'])
    says(t, path, (await ask(path)).body)
  t.match((await ask('/studio/')).body, '<title>Papierladen Sommer Studio</title>')
  const cookies = { cookie: `a=${'x'.repeat(17_000)}` }
  const tooMany = await ask('/', 'localhost', cookies)
  t.equal(tooMany.status, 431)
  says(t, 'the page of too many cookies', tooMany.body)
  says(t, 'an ended preview', (await ask('/studio/shared/ended')).body)
  const services = await openServices(t, url)
  const { db, mails } = services
  await inTransaction(db, (trx) =>
    mails.add(trx, {
      kind: 'forgotPassword',
      recipient: 'kim@papierladen.example',
      store: 'de',
      language: 'de-DE',
      expiresAt: null,
      values: { firstName: 'Kim', lastName: 'Sommer', path: '/myaccount/newpassword?token=geheim' },
    }),
  )
  const [mail] = await rowsOf<{ id: string }>('select id from mails order by created_at desc limit 1')
  const written = JSON.stringify(await mails.outbox?.open(mail?.id ?? ''))
  says(t, 'a mail', written)
  t.match(written, 'hallo@papierladen.example', 'from the shop’s own address')
})

t.test('E6.9 icons and the picture for shared links are drawn from the name', async (t) => {
  const files = { ...icons, '/favicon.ico': 'image/x-icon', '/open-graph.jpg': 'image/jpeg' }
  for (const [path, type] of Object.entries(files)) {
    const answer = await ask(path)
    t.match(answer, { status: 200, headers: { 'content-type': type } }, path)
    t.match(answer.headers['content-security-policy'], 'sandbox', `${path} runs nothing`)
    const again = await ask(path, 'localhost', { 'if-none-match': String(answer.headers.etag) })
    t.equal(again.status, 304, path)
  }
  t.match(
    (await ask('/favicon.svg')).body,
    /^<svg [^>]+><rect [^>]+><path fill="#fffdf8" transform="[^"]+" d="M[^"]+"\/>/,
  )
  t.match((await ask('/')).body, /<span aria-hidden="true"[^>]*>Papierladen Sommer<\/span>/, 'the name is the logo')
})

t.test('E6.12 logo and icon of the owner stand in the header and in all icons', async (t) => {
  const drawn = (await ask('/favicon.ico')).body
  const folder = t.testdir({
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50" fill="red"/></svg>',
    'icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="red"/></svg>',
  })
  const marked = yaml.replace(/^mails:/m, 'marks: { logo: logo.svg, icon: icon.svg }\nmails:')
  const shop = readShopFile(marked, 'shop.yaml')
  const db = openShop(url)
  await renewMarks(db, { shop, marks: await readMarkFiles(shop, folder, 'shop.yaml') }).finally(() => db.$client.end())
  const { body } = await untilAnswer('/', (answer) => /<img[^>]+logo\.svg/.test(answer.body))
  const [, source = '', size] = /<img src="([^"]+logo\.svg)" (width="200" height="50")/.exec(body) ?? []
  t.equal(size, 'width="200" height="50"')
  t.match(await ask(source), { status: 200, headers: { 'content-type': 'image/svg+xml' } })
  await untilAnswer('/favicon.svg', (answer) => answer.body.includes('<circle'))
  await untilAnswer('/favicon.ico', (answer) => answer.body !== drawn)
  const { mails } = await openServices(t, url)
  const [mail] = await rowsOf<{ id: string }>('select id from mails order by created_at desc limit 1')
  const [, picture = ''] =
    /<img src="http:\/\/localhost([^"]+)" alt="Papierladen Sommer" width="192" height="48"/.exec(
      (await mails.outbox?.open(mail?.id ?? ''))?.html ?? '',
    ) ?? []
  t.match(await ask(picture), { status: 200, headers: { 'content-type': 'image/jpeg' } }, 'and in mails')
})
