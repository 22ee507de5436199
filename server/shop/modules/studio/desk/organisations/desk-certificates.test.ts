import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { accountTexts } from '#contract/texts/account/account.ts'
import { serviceMailTexts } from '#contract/texts/mails/service-mails.ts'
import { accountPageOf } from '#engine/modules/account/visitors/testing/account-page.ts'
import { accountsOf, emptyShop, school, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { startEngine } from '#engine/testing/engine.ts'
import { pdf } from '#fixtures/pictures/files.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const url = await emptyShop(t, { ...accountTexts, ...serviceMailTexts })
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token, email } = await newStaff(url, { desks: ['service'], store: 'b2b' })
const elsewhere = await newStaff(url, { desks: ['service'] })

const ask = async <Result>(text: string, variables: object = {}, store = 'b2b') => {
  const editorToken = store === 'b2b' ? token : elsewhere.token
  const { data, errors } = await engine.run(text, { editorToken, variables, store })
  if (errors) throw new Error(errors[0]?.message)
  return (data as { result?: unknown } | null)?.result as Result
}
type Listed = {
  total: number
  certificates: { id: string; organisation: string; organisationType: string; state: string }[]
}
const list = (all = false, store = 'b2b') =>
  ask<Listed>(
    `query ($all: Boolean!) { result: studio_certificates(all: $all) { total certificates {
      id customerId organisation organisationType name fileName state reason decidedAt } } }`,
    { all },
    store,
  )
const decide = (id: string, reason: string | null = null, store = 'b2b', key: string = randomUUID()) =>
  ask(
    `mutation ($id: ID!, $reason: CertificateRefusal, $key: ID!) {
      result: studio_decideCertificate(id: $id, reason: $reason, key: $key) { successful refusal } }`,
    { id, reason, key },
    store,
  )
const upload = async (call: { store: string; userToken: string }, text: string) => {
  const { data } = await engine.run('{ getCurrentUploadSignature { signature } }', call)
  const signed = data?.getCurrentUploadSignature as { signature: string } | undefined
  const signature = signed?.signature ?? ''
  const file = new UploadedFile('Nachweis.pdf', pdf('Nachweis', [text]))
  await engine.upload(
    'mutation ($input: UploadB2bCertificateInput!) { uploadB2bCertificate(input: $input) { successful } }',
    file,
    { ...call, variables: { input: { signature, file } } },
  )
}
const newSchool = async (organisation: string) => {
  const address = `${randomUUID()}@gs-am-park.example`
  const login = await accounts.registerBusiness(
    { ...school, organisation, email: address },
    { store: 'b2b', userToken: null, network: randomUUID() },
  )
  const call = { store: 'b2b', userToken: tokenOf(login) }
  await upload(call, organisation)
  return { call, address }
}
const ownState = async (call: { store: string; userToken: string }) =>
  (await engine.run('{ getB2bCertificate { state refusal } }', call)).data?.getB2bCertificate
const waiting = async () =>
  (await ask<{ kind: string; count: number }[]>('{ result: studio_deskTasks { kind count } }')).find(
    ({ kind }) => kind === 'certificates',
  )?.count

t.test('E4.88 a certificate waits on the first page and is approved once, with a mail', async (t) => {
  const { call, address } = await newSchool('Waldschule')
  t.match(await ownState(call), { state: 'waiting', refusal: null })
  t.equal(await waiting(), 1)
  const [found] = (await list()).certificates
  t.match(found, { organisation: 'Waldschule', fileName: 'Nachweis.pdf', state: 'waiting' })
  const id = found?.id ?? ''
  const file = await ask<{ content: string } | null>(
    'query ($id: ID!) { result: studio_certificateFile(id: $id) { name mediaType content } }',
    { id },
  )
  t.match(Buffer.from(file?.content ?? '', 'base64').toString('latin1'), /^%PDF/)
  const key = randomUUID()
  t.match(await decide(id, null, 'b2b', key), { successful: true })
  t.match(await decide(id, null, 'b2b', key), { successful: true }, 'the same key')
  t.match(await decide(id, 'expired'), { successful: false, refusal: 'state' })
  t.match(await ownState(call), { state: 'approved', refusal: null })
  t.equal(await waiting(), 0)
  t.match(await list(true), { total: 1, certificates: [{ state: 'approved' }] })
  const mails = await db.query('select kind from mails where recipient = $1', [address])
  t.equal(mails.rows.filter(({ kind }) => kind === 'certificateApproved').length, 1)
  const { rows } = await db.query('select editor, action, before, after from audit_log where key = $1', [id])
  t.match(rows, [
    { editor: email, action: 'approveCertificate', before: { state: 'waiting' }, after: { state: 'approved' } },
  ])
  t.notMatch(JSON.stringify(rows), /Waldschule|gs-am-park/)
})

t.test('E4.88 a refused certificate says why, and a newer one is to be decided anew', async (t) => {
  const { call, address } = await newSchool('Parkschule')
  const [found] = (await list()).certificates
  t.match(await decide(found?.id ?? '', 'unreadable'), { successful: true })
  t.match(await ownState(call), { state: 'refused', refusal: 'unreadable' })
  const { rows } = await db.query("select values from mails where recipient = $1 and kind = 'certificateRefused'", [
    address,
  ])
  t.match(rows, [{ values: { reason: 'Das Dokument ist nicht lesbar.' } }])
  await upload(call, 'besser')
  t.match(await ownState(call), { state: 'waiting', refusal: null })
  t.match(await list(), { total: 1 })
  t.match(await decide(found?.id ?? ''), { refusal: 'changed' }, 'the one before counts no more')
})

t.test('E4.88 a customer who changes the kind of the organisation has the certificate decided on again', async (t) => {
  const { call, address } = await newSchool('Verein der Waldschule')
  const ofSchool = async (all = false) =>
    (await list(all)).certificates.filter(({ organisation }) => organisation === 'Verein der Waldschule')
  const [{ id = '' } = {}] = await ofSchool()
  const { salutation, firstName, lastName, street, postCode, city, country } = school
  const change = (organisationType: string) =>
    accountPageOf(engine, call).change({
      salutation,
      firstName,
      lastName,
      business: { organisationType, organisation: 'Verein der Waldschule', street, postCode, city, country },
    })
  for (const [reason, kind] of [
    ['noProof', 'club'],
    [null, 'company'],
  ] as const) {
    t.match(await decide(id, reason), { successful: true })
    t.same(await ofSchool(), [])
    t.match(await change(kind), { successful: true })
    t.match(await ownState(call), { state: 'waiting', refusal: null })
    t.match(await ofSchool(), [{ id, organisationType: kind, state: 'waiting', reason: null, decidedAt: null }])
  }
  t.match(await decide(id), { successful: true })
  t.match(await ownState(call), { state: 'approved' })
  const { rows } = await db.query(
    "select kind from mails where recipient = $1 and kind like 'certificate%' order by created_at, id",
    [address],
  )
  t.same(
    rows.map(({ kind }) => kind),
    ['certificateRefused', 'certificateApproved', 'certificateApproved'],
    'each decision is told',
  )
})

t.test('E4.88 stores of consumers have no certificates', async (t) => {
  t.same(await list(true, 'de'), { total: 0, certificates: [] })
  const [found] = (await list()).certificates
  t.match(await decide(found?.id ?? '', null, 'de'), { refusal: 'unknown' })
  const file = await ask(
    'query ($id: ID!) { result: studio_certificateFile(id: $id) { name } }',
    { id: found?.id },
    'de',
  )
  t.equal(file, null)
})
