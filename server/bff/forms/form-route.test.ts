import t, { type Test } from 'tap'
import { UpdatePhone } from '#web/generated/operations.ts'
import type { EdgeResult } from '../graphql/edge-run.ts'
import { bareResult, runOf } from '../graphql/testing/run-of.ts'
import { testFlashes } from '../visitor/testing/seals.ts'
import { type Form, sendBy } from './form-route.ts'
import { formEdge, asScript as script } from './testing/form-edge.ts'

const form: Form = {
  name: 'phone',
  limit: { name: 'phone', perMinute: 3 },
  page: () => '/phone',
  typed: ({ values: { id: _id, ...typed } }) => typed,
  take: (sent) =>
    sendBy(sent, UpdatePhone, { phone: sent.values.phone ?? '' }, ({ successful, account }) => ({
      data: account,
      values: { seen: 'true' },
      next: successful ? (sent.values.target ?? null) : null,
    })),
}

type Answer = { successful: boolean; account?: object | null; fieldErrors?: object[] } | null

async function edge(t: Test, updatePhone: Answer, errors?: EdgeResult['errors']) {
  const data = updatePhone && {
    updatePhone: { generalErrorMessage: updatePhone.successful ? null : 'Nein', ...updatePhone },
  }
  const run = runOf(async () => ({ ...bareResult, data, ...(errors && { errors }) }))
  const { send } = await formEdge(t, run, [form])
  return (fields: Record<string, string>, headers?: Record<string, string>) => send('/api/phone/', fields, headers)
}

t.test('a form that is carried out leads to its page, and tells a script the same', async (t) => {
  const send = await edge(t, { successful: true, account: { phone: '030' } })
  const plain = await send({ phone: '030' })
  t.match([plain.statusCode, plain.headers.location], [303, '/phone'])
  const outcome = {
    form: 'phone',
    isDone: true,
    message: null,
    fieldErrors: [],
    values: { seen: 'true' },
    retryAfter: null,
  }
  t.same(testFlashes.open(plain.cookies[0]?.value), outcome, 'without what was typed')
  const reply = await send({ phone: '030' }, script)
  t.same([reply.statusCode, reply.json()], [200, { redirect: null, outcome, data: { phone: '030' } }])
  t.same(reply.cookies, [], 'no flash: the page is told at once')
  t.equal(reply.headers['cache-control'], 'private, no-store')
})

t.test('a form that leads on leaves no flash, and tells a script which page follows', async (t) => {
  const send = await edge(t, { successful: true })
  const plain = await send({ phone: '1', target: '/next' })
  t.match([plain.statusCode, plain.headers.location, plain.cookies], [303, '/next', []])
  t.match((await send({ phone: '1', target: '/next' }, script)).json(), {
    redirect: '/next',
    outcome: { isDone: true },
  })
})

t.test('a refused form gives back what was typed, but not to a script, which has it', async (t) => {
  const fieldErrors = [{ fieldName: 'phone', formName: 'phone', errorMessage: 'Zu kurz' }]
  const send = await edge(t, { successful: false, fieldErrors })
  const plain = await send({ phone: '1', id: 'x', currentPassword: 'secret' })
  t.equal(plain.headers.location, '/phone')
  const refused = { isDone: false, message: 'Nein', fieldErrors: [{ fieldName: 'phone', errorMessage: 'Zu kurz' }] }
  t.match(testFlashes.open(plain.cookies[0]?.value), { ...refused, values: { phone: '1', seen: 'true' } })
  t.notMatch(testFlashes.open(plain.cookies[0]?.value)?.values, { id: 'x' }, 'what the form does not keep')
  const reply = await send({ phone: '1', currentPassword: 'secret' }, script)
  t.match(
    [reply.statusCode, reply.json()],
    [200, { redirect: null, outcome: { ...refused, values: { seen: 'true' } } }],
  )
  t.notMatch(reply.body, 'secret')
})

t.test('a form without an answer has the status of its error for a script', async (t) => {
  const send = await edge(t, null, [{ message: 'Down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  t.equal((await send({})).statusCode, 303)
  const lost = await send({}, script)
  t.match([lost.statusCode, lost.json()], [503, { redirect: null, outcome: { isDone: false }, data: null }])
  t.ok(Number(lost.headers['retry-after']) > 0)
  await send({}, script)
  const refused = await send({}, script)
  t.match([refused.statusCode, refused.json()], [429, { outcome: { isDone: false, retryAfter: Number } }], 'too many')
  t.ok(Number(refused.headers['retry-after']) > 0)
})

t.test('a form of another site is refused, by script as well', async (t) => {
  const send = await edge(t, { successful: true })
  t.equal((await send({}, { ...script, 'sec-fetch-site': 'cross-site' })).statusCode, 403)
})
