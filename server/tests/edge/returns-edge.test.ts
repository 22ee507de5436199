import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import t from 'tap'
import { returnsTexts } from '#contract/texts/account/returns.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { multipartOf } from '#lib/uploads/write-multipart.ts'
import { FindReturn, ReturnImageSignature, UploadCertificate, UploadReturnImage } from '#web/generated/operations.ts'
import { testHosts, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { testFlashes } from '../../bff/visitor/testing/seals.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { school } from '../../shop/modules/account/visitors/testing/accounts.ts'
import {
  insertSampleOrder,
  type SampleOrder,
  sampleAddress,
} from '../../shop/modules/orders/orders/testing/sample-order.ts'
import { change, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { samplePage } from '../../shop/testing/sample-content.ts'
import { noPages, startPlainEdge } from '../../testing/plain-edge.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const switches = [{ name: 'globalActivation', value: 'true' }]
const url = await filledDatabase(
  t,
  importing({
    stores: importStores(baseUrls),
    pages: [samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' })],
    parameters: (['de', 'b2b'] as const).map((store) => ({ store, name: 'returnOrderSwitches', entries: switches })),
    translations: Object.entries(returnsTexts).map(([key, text]) => ({ key, text })),
  }),
)
const engine = await startEngine(t, url)
const app = await startPlainEdge(t, await engine.app.listen({ port: 0, host: '127.0.0.1' }), noPages, {
  EDGE_HOSTS: testHosts,
})

const apiToken = tokenCookie().slice('apiToken='.length)

function visitor(host = 'shop.test') {
  const browser = new TestBrowser(app, { host, cookies: { apiToken } })
  const send = (request: Parameters<TestBrowser['send']>[0]) =>
    browser.send({ ...request, headers: { 'sec-fetch-site': 'same-origin', ...request.headers } })
  const ask = async (id: string, variables: object) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: id } }
    return (await send({ method: 'POST', url: '/graphql', payload: { variables, extensions } })).json()
  }
  /** Sends a step's form; where it leads, and what the next page is told. */
  const post = async (step: string, fields: Record<string, string>) => {
    const answer = await send({
      method: 'POST',
      url: `/api/returns/${step}/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(fields)),
    })
    const flash = answer.cookies.find(({ name }) => name === 'flash')?.value
    return { status: answer.statusCode, location: String(answer.headers.location), flash: testFlashes.open(flash) }
  }
  const upload = async (id: string, input: object, file: UploadedFile) => {
    const operation = {
      variables: { input: { ...input, file: null } },
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }
    const { body, type } = await multipartOf(JSON.stringify(operation), { path: 'variables.input.file', file })
    return send({ method: 'POST', url: '/graphql', headers: { 'content-type': type }, payload: body })
  }
  return { send, ask, post, upload }
}

/** An order all of which was sent, and its lines. */
async function shipped(sample: SampleOrder) {
  let placed = { id: '', number: '' }
  let lines: string[] = []
  await change(url, async (trx) => {
    placed = await insertSampleOrder(trx, sample)
    const { rows } = await trx.execute<{ id: string }>(
      sql`select id from order_lines where order_id = ${placed.id} order by position`,
    )
    lines = rows.map(({ id }) => id)
    await trx.execute(sql`with parcel as (
        insert into shipments (order_id, carrier, shipped_at) values (${placed.id}, 'dhl', now()) returning id)
      insert into shipment_lines (shipment_id, line_id, quantity)
      select parcel.id, l.id, l.quantity from parcel, order_lines l where l.order_id = ${placed.id}`)
  })
  return { ...placed, lines }
}

const contact = { salutation: 'ms', firstName: 'Lena', lastName: 'Sommer', email: 'lena@pausenhof.example', phone: '' }

const returnsOf = async (orderId: string) => {
  let found: object[] = []
  await change(url, async (trx) => {
    found = (
      await trx.execute(sql`select r.rma, r.carrier, l.quantity, l.reason,
          (select count(*)::int from return_images i where i.return_id = r.id) as images
        from returns r join return_lines l on l.return_id = r.id where r.order_id = ${orderId}`)
    ).rows
  })
  return found
}

const picture = async (width: number) =>
  new UploadedFile(
    'Kratzer.png',
    await sharp({ create: { width, height: 20, channels: 3, background: '#a00' } })
      .png()
      .toBuffer(),
  )

t.test('T7.28 a guest returns something by forms, with a picture that a script sends', async (t) => {
  const { id, number, lines } = await shipped({ order: { paymentMethod: 'INVOICE' } })
  const [line = ''] = lines
  const { ask, post, upload } = visitor()
  const wrong = await post('search', { orderId: number, zipCode: '99999' })
  t.match(wrong, { status: 303, location: '/myaccount/returns', flash: { isDone: false, values: { orderId: number } } })
  const found = await post('search', { orderId: number, zipCode: '10115' })
  const order = new URL(found.location, 'https://de.test').searchParams.get('order') ?? ''
  t.match(found.location, /^\/myaccount\/returns\/productselection\?order=/)
  const step = (name: string) => `/myaccount/returns/${name}?order=${encodeURIComponent(order)}`
  const chosen = { order, [`item.${line}`]: 'on', [`reason.${line}`]: 'damaged', [`comment.${line}`]: 'Kratzer' }
  t.match(await post('productselection', { order }), { location: step('productselection'), flash: { isDone: false } })
  t.match(await post('productselection', { ...chosen, [`quantity.${line}`]: '9' }), {
    location: step('productselection'),
    flash: { fieldErrors: [{ fieldName: `items.${line}.quantity` }] },
  })
  t.equal((await post('productselection', { ...chosen, [`quantity.${line}`]: '1' })).location, step('regulations'))

  const { signature } = (await ask(ReturnImageSignature.id, { hash: order })).data.getCurrentUploadSignature
  const input = { hash: order, lineId: line, signature }
  const sent = await upload(UploadReturnImage.id, input, await picture(30))
  t.match(sent.json(), { data: { uploadReturnImage: { successful: true } } })
  const forged = await upload(UploadReturnImage.id, { ...input, signature: 'x' }, await picture(31))
  t.match(forged.json(), { data: { uploadReturnImage: { successful: false } } })
  const certificate = await upload(UploadCertificate.id, { signature }, await picture(32))
  t.match(certificate.json(), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] }, 'no other file of a guest')

  t.match(await post('regulations', { order, regulation: 'none' }), { location: step('carrier') })
  t.equal((await post('regulations', { order, regulation: 'refund' })).location, step('carrier'))
  t.equal((await post('carrier', { order, carrier: 'own', labels: '1' })).location, step('confirm'))
  const confirm = { order, ...contact, submissionId: randomUUID() }
  t.match(await post('confirm', { ...confirm, email: 'lena' }), {
    location: step('confirm'),
    flash: { fieldErrors: [{ fieldName: 'email' }], values: { email: 'lena', firstName: 'Lena' } },
  })
  const done = await post('confirm', confirm)
  t.equal(done.location, `${step('confirm')}&rma=R${number}-1`)
  t.equal((await post('confirm', confirm)).location, done.location, 'pressed twice')
  const changed = await post('confirm', { ...confirm, email: 'jonas@pausenhof.example' })
  t.match(changed, { location: step('confirm'), flash: { isDone: false } }, 'changed meanwhile: not told as announced')
  t.same(await returnsOf(id), [{ rma: `R${number}-1`, carrier: 'own', quantity: 1, reason: 'damaged', images: 1 }])
})

t.test('a school returns what it has ordered, and no other school does', async (t) => {
  const member = async () => {
    const own = visitor('educational.shop.test')
    const email = `${randomUUID()}@gs-am-park.example`
    const formData = { ...school, kind: 'business', email }
    const entered = await own.send({ method: 'POST', url: '/api/register-action/', payload: { formData } })
    if (entered.json().successfull !== true) throw new Error(entered.body)
    return { ...own, email }
  }
  const buyer = await member()
  const other = await member()
  let customerId: string | null = null
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ id: string }>(sql`select id from customers where email = ${buyer.email}`)
    customerId = rows[0]?.id ?? null
  })
  const address = { ...sampleAddress, formType: 'companyOrSchool' as const, company: 'Grundschule am Park' }
  const { id, number, lines } = await shipped({
    order: { store: 'b2b', customerId, paymentMethod: 'RECHNUNG_V', billingAddress: address, deliveryAddress: address },
  })
  const [first = '', second = ''] = lines
  const order = number
  const items = {
    [`item.${first}`]: 'on',
    [`quantity.${first}`]: '2',
    [`item.${second}`]: 'on',
    [`quantity.${second}`]: '1',
  }
  t.match(await other.post('productselection', { order, ...items }), { flash: { isDone: false } })
  const missing = await other.ask(FindReturn.id, { orderId: '999999999', zipCode: '10115' })
  t.same(await other.ask(FindReturn.id, { orderId: order, zipCode: '99999' }), missing)
  t.equal((await buyer.post('productselection', { order, ...items })).flash, null)
  t.match(await buyer.post('carrier', { order, carrier: 'own', labels: '2' }), { flash: null })
  t.equal((await buyer.post('regulations', { order, regulation: 'refund' })).flash, null)
  const done = await buyer.post('confirm', { order, ...contact, submissionId: randomUUID() })
  t.match(done.location, `&rma=R${number}-1`)
  t.equal((await returnsOf(id)).length, 2, 'both lines')
  const stranger = visitor('educational.shop.test')
  const refused = await stranger.upload(UploadReturnImage.id, { hash: order, lineId: first }, await picture(30))
  t.equal(refused.statusCode, 403)
})
