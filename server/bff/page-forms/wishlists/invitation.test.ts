import t, { type Test } from 'tap'
import { Texts, WishlistJoin } from '#web/generated/operations.ts'
import { formEdge } from '../../forms/testing/form-edge.ts'
import type { EdgeResult } from '../../graphql/edge-run.ts'
import { bareResult, runOf, textsResult } from '../../graphql/testing/run-of.ts'
import { invitationForm } from './invitation.ts'

type Answer = Pick<EdgeResult, 'data' | 'errors'>

async function start(t: Test, answerTo: (token: unknown) => Answer) {
  const joined: unknown[] = []
  const run = runOf(async (id, variables) => {
    if (id === Texts.id) return textsResult(variables)
    t.equal(id, WishlistJoin.id)
    joined.push(variables.inviteToken)
    return { ...bareResult, ...answerTo(variables.inviteToken) }
  })
  const { post } = await formEdge(t, run, [invitationForm], 3)
  const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
    post('/api/join-wishlist/', fields, headers)
  return { send, joined }
}

t.test('an invitation leads to its list', async (t) => {
  const wishlist = { externalId: 'a-1', name: 'Klasse 3' }
  const { send, joined } = await start(t, () => ({ data: { importSharedWishlist: { successful: true, wishlist } } }))
  t.match(await send({ inviteToken: 'good' }), { status: 303, location: '/myaccount/wishlist?list=a-1', flash: null })
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
    const { location, flash } = await send({ inviteToken })
    t.equal(location, `/myaccount/wishlist?invite=${encodeURIComponent(inviteToken)}`)
    t.match(flash, { form: 'join-wishlist', isDone: false, values: {} })
    return flash?.message
  }
  t.equal(await back('full & more'), 'Die Liste ist voll.')
  t.equal(await back('stranger'), 'text of error.loginRequired')
  t.equal(await back('lost'), 'text of error.internal')
  t.equal(await back('fourth'), 'text of error.tooMany')
})
