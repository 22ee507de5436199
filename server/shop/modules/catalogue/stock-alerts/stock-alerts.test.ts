import pg from 'pg'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { productTexts } from '#contract/texts/catalogue/product.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until, untilQuiet } from '#engine/testing/quiet-jobs.ts'
import { cartShop, entriesOf } from '../../checkout/cart/testing/shop.ts'
import { item, product } from '../catalogue/testing/sample-catalogue.ts'

const record = (id: string, stock: number): ImportRecord => ({
  kind: 'product',
  record: product(id, {
    categoryIds: ['111'],
    stores: ['de', 'b2b'],
    items: [item(`${id}-1`, { stock, prices: { de: { amount: 1000 }, b2b: { amount: 1000 } } })],
  }),
})

const consent = productTexts['product.alert.consent']
const ids = ['820', '821', '822', '823', '824', '825', '826']
const url = await filledDatabase(
  t,
  cartShop([...ids.map((id) => record(id, 0)), record('829', 9)], {
    parameters: [
      { store: 'de', name: 'stockAlerts', entries: entriesOf({ confirmDays: '2', waitDays: '100', keptDays: '10' }) },
    ],
    translations: [{ key: 'product.alert.consent', text: consent }],
  }),
)
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const rowsOf = async (statement: string, values: unknown[] = []) => (await db.query(statement, values)).rows

type Query = { network?: string; website?: string; store?: string }
type Answer = { successful: boolean; generalErrorMessage: string | null; fieldErrors: object[] }

const request = async (itemId: string, email: string, more: Query = {}): Promise<Answer> => {
  const { network = '192.0.2.0/24', website, store = 'de' } = more
  const { data } = await engine.run(
    `mutation ($data: StockAlertInput!) { answer: requestStockAlert(data: $data) { successful generalErrorMessage
      fieldErrors { fieldName formName } } }`,
    { store, network, variables: { data: { itemId, email, website } } },
  )
  return data?.answer as unknown as Answer
}

/** Until the job has sent what it sends. */
const ask = async (itemId: string, email: string, more?: Query): Promise<Answer> => {
  const answer = await request(itemId, email, more)
  await untilQuiet(db)
  return answer
}

const mailsTo = (email: string, kind: string) =>
  rowsOf('select * from mails where recipient = $1 and kind = $2 order by created_at', [email, kind])

/** The link in a path of a mail. */
const linkIn = (path: string): string => new URL(path, 'http://shop').searchParams.get('link') ?? ''

const fields = 'purpose state product { name path }'
const look = async (link: string, store = 'de') =>
  (
    await engine.run(`query ($link: String!) { found: getMailLink(link: $link) { ${fields} } }`, {
      store,
      variables: { link },
    })
  ).data?.found
const follow = async (link: string, store = 'de') =>
  (
    await engine.run(`mutation ($link: String!) { found: followMailLink(link: $link) { ${fields} } }`, {
      store,
      network: '198.51.100.0/24',
      variables: { link },
    })
  ).data?.found

const setStock = (itemId: string, stock: number) =>
  db.query('update items set stock = $2 where id = $1', [itemId, stock])

const confirmed = async (itemId: string, email: string) => {
  await ask(itemId, email)
  const [mail] = await mailsTo(email, 'stockAlertAsk')
  const link = linkIn(mail.values.path)
  await follow(link)
  return { link, endLink: linkIn(mail.values.endPath) }
}

