import { randomUUID } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import t from 'tap'
import { largestFile } from '#contract/limits/uploads.ts'
import { contactTexts } from '#contract/texts/content/contact.ts'
import { uploadTexts } from '#contract/texts/content/upload.ts'
import { change, filledDatabase, importing, orderKey, startEngine } from '#engine/testing/engine.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { createOrderKeys } from '../../orders/orders/order-key.ts'
import { insertSampleOrder } from '../../orders/orders/testing/sample-order.ts'

const url = await filledDatabase(
  t,
  importing({
    translations: Object.entries({ ...contactTexts, ...uploadTexts }).map(([key, text]) => ({ key, text })),
  }),
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

type Sending = { network?: string; file?: UploadedFile | null; store?: string; userToken?: string | null }

const send = async (data: object, { network = '192.0.2.0/24', file = null, ...caller }: Sending = {}) => {
  const call = { ...caller, network, variables: { data: { submissionId: randomUUID(), ...lena, ...data, file: null } } }
  const mutation = `mutation ($data: ContactFormInput!) { answer: sendContactFormMail(data: $data) { successful generalErrorMessage
      fieldErrors { fieldName formName errorMessage } } }`
  const { data: answer, errors } = await (file
    ? engine.upload(mutation, file, call, 'variables.data.file')
    : engine.run(mutation, call))
  if (errors) throw new Error(errors[0]?.message)
  return answer?.answer as unknown as { successful: boolean }
}

const mailsOf = async (kind: string, name: string) =>
  (await db.query("select * from mails where kind = $1 and values ->> 'name' = $2", [kind, name])).rows

t.test('T7.27 a message goes to the shop, and a copy without links to its sender who wants one', async (t) => {
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

t.test('an invalid message is refused field by field, and machines are ignored', async (t) => {
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

t.test('an attached file must have its type’s content, and a picture is drawn anew', async (t) => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5c46' } })
    .withExif({ IFD0: { Make: 'Kamera' } })
    .jpeg()
    .toBuffer()
  const withFile = (name: string, file: Buffer) =>
    send({ name, wantsCopy: true }, { file: new UploadedFile('zirkel.JPG', file) })
  t.match(await withFile('Mit Foto', photo), { successful: true })
  const { rows } = await db.query(
    "select f.* from mail_files f join mails m on m.id = f.mail_id where m.values ->> 'name' = 'Mit Foto'",
  )
  t.match(rows, [{ name: 'zirkel.JPG', media_type: 'image/jpeg' }], 'with the mail to the shop alone')
  t.match(await sharp(photo).metadata(), { exif: Buffer })
  t.match(await sharp(rows[0].content).metadata(), { width: 40, exif: undefined })
  t.match(await mailsOf('contactCopy', 'Mit Foto'), [{ values: { file: 'zirkel.JPG' } }])

  const page = Buffer.from('<html><script>alert(1)</script>')
  const bomb = Buffer.concat([Buffer.from('ffd8ff', 'hex'), page])
  for (const [file, words] of [
    [page, 'upload.error.type'],
    [bomb, 'upload.error.type'],
    [Buffer.alloc(0), 'upload.error.empty'],
    [Buffer.alloc(largestFile + 1, photo), 'upload.error.tooLarge'],
  ] as const) {
    t.match(await withFile('Ohne', file), {
      successful: false,
      fieldErrors: [{ fieldName: 'file', formName: 'contact', errorMessage: uploadTexts[words].de }],
    })
    t.notMatch(uploadTexts[words].de, /\bSie\b/, 'families are addressed with du')
  }
  t.same(await mailsOf('contactMessage', 'Ohne'), [])
})

t.test('strangers of the business store are heard, too, and send no file', async (t) => {
  const stranger = { store: 'b2b', userToken: null, network: '198.51.100.0/24' }
  t.match(await send({ name: 'Kerstin Vogt' }, stranger), { successful: true })
  t.match(await mailsOf('contactMessage', 'Kerstin Vogt'), [{ store: 'b2b' }])
  const file = new UploadedFile('zirkel.pdf', Buffer.from('%PDF-1.7'))
  await t.rejects(send({ name: 'Mit Datei' }, { ...stranger, file }), /valid_token_required/)
  t.same(await mailsOf('contactMessage', 'Mit Datei'), [])
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

t.test('T7.14 an order fills in the form for its owner and by its key alone', async (t) => {
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
