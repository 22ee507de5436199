import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { Texts, WishlistJoin } from '#web/generated/operations.ts'
import type { EdgeResult } from '../../graphql/edge-run.ts'
import { runOf } from '../../graphql/testing/run-of.ts'
import rateLimits from '../../security/rate-limits.ts'
import { testFlashes, testSeals } from '../../visitor/testing/seals.ts'
import visitor from '../../visitor/visitor-plugin.ts'
import invitationForm from './invitation-form.ts'

type Answer = Pick<EdgeResult, 'data' | 'errors'>

async function start(t: Test, answerTo: (token: unknown) => Answer) {
  const app = Fastify()
  const joined: unknown[] = []
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  const bare = { json: '', tags: [], ttl: 0, isPublic: false }
  const run = runOf(async (id, variables) => {
    if (id === Texts.id) {
      const keys = variables.prefixes as string[]
      return { ...bare, data: { getTranslationsByPrefix: keys.map((key) => ({ key, value: `text of ${key}` })) } }
    }
    t.equal(id, WishlistJoin.id)
    joined.push(variables.inviteToken)
    return { ...bare, ...answerTo(variables.inviteToken) }
  })
  await app.register(invitationForm, { run, flashes: testFlashes, formsPerMinute: 3 })
  t.teardown(() => app.close())
  const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/join-wishlist/',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host: 'shop.test',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    })
    const flash = answer.cookies.find(({ name }) => name === 'flash')?.value
    return { status: answer.statusCode, to: answer.headers.location, flash: testFlashes.open(flash) }
  }
  return { send, joined }
}

t.test('an invitation leads to its list', async (t) => {
  const wishlist = { externalId: 'a-1', name: 'Klasse 3' }
  const { send, joined } = await start(t, () => ({ data: { importSharedWishlist: { successful: true, wishlist } } }))
  t.same(await send({ inviteToken: 'good' }), { status: 303, to: '/myaccount/wishlist?list=a-1', flash: null })
  t.match(await send({ inviteToken: 'good' }, { 'sec-fetch-site': 'cross-site' }), { status: 403 })
  t.match(await send({}), { status: 400 })
  t.match(await send({ inviteToken: 'x'.repeat(201) }), { status: 400 })
  t.match(await send({ inviteToken: 'x' }, { 'content-type': 'text/plain' }), { status: 415 })
  t.same(joined, ['good'])
})

t.test('an invitation that is refused leads back to its page with the reason', async (t) => {
  const { send } = await start(t, (token) => {
    if (token === 'lost') throw new Error('no answer')
    if (token === 'stranger') return { data: null, errors: [{ message: '', extensions: { code: 'LOGIN_REQUIRED' } }] }
    return {
      data: { importSharedWishlist: { successful: false, errorMessage: 'Die Liste ist voll.', wishlist: null } },
    }
  })
  const back = async (inviteToken: string) => {
    const { to, flash } = await send({ inviteToken })
    t.equal(to, `/myaccount/wishlist?invite=${encodeURIComponent(inviteToken)}`)
    t.match(flash, { form: 'join-wishlist', isDone: false, values: {} })
    return flash?.message
  }
  t.equal(await back('full & more'), 'Die Liste ist voll.')
  t.equal(await back('stranger'), 'text of error.loginRequired')
  t.equal(await back('lost'), 'text of error.internal')
  t.equal(await back('fourth'), 'text of error.tooMany')
})
