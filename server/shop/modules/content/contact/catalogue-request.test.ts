import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'

const url = await filledDatabase(t, importing({ translations: [] }))
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const school = {
  organisation: 'Schule  am Park',
  name: 'Kerstin Vogt',
  email: 'Vogt@schule.example',
  street: 'Parkstraße 3',
  postCode: '10115',
  city: 'Berlin',
}

const ask = async (data: object, store = 'b2b', network = '192.0.2.0/24', userToken?: null) => {
  const { data: answer, errors } = await engine.run(
    `mutation ($data: CatalogueRequestInput!) { answer: requestCatalogue(data: $data) { successful
      fieldErrors { fieldName formName } } }`,
    { store, network, userToken, variables: { data: { submissionId: randomUUID(), ...school, ...data } } },
  )
  return { answer: answer?.answer ?? null, code: errors?.[0]?.extensions.code ?? null }
}

const mailsOf = async (organisation: string) =>
  (await db.query("select * from mails where values ->> 'organisation' = $1 order by kind", [organisation])).rows

t.test('the shop gets the address, the requester a confirmation, once a request', async (t) => {
  const submissionId = randomUUID()
  t.match(await ask({ submissionId }), { answer: { successful: true } })
  t.match(await ask({ submissionId }), { answer: { successful: true } }, 'the same form again')
  const values = { organisation: 'Schule am Park', street: 'Parkstraße 3', town: '10115 Berlin' }
  const sent = await mailsOf('Schule am Park')
  t.match(sent, [
    { kind: 'catalogueRequest', values: { ...values, replyTo: 'vogt@schule.example' } },
    { kind: 'catalogueSent', recipient: 'vogt@schule.example', values },
  ])
  t.equal(sent.length, 2)
})

t.test('an organisation without an account gets the catalogue, too', async (t) => {
  t.same(await ask({ organisation: 'Neue Schule' }, 'b2b', '198.51.101.0/24', null), {
    answer: { successful: true, fieldErrors: [] },
    code: null,
  })
  t.match(await mailsOf('Neue Schule'), [{ kind: 'catalogueRequest' }, { kind: 'catalogueSent' }])
})

t.test(
  'an invalid catalogue request is refused field by field, machines are ignored and families get none',
  async (t) => {
    const violations = { organisation: ' ', name: '', street: 'x'.repeat(200), postCode: '', city: '', email: 'vogt' }
    const formName = 'catalogue'
    t.match(await ask(violations), {
      answer: {
        successful: false,
        fieldErrors: ['organisation', 'name', 'street', 'postCode', 'city', 'email'].map((fieldName) => ({
          fieldName,
          formName,
        })),
      },
    })
    t.match(await ask({ organisation: 'Maschine', website: 'http://x' }), { answer: { successful: true } })
    t.same(await mailsOf('Maschine'), [])
    t.equal((await ask({}, 'de')).code, 'BAD_USER_INPUT')
    t.equal((await ask({ submissionId: 'x' })).code, 'BAD_USER_INPUT')
  },
)

t.test('catalogue requests limit mails per address and requests per network', async (t) => {
  for (let sent = 0; sent < 6; sent++)
    await ask({ organisation: 'Flut', email: 'flut@schule.example' }, 'b2b', '198.51.100.0/24')
  const kinds = (await mailsOf('Flut')).map(({ kind }) => kind)
  t.equal(kinds.filter((kind) => kind === 'catalogueRequest').length, 6)
  t.equal(kinds.filter((kind) => kind === 'catalogueSent').length, 4)
  let refused = 0
  for (let sent = 0; sent < 20; sent++) {
    const { answer } = await ask({ organisation: 'Netz' }, 'b2b', '203.0.113.0/24')
    if ((answer as { successful: boolean } | null)?.successful === false) refused++
  }
  t.ok(refused <= 1)
  t.match((await ask({ organisation: 'Netz' }, 'b2b', '203.0.113.0/24')).answer, { successful: false })
})
