import t, { type Test } from 'tap'
import { Texts, WishlistClaim, WishlistClaimRemove } from '#web/generated/operations.ts'
import { asScript, formEdge } from '../../forms/testing/form-edge.ts'
import { bareResult, runOf, textsResult } from '../../graphql/testing/run-of.ts'
import { claimForm } from './claims.ts'

const entryId = '0190a6c0-0000-7000-9000-000000000001'
const list = '0190a6c0-0000-7000-9000-000000000002'

async function start(t: Test) {
  const sent: unknown[] = []
  const run = runOf(async (id, variables) => {
    if (id === Texts.id) return textsResult(variables)
    sent.push(variables)
    if (variables.name === 'lost') throw new Error('no answer')
    const isFine = id === WishlistClaimRemove.id || variables.quantity !== 9
    const change = { successful: isFine, errorMessage: isFine ? null : 'Davon fehlen nur noch 2 Stück.', claims: [] }
    return {
      ...bareResult,
      data: id === WishlistClaim.id ? { claimWishlistEntry: change } : { removeWishlistClaim: change },
    }
  })
  const { post } = await formEdge(t, run, [claimForm], 4)
  const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
    post('/api/claim-wishlist/', fields, headers)
  return { send, sent }
}

t.test('a claim leads back to its line', async (t) => {
  const { send, sent } = await start(t)
  const done = { form: 'claim-wishlist', isDone: true, values: { entryId } }
  t.match(await send({ inviteToken: 'a&b', entryId, quantity: ' 2 ', name: 'Mia' }), {
    status: 303,
    location: `/myaccount/wishlist?invite=a%26b#claims-${entryId}`,
    flash: done,
  })
  t.match(await send({ list, entryId, claimId: 'c', website: '' }), {
    location: `/myaccount/wishlist?list=${list}#claims-${entryId}`,
    flash: { ...done, values: { entryId, removed: 'true' } },
  })
  t.match(
    await send({ inviteToken: 'a', entryId, quantity: '1', website: 'x' }),
    { status: 303, flash: null },
    'a program',
  )
  t.same(sent, [{ entryId, quantity: 2, name: 'Mia', inviteToken: 'a&b' }, { claimId: 'c' }])
})

t.test('a claim that is refused leads back with its reason and what was typed', async (t) => {
  const { send, sent } = await start(t)
  const flashOf = async (fields: Record<string, string>) => (await send({ inviteToken: 'a', entryId, ...fields })).flash
  t.match(await flashOf({ quantity: '9', name: 'Mia' }), {
    isDone: false,
    message: 'Davon fehlen nur noch 2 Stück.',
    values: { entryId, quantity: '9', name: 'Mia' },
  })
  t.match(await flashOf({ quantity: '1', name: 'lost' }), { isDone: false, message: 'text of error.internal' })
  await flashOf({ quantity: 'zwei' })
  t.match(sent.at(-1), { quantity: 0 }, 'the engine says what is wrong with it')
  await flashOf({ quantity: '1' })
  t.match(await flashOf({ quantity: '1' }), { isDone: false, message: 'text of error.tooMany' })
})

t.test('a script is told the claims of the line, also of a refused claim', async (t) => {
  const { send } = await start(t)
  const bodyOf = async (quantity: string) =>
    JSON.parse((await send({ inviteToken: 'a', entryId, quantity, name: 'Mia' }, asScript)).body)
  t.match(await bodyOf('1'), { outcome: { isDone: true, values: { entryId } }, data: [] })
  t.match(await bodyOf('9'), { outcome: { isDone: false, message: 'Davon fehlen nur noch 2 Stück.' }, data: [] })
})

t.test('forms of no page of this shop are refused', async (t) => {
  const { send, sent } = await start(t)
  t.match(await send({ inviteToken: 'a', entryId, quantity: '1' }, { 'sec-fetch-site': 'cross-site' }), { status: 403 })
  t.match(await send({ inviteToken: 'a', entryId: 'x' }), { status: 400 })
  t.match(await send({ inviteToken: 'x'.repeat(201), entryId }), { status: 400 })
  t.match(await send({ entryId, list: '//evil.test' }), { status: 400 })
  t.match(await send({ entryId }), { status: 400 })
  t.same(sent, [])
})
