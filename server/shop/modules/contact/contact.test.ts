import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { contactTexts } from '../../../../fixtures/translations/content/contact.ts'
import { change, filledDatabase, importing, orderKey, startEngine } from '../../testing/engine.ts'
import { createOrderKeys } from '../orders/order-key.ts'
import { insertSampleOrder } from '../orders/testing/sample-order.ts'

const url = await filledDatabase(
  t,
  importing({ translations: Object.entries(contactTexts).map(([key, text]) => ({ key, text })) }),
)
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const lena = {
  name: 'Lena  Sommer',
  email: 'Lena@pausenhof.example',
  topic: 'order',
  orderNumber: '100000001',
  message: 'Wann kommt\r\nmein Zirkel?\n\n\n\nSiehe https://evil.example/x.',
}

const send = async (data: object, { network = '192.0.2.0/24' } = {}) => {
  const { data: answer, errors } = await engine.run(
    `mutation ($data: ContactFormInput!) { answer: sendContactFormMail(data: $data) { successful generalErrorMessage
      fieldErrors { fieldName formName } } }`,
    { network, variables: { data: { submissionId: randomUUID(), ...lena, ...data } } },
  )
  if (errors) throw new Error(errors[0]?.message)
  return answer?.answer as unknown as { successful: boolean }
}

const mailsOf = async (kind: string, name: string) =>
  (await db.query("select * from mails where kind = $1 and values ->> 'name' = $2", [kind, name])).rows

t.test('a message goes to the shop, and a copy without links to its sender who wants one', async (t) => {
  const submissionId = randomUUID()
  t.match(await send({ submissionId, wantsCopy: true }), { successful: true })
  t.match(await send({ submissionId, wantsCopy: true }), { successful: true }, 'the same form again')
  const message = 'Wann kommt\nmein Zirkel?\n\nSiehe https://evil.example/x.'
  const toShop = await mailsOf('contactMessage', 'Lena Sommer')
  t.match(toShop, [
    { values: { topic: 'Eine Bestellung', orderNumber: '100000001', message, replyTo: 'lena@pausenhof.example' } },
  ])
  t.equal(toShop.length, 1)
  const copies = await mailsOf('contactCopy', 'Lena Sommer')
  t.match(copies, [
    { recipient: 'lena@pausenhof.example', values: { message: 'Wann kommt\nmein Zirkel?\n\nSiehe […]' } },
  ])
  t.equal(copies.length, 1)
  await send({ name: 'Ohne Kopie', orderNumber: '' })
  t.match(await mailsOf('contactMessage', 'Ohne Kopie'), [{ values: { orderNumber: 'keine' } }])
  t.same(await mailsOf('contactCopy', 'Ohne Kopie'), [])
})

t.test('faults are said field by field, and machines are heard by nobody', async (t) => {
  t.match(await send({ name: ' ', email: 'lena', topic: 'x', orderNumber: 'http://x', message: ' \n' }), {
    successful: false,
    fieldErrors: ['name', 'email', 'topic', 'orderNumber', 'message'].map((fieldName) => ({
      fieldName,
      formName: 'contact',
    })),
  })
  t.match(await send({ message: 'x'.repeat(2001) }), { fieldErrors: [{ fieldName: 'message' }] })
  t.match(await send({ name: 'Maschine', website: 'http://x' }), { successful: true })
  t.same(await mailsOf('contactMessage', 'Maschine'), [])
  await t.rejects(send({ submissionId: 'x' }), /UUID/)
})

t.test('a network and an address get only so many mails', async (t) => {
  const network = '203.0.113.0/24'
  const email = 'flooded@pausenhof.example'
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => send({ name: 'Flut', email, wantsCopy: true }, { network })),
  )
  t.equal(answers.filter(({ successful }) => successful).length, 20)
  t.equal((await mailsOf('contactCopy', 'Flut')).length, 4)
})

t.test('an order fills in the form for its owner and by its key alone', async (t) => {
  const number = '100000777'
  await change(url, async (trx) => {
    await insertSampleOrder(trx, { order: { number, email: 'lena@pausenhof.example' } })
  })
  const ask = async (orderId: string, key?: string) =>
    (
      await engine.run(
        'query ($orderId: ID!, $key: String) { getContactFormData(orderId: $orderId, key: $key) { orderId name email } }',
        { variables: { orderId, key } },
      )
    ).data?.getContactFormData
  const key = createOrderKeys([orderKey]).makeOrderKey('order', number, new Date(Date.now() + 60_000))
  t.same(await ask(number, key), { orderId: number, name: 'Lena Sommer', email: 'lena@pausenhof.example' })
  t.equal(await ask(number), null)
  t.equal(await ask('100000778', key), null)
})
