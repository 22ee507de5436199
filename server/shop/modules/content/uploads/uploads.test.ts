import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { UploadB2bCertificateResult } from '#contract/generated/types.ts'
import { largestFile } from '#contract/limits/uploads.ts'
import { uploadTexts } from '#contract/texts/content/upload.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { type Call, change, ratingKey, startEngine } from '#engine/testing/engine.ts'
import { pdf as pdfOf } from '#fixtures/pictures/files.ts'
import { createSeals } from '#lib/seals.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { accountsOf, emptyShop, lena, school, tokenOf } from '../../account/visitors/testing/accounts.ts'

const url = await emptyShop(t, { ...uploadTexts, ...mailTexts })
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)

const mutation = `mutation ($input: UploadB2bCertificateInput!) { uploadB2bCertificate(input: $input) {
  successful fault generalErrorMessage fieldErrors { fieldName formName errorMessage }
  certificate { name mediaType size receivedAt } } }`

const pdf = (text: string = randomUUID(), name = 'Nachweis.pdf') => new UploadedFile(name, pdfOf('Nachweis', [text]))

/** A school of its own, as the edge calls for it. */
const newSchool = async (): Promise<Call> => {
  const email = `${randomUUID()}@gs-am-park.example`
  const call = { store: 'b2b', userToken: null, network: randomUUID() }
  return { store: 'b2b', userToken: tokenOf(await accounts.registerBusiness({ ...school, email }, call)) }
}

const signatureFor = async (call: Call) => {
  const { data, errors } = await engine.run('{ getCurrentUploadSignature { signature expires } }', call)
  if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
  return data?.getCurrentUploadSignature as unknown as { signature: string; expires: number }
}

const upload = async (call: Call, file: UploadedFile, given?: string) => {
  const signature = given ?? (await signatureFor(call)).signature
  const { data, errors } = await engine.upload(mutation, file, { ...call, variables: { input: { signature, file } } })
  if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
  return data?.uploadB2bCertificate as unknown as UploadB2bCertificateResult
}

const active = pdf().bytes.toString('latin1').replace('/Type /Catalog', '/Type /Catalog /AA << /O << /S /URI >> >>')

const current = async (call: Call) =>
  (await engine.run('{ getB2bCertificate { name mediaType size receivedAt } }', call)).data?.getB2bCertificate

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> => {
  let found: Row[] = []
  await change(url, async (trx) => {
    found = (await trx.execute(query)).rows as Row[]
  })
  return found
}

const fetchOwn = ({ userToken, store = 'b2b' }: Call, token: string | null = engine.token) =>
  engine.app.inject({
    url: '/uploads/certificate',
    headers: {
      'x-store': store,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(userToken && { 'x-user-token': userToken }),
    },
  })

t.test('a school uploads its certificate, and the shop gets a mail at once', async (t) => {
  const call = await newSchool()
  t.equal(await current(call), null)
  t.match(await fetchOwn(call), { statusCode: 404 })
  const file = pdf('one', '../Nachweis „2026“.pdf')
  const answer = await upload(call, file)
  const certificate = { name: 'Nachweis „2026“.pdf', mediaType: 'application/pdf', size: file.bytes.length }
  t.match(answer, { successful: true, fault: null, generalErrorMessage: null, fieldErrors: [], certificate })
  t.same(await current(call), answer.certificate)

  const own = await fetchOwn(call)
  t.same(own.rawPayload, file.bytes)
  t.match(own.headers, {
    'content-type': 'application/pdf',
    'content-disposition': /^attachment; filename="[\w .-]+"; filename\*=UTF-8''Nachweis%20%E2%80%9E2026%E2%80%9C.pdf$/,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })

  const [mail] = await rowsOf<{ recipient: string; values: { name: string } }>(
    sql`select recipient, values from mails where kind = 'certificate' and values->>'name' = ${certificate.name}`,
  )
  t.match(mail, { recipient: 'service@pausenhof.example', values: { organisation: 'Grundschule am Park' } })
  const list = (await engine.app.inject({ url: '/outbox', headers: { host: 'localhost' } })).body
  const [, id] = /\/outbox\/([\w-]{36})">Neuer Nachweis: Grundschule am Park/.exec(list) ?? []
  const { body } = await engine.app.inject({ url: `/outbox/${id}`, headers: { host: 'localhost' } })
  t.match(body, 'Liebes Team vom Schulservice,')
  t.notMatch(body, /Geschäftskonto/)
})

t.test('T7.21 the same once more is taken once', async (t) => {
  const call = await newSchool()
  const { signature } = await signatureFor(call)
  const file = pdf()
  const first = await upload(call, file, signature)
  t.same(await upload(call, file, signature), first, 'by the same signature')
  t.same(await upload(call, file), first, 'by another, as somebody presses who got no answer')
  const at = await signatureFor(call)
  const twice = await Promise.all([1, 2, 3].map(() => upload(call, pdf('at once'), at.signature)))
  t.same(new Set(twice.map(({ certificate }) => JSON.stringify(certificate))).size, 1, 'three times at once')
  const [counted] = await rowsOf<{ rows: number; whole: number }>(
    sql`select count(*)::int as rows, count(content)::int as whole from uploads u
      where u.customer_id = (select customer_id from uploads where sha256 = encode(sha256(${file.bytes}), 'hex') limit 1)`,
  )
  t.same(counted, { rows: 2, whole: 1 }, 'and what was replaced is not kept')
})

