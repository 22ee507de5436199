import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import t from 'tap'
import { googleViolations, idealoViolations } from '#engine/modules/catalogue/feeds/testing/published-rules.ts'
import { openServices } from '#engine/testing/services.ts'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { startDemoEdge } from '../../testing/demo-edge.ts'
import { structuredDataIn } from './structured-data.ts'

const { url } = await smallShop(t)
const { app, ask, rowsOf } = await startDemoEdge(t, url)
type Line = { store: string; format: string; items: number; leftOut: Record<string, number>; bytes: number }
/** What the job has logged, by feed. */
const make = async (): Promise<Line[]> => {
  const lines: Line[] = []
  const log = { info: (details: object) => void lines.push(details as Line) }
  await (await openServices(t, url)).feeds.make(new AbortController().signal, log)
  return lines
}
const hosts = { de: 'localhost', at: 'at.localhost', ch: 'ch.localhost' }

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(
    ([, entry = '']) =>
      (name: string) =>
        new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(entry)?.[1]?.replaceAll('&amp;', '&'),
  )

type Node = { '@type'?: string; sku?: string; offers?: { price: string; availability: string } }
/** Every node of a page's structured data. */
const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}

t.test('S9.73 before the job has made it there is no feed', async (t) => {
  t.match(await ask('/feeds/google.xml'), { status: 404, body: 'No such feed' })
})

t.test('S9.73 an engine that starts has the first feeds made, once', async (t) => {
  const { feeds } = await openServices(t, url)
  const jobs = () => rowsOf<{ id: string }>("select id from graphile_worker.jobs where key = 'feeds.first'")
  await feeds.requestMissing()
  await feeds.requestMissing()
  t.ok((await jobs()).length <= 1, 'two engines ask for one')
  const stores = () => rowsOf('select distinct store from feeds order by store')
  for (let attempt = 0; attempt < 300 && (await stores()).length < 3; attempt += 1) await delay(100)
  t.same(await stores(), [{ store: 'at' }, { store: 'ch' }, { store: 'de' }])
  await feeds.requestMissing()
  t.same(await jobs(), [], 'nothing is asked for once they are there')
})

t.test('S9.73 a feed says price, availability and address of each item as its page does', async (t) => {
  const logged = await make()
  for (const [store, host] of Object.entries(hosts)) {
    const { status, headers, body } = await ask('/feeds/google.xml', host)
    t.equal(status, 200, store)
    t.match(headers['content-type'], 'application/xml')
    const entries = entriesOf(body)
    const [counted] = await rowsOf<{ items: number; left_out: number }>(
      `select items, left_out from feeds where store = '${store}' and format = 'google'`,
    )
    t.equal(entries.length, counted?.items, store)
    t.ok(entries.length > 300, store)
    const line = logged.find((each) => each.store === store && each.format === 'google')
    const reasons = Object.values(line?.leftOut ?? {}).reduce((sum, count) => sum + count, 0)
    t.match(line, { items: counted?.items, bytes: Number })
    t.equal(reasons, counted?.left_out, `${store}: the log says why items are left out`)
    const violations = [...body.matchAll(/<item>.*?<\/item>/g)].flatMap(([entry]) => googleViolations(entry))
    t.same(violations, [], `${store} follows the published rules`)
    const step = Math.floor(entries.length / 12)
    for (const entry of entries.filter((_entry, index) => index % step === 0)) {
      const id = entry('id')
      const { pathname, search } = new URL(entry('link') ?? '')
      const page = await ask(pathname + search, host)
      t.equal(page.status, 200, `${store} ${id}`)
      const [item] = await rowsOf<{ number: string }>(`select order_number as number from items where id = '${id}'`)
      const node = nodesIn(structuredDataIn(page.body)).find(({ sku, offers }) => sku === item?.number && offers)
      t.equal(node?.offers?.price, (entry('sale_price') ?? entry('price') ?? '').split(' ')[0], `${store} ${id}`)
      t.equal(/OutOfStock/.test(node?.offers?.availability ?? ''), entry('availability') === 'out_of_stock')
    }
  }
})

t.test('S9.73 idealo gets a table of what can be had', async (t) => {
  const { headers, body } = await ask('/feeds/idealo.csv', hosts.at)
  t.match(headers['content-type'], 'text/csv')
  const lines = parse(body, { columns: true, delimiter: ';' }) as Record<string, string>[]
  t.ok(lines.length > 300)
  t.same(lines.flatMap(idealoViolations), [], 'it follows the published rules')
  t.ok(lines.every(({ url: link }) => link?.startsWith('http://at.localhost/')))
})

t.test('S9.73 a feed comes compressed to who takes that, and not at all to who has it', async (t) => {
  const headers = { host: 'localhost', 'accept-encoding': 'gzip' }
  const packed = await app.inject({ url: '/feeds/google.xml', headers })
  t.equal(packed.headers['content-encoding'], 'gzip')
  t.match(gunzipSync(packed.rawPayload).toString(), /^<\?xml[\s\S]*<\/rss>\n$/)
  const since = String(packed.headers['last-modified'])
  const again = await app.inject({ url: '/feeds/google.xml', headers: { ...headers, 'if-modified-since': since } })
  t.equal(again.statusCode, 304)
  const etag = String(packed.headers.etag)
  t.match(etag, /^W\/"google-\w+"$/)
  const status = async (more: Record<string, string>) =>
    (await app.inject({ url: '/feeds/google.xml', headers: { ...headers, ...more } })).statusCode
  t.equal(await status({ 'if-none-match': `"other", ${etag.slice(2)}` }), 304)
  t.equal(await status({ 'if-none-match': '*' }), 304)
  t.equal(await status({ 'if-none-match': '"other"', 'if-modified-since': since }), 200, 'the tag decides')
})

t.test('S9.73 a changed price is in the next feed, and a store that is switched off has none', async (t) => {
  const [item] = await rowsOf<{ id: string }>(
    "select item_id as id from item_prices where store = 'de' and old_amount is null order by item_id limit 1",
  )
  await rowsOf(`update item_prices set amount = 12345, tiers = '[]' where store = 'de' and item_id = '${item?.id}'`)
  await rowsOf(
    `update parameters set entries = '[{"name":"active","value":"false"}]' where store = 'at' and name = 'productFeeds'`,
  )
  await make()
  const entry = entriesOf((await ask('/feeds/google.xml')).body).find((each) => each('id') === item?.id)
  t.equal(entry?.('price'), '123.45 EUR')
  t.same(await rowsOf("select store from feeds where store in ('at', 'b2b')"), [])
})

t.test('S9.73 the business store has no feed, and no other file is one', async (t) => {
  t.not((await ask('/feeds/google.xml', 'educational.localhost')).status, 200)
  t.equal((await ask('/feeds/other.xml')).status, 404)
})