t.test('S4.92 T2.41 a confirmed stock alert is sent once when the item can be bought again', async (t) => {
  const email = 'ada@schule.example'
  t.match(await ask('820-1', ` ${email.toUpperCase()} `), { successful: true, fieldErrors: [] })
  const [mail] = await mailsTo(email, 'stockAlertAsk')
  t.match(mail, { store: 'de', language: 'de-DE', values: { product: String } })
  const link = linkIn(mail.values.path)
  t.match(await rowsOf('select * from stock_alerts where email = $1', [email]), [
    { network: '192.0.2.0/24', consent_text: consent.de, created_at: Date, confirmed_at: null },
  ])

  await setStock('820-1', 3)
  await until(async () => (await rowsOf("select from change_log where tag = 'product:820'")).length > 0, 'the change')
  t.same(await mailsTo(email, 'stockAlert'), [], 'nothing is sent before it is confirmed')
  await setStock('820-1', 0)

  t.match(await look(link), { purpose: 'confirmStockAlert', state: 'open', product: { path: '/prod/820?varid=820-1' } })
  t.match(await look(link), { state: 'open' }, 'looking changes nothing')
  t.match(await look(link, 'at'), { state: 'gone' }, 'another store')
  t.match(await follow(link), { state: 'done' })
  t.match(await follow(link), { state: 'done' }, 'once more is no change')
  t.match(await rowsOf('select * from stock_alerts where email = $1', [email]), [
    { confirmed_network: '198.51.100.0/24', confirmed_at: Date, mailed_at: null },
  ])
  await untilQuiet(db)
  t.same(await mailsTo(email, 'stockAlert'), [], 'it is still sold out')

  await setStock('820-1', 5)
  const [mailed] = await until(async () => {
    const found = await mailsTo(email, 'stockAlert')
    return found.length > 0 && found
  }, 'the mail')
  t.match(mailed.values, { path: '/prod/820?varid=820-1', endPath: /^\/service\/mails\?link=/ })
  await setStock('820-1', 0)
  await setStock('820-1', 7)
  await change(url, (trx) => addJob(trx, 'stockAlerts.mail', {}))
  await untilQuiet(db)
  t.equal((await mailsTo(email, 'stockAlert')).length, 1, 'the request is done')
  t.match(await ask('829-1', email), { successful: false }, 'what can be bought needs no mail')
})

t.test('claimed pieces count as sold, and an item back before the confirmation is reported at once', async (t) => {
  await confirmed('821-1', 'claimed@schule.example')
  await db.query("insert into stock_counts (item_id, claimed) values ('821-1', 2)")
  await setStock('821-1', 2)
  await change(url, (trx) => addJob(trx, 'stockAlerts.mail', {}))
  await untilQuiet(db)
  t.same(await mailsTo('claimed@schule.example', 'stockAlert'), [])
  await ask('821-1', 'late@schule.example')
  await db.query("update stock_counts set claimed = 1 where item_id = '821-1'")
  await until(async () => (await mailsTo('claimed@schule.example', 'stockAlert')).length === 1, 'the mail')
  const [mail] = await mailsTo('late@schule.example', 'stockAlertAsk')
  await follow(linkIn(mail.values.path))
  await until(async () => (await mailsTo('late@schule.example', 'stockAlert')).length === 1, 'the mail at once')
})

t.test(
  'S4.91 a stock alert is answered alike whether the address had one, and only the newest link works',
  async (t) => {
    const email = 'again@schule.example'
    const first = await ask('822-1', email)
    const [one] = await mailsTo(email, 'stockAlertAsk')
    t.same(await ask('822-1', email), first)
    const [, two] = await mailsTo(email, 'stockAlertAsk')
    t.match(await follow(linkIn(one.values.path)), { state: 'gone' })
    t.match(await follow(linkIn(two.values.path)), { state: 'done' })
    t.same(await ask('822-1', email), first)
    t.equal((await mailsTo(email, 'stockAlertAsk')).length, 2, 'who waits is not asked again')
    t.equal((await rowsOf('select from stock_alerts where email = $1 and ended_at is null', [email])).length, 1)
    t.match(await look(`${linkIn(two.values.path).slice(0, -2)}AA`), { purpose: null, state: 'gone' }, 'a changed link')
  },
)