t.test('T6.6 a signature is for one file, one customer, and ten minutes', async (t) => {
  const [call, other] = [await newSchool(), await newSchool()]
  const { signature, expires } = await signatureFor(call)
  t.ok(expires > Date.now() + 540_000 && expires <= Date.now() + 600_000)
  t.match(await upload(other, pdf(), signature), { successful: false, fault: 'signature' }, 'of another')
  t.equal(await current(other), null)
  await upload(call, pdf(), signature)
  t.match(
    await upload(call, pdf(), signature),
    { successful: false, fault: 'signature', generalErrorMessage: uploadTexts['upload.error.signature'].de },
    'used',
  )
  for (const forged of ['', 'x', `${signature}A`, 'A'.repeat(5000)]) {
    t.match(await upload(call, pdf(), forged), { fault: 'signature' }, forged.slice(0, 20))
  }
  const [row] = await rowsOf<{ id: string }>(
    sql`select customer_id as id from uploads order by received_at desc limit 1`,
  )
  const sealed = (more: object, purpose = 'upload') =>
    createSeals([ratingKey], purpose).seal({
      id: randomUUID(),
      owner: row?.id,
      purpose: 'b2bCertificate',
      expires: Date.now() + 60_000,
      ...more,
    })
  t.match(await upload(call, pdf(), sealed({})), { successful: true }, 'as the engine makes them')
  t.match(await upload(call, pdf(), sealed({ expires: Date.now() - 1 })), { fault: 'signature' }, 'run out')
  t.match(await upload(call, pdf(), sealed({ purpose: 'other' })), { fault: 'signature' })
  t.match(await upload(call, pdf(), sealed({}, 'rating link')), { fault: 'signature' })
})

t.test('T6.7 uploads other than small documents are refused by their content', async (t) => {
  const call = await newSchool()
  const cases: [name: string, bytes: Buffer, fault: string][] = [
    ['Nachweis.pdf', Buffer.from('<html><script>alert(1)</script>'), 'type'],
    ['Nachweis.pdf', Buffer.alloc(0), 'empty'],
    ['Nachweis.pdf', Buffer.from(active, 'latin1'), 'active'],
    ['Nachweis.pdf', Buffer.alloc(largestFile + 5, '%PDF-'), 'tooLarge'],
  ]
  for (const [name, bytes, error] of cases) {
    const ofAll = `upload.error.${error}` as keyof typeof uploadTexts
    const ofBusiness = `${ofAll}.b2b` as keyof typeof uploadTexts
    const errorMessage = (ofBusiness in uploadTexts ? uploadTexts[ofBusiness] : uploadTexts[ofAll]).de
    t.match(
      await upload(call, new UploadedFile(name, bytes)),
      {
        successful: false,
        fault: error,
        certificate: null,
        fieldErrors: [{ fieldName: 'file', formName: 'certificate', errorMessage }],
      },
      error,
    )
  }
  t.equal(await current(call), null)
  const { bytes: small } = pdf('x')
  const filled = pdf('x'.repeat(largestFile - small.length + 1)).bytes
  const tooLarge = filled.length - largestFile
  const whole = pdf('x'.repeat(largestFile - small.length + 1 - tooLarge))
  t.match(await upload(call, whole), { successful: true, certificate: { size: largestFile } }, 'exactly as large')
})

t.test('a school uploads ten files a day at most', async (t) => {
  const call = await newSchool()
  for (let count = 0; count < 10; count += 1) t.match(await upload(call, pdf()), { successful: true })
  t.match(await upload(call, pdf()), { successful: false, fault: 'tooMany' })
})

t.test('uploads belong to the business customer who made them', async (t) => {
  const call = await newSchool()
  await upload(call, pdf())
  const consumer = { userToken: tokenOf(await accounts.register({ ...lena, email: 'other@pausenhof.example' })) }
  const stranger = { store: 'b2b', userToken: null }
  await t.rejects(signatureFor(consumer), { code: 'BAD_USER_INPUT' })
  await t.rejects(upload(consumer, pdf(), 'x'), { code: 'BAD_USER_INPUT' })
  await t.rejects(signatureFor(stranger), { code: 'LOGIN_REQUIRED' })
  await t.rejects(upload(stranger, pdf(), 'x'), { code: 'LOGIN_REQUIRED' })
  t.equal((await fetchOwn(stranger)).statusCode, 403)
  t.equal((await fetchOwn(call, null)).statusCode, 401)
  t.equal((await fetchOwn(await newSchool())).statusCode, 404)
  t.equal((await fetchOwn({ userToken: 'x'.repeat(43) })).statusCode, 401)
  t.equal((await fetchOwn({ ...call, store: 'none' })).statusCode, 400)
})

t.test('a file comes by a multipart request and no other way', async (t) => {
  const call = await newSchool()
  for (const file of ['a', 1, {}, null, { bytes: [] }]) {
    const { errors } = await engine.run(mutation, { ...call, variables: { input: { signature: 'x', file } } })
    t.match(errors, [{ extensions: { code: 'BAD_USER_INPUT' } }], JSON.stringify(file))
  }
  const literal = 'mutation { uploadB2bCertificate(input: { signature: "x", file: "y" }) { fault } }'
  t.match((await engine.run(literal, call)).errors, [{ extensions: { code: 'BAD_USER_INPUT' } }])
  const refused = await engine.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-store': 'b2b' },
    payload: '--x--',
  })
  t.equal(refused.statusCode, 401, 'nothing is read for those who are no client')
})
