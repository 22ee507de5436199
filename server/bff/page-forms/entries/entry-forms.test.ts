import t, { type Test } from 'tap'
import { SubmitForm, Texts } from '#web/generated/operations.ts'
import { asScript, formEdge } from '../../forms/testing/form-edge.ts'
import { bareResult, runOf } from '../../graphql/testing/run-of.ts'
import { entryForms } from './entry-forms.ts'

type Sent = { formId: string; submissionId: string; values: { name: string; value: string }[] }

async function edge(t: Test, successful = true, fieldErrors: object[] = []) {
  const sent: Sent[] = []
  const senders: unknown[] = []
  const run = runOf(async (id, variables, { identity }) => {
    if (id === Texts.id) return { ...bareResult, data: { getTranslationsByPrefix: [] } }
    sent.push(variables as Sent)
    senders.push(identity?.visitorId)
    const answer = { successful, generalErrorMessage: null, fieldErrors }
    return { ...bareResult, data: id === SubmitForm.id ? { submitForm: answer } : { subscribeToCompetition: answer } }
  })
  const { post } = await formEdge(t, run, entryForms, 3)
  const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
    post('/api/forms/page.1/', fields, headers)
  return { sent, senders, post, submit }
}

t.test('a form leads back to the part of the page that shows its outcome', async (t) => {
  const { post, submit, sent } = await edge(t)
  const fields = { name: 'Ada', return: '/service/?p=2' }
  t.match(await submit(fields), { status: 303, location: '/service/?p=2#page.1-sent', flash: null })
  t.match(sent[0], { formId: 'page.1', values: [{ name: 'name', value: 'Ada' }] })
  await submit(fields)
  t.equal(sent[1]?.submissionId, sent[0]?.submissionId, 'the same again is the same submission')
  t.match(sent[0]?.submissionId, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  t.match(await post('/api/competition/draw.1/', fields), { location: '/service/?p=2#draw.1-sent' })
  t.match(sent[2], { formId: 'draw.1' })
})

t.test('a script that draws an id for its page is told the outcome', async (t) => {
  const { submit, sent } = await edge(t)
  const ids = ['0190a6c0-0000-7000-8000-000000000001', '0190a6c0-0000-7000-8000-000000000002']
  const fields = { name: 'Ada', return: '/' }
  for (const submissionId of [ids[0], ids[0], ids[1]] as string[])
    t.match(await submit({ ...fields, submissionId }, asScript), { status: 200, body: /"isDone":true/ })
  const [first, again, other] = sent.map(({ submissionId }) => submissionId)
  t.equal(again, first)
  t.not(other, first, 'the same from another page')
  t.same(sent[0]?.values, [{ name: 'name', value: 'Ada' }])
})

t.test('goes to the engine in the sender’s name, who may be a member of the business store', async (t) => {
  const { submit, senders } = await edge(t)
  await submit({ name: 'Ada' }, { cookie: 'X-iSHOP-API-USERID=ada' })
  t.same(senders, ['ada'])
})

t.test('a form that the engine refuses or that exceeds the limit leads back as failed', async (t) => {
  const { submit } = await edge(t, false)
  const places: unknown[] = []
  for (const a of ['1', '2', '3', '4']) places.push((await submit({ a })).location)
  t.same([...new Set(places)], ['/#page.1-failed'])
})

t.test('names the first field that is wrong', async (t) => {
  const { submit } = await edge(t, false, [{ fieldName: 'email' }, { fieldName: 'consent' }])
  t.equal((await submit({ a: '1' })).location, '/#page.1-email-wrong')
})

t.test('a form redirects only within the shop and accepts only its own origin', async (t) => {
  const { submit, sent } = await edge(t)
  for (const target of ['https://evil.test/', '//evil.test/', '/\\evil.test'])
    t.equal((await submit({ a: '1', return: target })).location, '/#page.1-sent', target)
  t.equal((await submit({ a: '1' }, { 'sec-fetch-site': 'cross-site' })).status, 403)
  t.equal((await submit({}, { 'content-type': 'text/plain' })).status, 415)
  t.equal(sent.length, 3)
})
