// A process of its own: it notes every statement that its process sends to PostgreSQL for a watched request.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import { callHeaders } from '#contract/stores.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { addressForm } from '../../shop/modules/account/addresses/testing/forms.ts'
import { accountsOf, lena, tokenOf } from '../../shop/modules/account/visitors/testing/accounts.ts'
import { insertSampleOrder } from '../../shop/modules/orders/orders/testing/sample-order.ts'
import { type Call, change, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'

/** Statements that depend on no request: changes of other engines; and the edge's token, which is read once a while. */
const besides = /change_log|access_tokens/
/** Statements of the request that is watched; jobs run at any time and have none. */
const watching = new AsyncLocalStorage<string[]>()
const { query } = pg.Client.prototype
pg.Client.prototype.query = function noted(this: pg.Client, ...given: unknown[]): unknown {
  const [statement] = given as [string | { text?: string }]
  const text = typeof statement === 'string' ? statement : (statement?.text ?? '')
  if (!besides.test(text)) watching.getStore()?.push(text)
  return Reflect.apply(query, this, given)
} as typeof query
t.teardown(() => {
  pg.Client.prototype.query = query
})

const url = await filledDatabase(
  t,
  importing({
    parameters: [{ store: 'de', name: 'returnOrderSwitches', entries: [{ name: 'globalActivation', value: 'true' }] }],
  }),
)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)

/** A customer with an order, a return of it, and an address. */
const customer = async (index: number) => {
  const email = `lena-${index}@pausenhof.example`
  const login = await accounts.register({ ...lena, email }, { network: `192.0.2.${index}` })
  const { userId } = await accounts.shopInit()
  const call: Call = { userToken: tokenOf(login), visitorId: userId }
  const { data } = await engine.run(
    `mutation ($address: AddressInput!) { answer: saveAddress(kind: shipping, address: $address) { address { addressId } } }`,
    { ...call, variables: { address: addressForm() } },
  )
  const saved = data?.answer as unknown as { address: { addressId: string } } | undefined
  const addressId = saved?.address.addressId ?? ''
  let number = ''
  let line = ''
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ id: string }>(sql`select id from customers where email = ${email}`)
    const customerId = rows[0]?.id ?? null
    const placed = await insertSampleOrder(trx, { order: { customerId } })
    number = placed.number
    line =
      (await trx.execute<{ id: string }>(sql`select id from order_lines where order_id = ${placed.id}`)).rows[0]?.id ??
      ''
    await trx.execute(sql`
      insert into returns (rma, order_id, submission_id, regulation, carrier, labels, contact, language)
      values (${`R${number}-1`}, ${placed.id}, ${randomUUID()}::uuid, 'refund', 'own', 1, '{}', 'de-DE')`)
    await trx.execute(sql`insert into return_labels (return_id, number, pdf)
      select id, 1, 'x' from returns where rma = ${`R${number}-1`}`)
    await trx.execute(sql`insert into order_documents (order_id, kind, reason, number, issued_at, media_type, content, sha256)
      values (${placed.id}, 'invoice', 'paid', ${`RE-1-${number}`}, now(), 'application/pdf', 'x', 'x')`)
  })
  return { call, addressId, number, line }
}

const owner = await customer(1)
const other = await customer(2)

type Wanted = { addressId: string; number: string; line: string }
const missing: Wanted = { addressId: randomUUID(), number: '987654321', line: randomUUID() }

/** An answer with the statements behind it; what the answer repeats of the request is taken out. */
const watched = async (ask: (wanted: Wanted) => Promise<unknown>, wanted: Wanted) => {
  const sent: string[] = []
  const answer = JSON.stringify(await watching.run(sent, () => ask(wanted)))
  const { addressId, number, line } = wanted
  const own = [addressId, number, line].reduce((text, value) => text.replaceAll(value, 'its own'), answer)
  return { answer: own, statements: sent.sort() }
}

const run = (text: string, variables: object) => engine.run(text, { ...other.call, variables, network: randomUUID() })
const get = async (path: string) => {
  const answer = await engine.app.inject({
    url: path,
    headers: {
      authorization: `Bearer ${engine.token}`,
      'x-store': 'de',
      [callHeaders.visitorId]: other.call.visitorId ?? '',
      [callHeaders.userToken]: other.call.userToken ?? '',
    },
  })
  return [answer.statusCode, answer.body]
}