t.test('the link of each mail ends all requests of its address', async (t) => {
  const email = 'enough@schule.example'
  const { link, endLink } = await confirmed('823-1', email)
  await confirmed('824-1', email)
  t.match(await look(endLink), { purpose: 'endStockAlerts', state: 'open' })
  t.match(await follow(endLink), { purpose: 'endStockAlerts', state: 'done' })
  t.match(await look(link), { purpose: 'confirmStockAlert', state: 'gone' })
  await setStock('823-1', 1)
  await setStock('824-1', 1)
  await change(url, (trx) => addJob(trx, 'stockAlerts.mail', {}))
  await untilQuiet(db)
  t.same(await mailsTo(email, 'stockAlert'), [])
})

t.test('the mail of an earlier request for the same item ends the alert, too', async (t) => {
  const email = 'twice@schule.example'
  await ask('826-1', email)
  await ask('826-1', email)
  const [one, two] = await mailsTo(email, 'stockAlertAsk')
  t.match(await follow(linkIn(two.values.path)), { state: 'done' })
  t.match(await look(linkIn(one.values.endPath)), { purpose: 'endStockAlerts', state: 'open' })
  t.match(await follow(linkIn(one.values.endPath)), { purpose: 'endStockAlerts', state: 'done' })
  t.same(await rowsOf('select from stock_alerts where email = $1 and ended_at is null', [email]), [])
})

t.test('a stock alert is refused for an invalid address or item, and a machine is answered as taken', async (t) => {
  t.match(await ask('825-1', 'ada@schule'), {
    successful: false,
    fieldErrors: [{ fieldName: 'email', formName: 'stockAlert' }],
  })
  t.match(await ask('none', 'ada@schule.example'), { successful: false, fieldErrors: [] })
  t.match(await ask('825-1', 'machine@schule.example', { website: 'http://x' }), { successful: true })
  t.same(await rowsOf("select from stock_alerts where item_id in ('825-1', 'none')"), [])
  t.match(
    await ask('825-1', 'school@schule.example', { store: 'b2b' }),
    { successful: true },
    'members of the business store ask, too',
  )
})

t.test('stock alerts are limited per network and per mailbox', async (t) => {
  const network = '203.0.113.0/24'
  for (let turn = 0; turn < 8; turn++)
    t.match(await ask('825-1', 'flood@schule.example', { network }), { successful: true })
  t.equal((await mailsTo('flood@schule.example', 'stockAlertAsk')).length, 5)
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_none, index) => request('825-1', `n${index}@schule.example`, { network })),
  )
  t.notOk(answers.every(({ successful }) => successful))
  await untilQuiet(db)
  t.match(await ask('825-1', 'other@schule.example', { network: '203.0.114.0/24' }), { successful: true })
})

t.test(
  'S4.93 requests are deleted: unconfirmed after days, done ones when their proof is not needed any more',
  async (t) => {
    await db.query('delete from stock_alerts')
    const insert = (email: string, set: string) =>
      db.query(`insert into stock_alerts (store, language, item_id, email, consent_text, network, created_at, confirmed_at, mailed_at)
      values ('de', 'de-DE', '825-1', '${email}', '', '', ${set})`)
    const ago = (days: number) => `now() - interval '${days} days'`
    await insert('unconfirmed', `${ago(3)}, null, null`)
    await insert('new', `${ago(1)}, null, null`)
    await insert('mailed', `${ago(40)}, ${ago(40)}, ${ago(11)}`)
    await insert('proof', `${ago(40)}, ${ago(40)}, ${ago(9)}`)
    await insert('waiting', `${ago(99)}, ${ago(99)}, null`)
    await insert('forgotten', `${ago(101)}, ${ago(101)}, null`)
    await change(url, (trx) => addJob(trx, 'stockAlerts.clean', {}))
    await untilQuiet(db)
    t.same(
      (await rowsOf('select email, ended_at is not null as ended from stock_alerts order by email')).map(
        ({ email, ended }) => `${email} ${ended}`,
      ),
      ['forgotten true', 'new false', 'proof false', 'waiting false'],
    )
  },
)
