import t, { type Test } from 'tap'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { loadThreeProducts, setUpBy, wholeTemplate } from '#scripts/setup/testing/own-shop.ts'
import { startDemoEdge } from '../../testing/demo-edge.ts'

const legalTexts = t.testdir({ 'text.txt': '# 1. Geltung\nFür alle Bestellungen.' })
const yaml = wholeTemplate().replaceAll(
  /^( +(?:terms|withdrawal|privacy)): \{\}/gm,
  '$1: { de: text.txt, en: text.txt }',
)

const url = await migratedDatabase(t)
await setUpBy(url, yaml, legalTexts)
// Pages show missing texts by their keys.
const { app, ask, headersFor, untilAnswer } = await startDemoEdge(t, url, { EDGE_DEBUG: 'true' })

const hosts = ['localhost', 'at.localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']

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
