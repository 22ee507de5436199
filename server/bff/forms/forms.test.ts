import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { graphqlAjv } from '#lib/http/graphql-over-http.ts'
import { SubmitForm } from '#web/generated/operations.ts'
import { runOf } from '../graphql/testing/run-of.ts'
import rateLimits from '../security/rate-limits.ts'
import { testSeals } from '../visitor/testing/seals.ts'
import visitor from '../visitor/visitor-plugin.ts'
import forms from './forms.ts'

type Sent = { formId: string; submissionId: string; values: { name: string; value: string }[] }

async function edge(t: Test, successful = true, fieldErrors: object[] = []) {
  const sent: Sent[] = []
  const senders: unknown[] = []
  const app = Fastify({ ajv: graphqlAjv })
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  await app.register(forms, {
    submissionsPerMinute: 3,
    persisted: { get: () => undefined },
    run: runOf(async (id, variables, { identity }) => {
      t.equal(id, SubmitForm.id)
      sent.push(variables as Sent)
      senders.push(identity?.visitorId)
      const data = { submitForm: { successful, fieldErrors } }
      return { json: JSON.stringify(data), data, tags: [], ttl: 0, isPublic: false }
    }),
  })
  t.teardown(() => app.close())
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/forms/page.1',
      headers: {
        host: 'shop.test',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload,
    })
  return { sent, senders, post }
}

t.test('a form leads back to the part of the page that shows its outcome', async (t) => {
  const { post, sent } = await edge(t)
  const answer = await post('name=Ada&return=%2Fservice%2F%3Fp%3D2')
  t.equal(answer.statusCode, 303)
  t.equal(answer.headers.location, '/service/?p=2#page.1-sent')
  t.match(sent[0], { formId: 'page.1', values: [{ name: 'name', value: 'Ada' }] })
  await post('name=Ada&return=%2Fservice%2F%3Fp%3D2')
  t.equal(sent[1]?.submissionId, sent[0]?.submissionId, 'the same again is the same submission')
  t.match(sent[0]?.submissionId, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

t.test('goes to the engine in the sender’s name, who may be a member of the business store', async (t) => {
  const { post, senders } = await edge(t)
  await post('name=Ada', { cookie: 'X-iSHOP-API-USERID=ada' })
  t.same(senders, ['ada'])
})

t.test('a form that the engine refuses or that exceeds the limit leads back as failed', async (t) => {
  const { post } = await edge(t, false)
  const places = [await post('a=1'), await post('a=2'), await post('a=3'), await post('a=4')].map(
    ({ headers }) => headers.location,
  )
  t.same([...new Set(places)], ['/#page.1-failed'])
})

t.test('names the first field that is wrong', async (t) => {
  const { post } = await edge(t, false, [{ fieldName: 'email' }, { fieldName: 'consent' }])
  t.equal((await post('a=1')).headers.location, '/#page.1-email-wrong')
})

t.test('a form redirects only within the shop and accepts only its own origin', async (t) => {
  const { post, sent } = await edge(t)
  for (const target of ['https://evil.test/', '//evil.test/', '/\\evil.test']) {
    const answer = await post(`a=1&return=${encodeURIComponent(target)}`)
    t.equal(answer.headers.location, '/#page.1-sent', target)
  }
  t.equal((await post('a=1', { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  t.equal((await post('{}', { 'content-type': 'application/json' })).statusCode, 415)
  t.equal(sent.length, 3)
})