const selected = (id: string) => [{ id, quantity: 1, reason: 'none' }]
const contact = { salutation: 'ms', firstName: 'Lena', lastName: 'Sommer', email: 'a@b.example' }
const submission = `mutation ($data: SubmitReturnOrderInput!) { submitReturnOrder(data: $data) { isError errorMsg rma } }`
const submit = (hash: string, line: string) => {
  const chosen = { selectedItems: selected(line), regulation: 'refund', carrier: 'own', contact }
  return run(submission, { data: { hash, submissionId: randomUUID(), ...chosen } })
}
const upload = (hash: string, lineId: string) =>
  engine.upload(
    'mutation ($input: UploadReturnImageInput!) { uploadReturnImage(input: $input) { successful fault } }',
    new UploadedFile('a.png', Buffer.from('x')),
    { ...other.call, variables: { input: { hash, lineId, signature: 'x', file: null } } },
  )

const cases: Record<string, (wanted: Wanted) => Promise<unknown>> = {
  order: ({ number }) => run('query ($id: ID!) { getOrderDetailsV2(orderId: $id) { statusText } }', { id: number }),
  'order with a wrong key': ({ number }) =>
    run('query ($id: ID!) { getOrderDetailsV2(orderId: $id, key: "1.2.x") { statusText } }', { id: number }),
  'order just placed': ({ number }) =>
    run('query ($id: ID!) { getThankYouPageData(orderId: $id) { order { orderId } } }', { id: number }),
  'document of an order': ({ number }) => get(`/orders/${number}/documents/invoice`),
  'document by its number': ({ number }) => get(`/orders/${number}/documents/creditNote/GU-2026-000001`),
  'order to return, by postcode': ({ number }) =>
    run('query ($id: ID!) { findOrderForReturn(orderId: $id, zipCode: "99999") { hash } }', { id: number }),
  'order to return, by number': ({ number }) =>
    run('query ($hash: String!) { findOrderForReturnByHash(hash: $hash) { hash } }', { hash: number }),
  'return of an order': ({ number, line }) => submit(number, line),
  'line of an order in a return of one’s own': ({ line }) => submit(other.number, line),
  'label of a return': ({ number }) => get(`/returns/R${number}-1/labels/1?order=${number}`),
  'label of a return, by an order of one’s own': ({ number }) =>
    get(`/returns/R${number}-1/labels/1?order=${other.number}`),
  'signature for a picture': ({ number }) =>
    run('query ($hash: String!) { getCurrentUploadSignature(purpose: returnImage, hash: $hash) { signature } }', {
      hash: number,
    }),
  picture: ({ number, line }) => upload(number, line),
  'address to change': ({ addressId }) =>
    run(
      'mutation ($a: AddressInput!) { saveAddress(kind: shipping, address: $a) { successful generalErrorMessage fieldErrors { fieldName } } }',
      { a: addressForm({ addressId }) },
    ),
  ...Object.fromEntries(
    ['removeAddress', 'restoreAddress', 'setDefaultAddress'].map((field) => [
      field,
      ({ addressId }: Wanted) =>
        run(`mutation ($id: ID!) { ${field}(addressId: $id) { successful generalErrorMessage } }`, { id: addressId }),
    ]),
  ),
}

t.test('another customer’s data is answered like missing data, by the same statements', async (t) => {
  for (const [name, ask] of Object.entries(cases)) {
    await ask(missing)
    const absent = await watched(ask, missing)
    const foreign = await watched(ask, owner)
    t.ok(absent.statements.length > 0, `${name}: the database is asked`)
    t.equal(foreign.answer, absent.answer, `${name}: answer`)
    t.same(foreign.statements, absent.statements, `${name}: statements`)
  }
})

t.test('one’s own data is answered otherwise than missing data', async (t) => {
  const own = [
    ['order', other],
    ['document of an order', other],
    ['label of a return', other],
    ['setDefaultAddress', other],
  ] as const
  for (const [name, wanted] of own) {
    const { answer } = await watched(cases[name] ?? Promise.reject, wanted)
    t.not(answer, (await watched(cases[name] ?? Promise.reject, missing)).answer, name)
  }
})
