import t, { type Test } from 'tap'
import { formEdge } from '../forms/testing/form-edge.ts'
import { bareResult, runOf } from '../graphql/testing/run-of.ts'
import { addressForms, detailsForms } from './account-forms.ts'
import { businessForms } from './business-forms.ts'

/** The forms of account and organisation, with an engine that gives no data unless it is told which. */
async function edge(t: Test, data: object | null = null) {
  const run = runOf(async () => ({ ...bareResult, data }))
  const { post } = await formEdge(t, run, [...detailsForms, ...addressForms, ...businessForms])
  return post
}

t.test('names of Object.prototype are neither an action nor a kind of address', async (t) => {
  const send = await edge(t)
  for (const name of ['__proto__', 'constructor', 'toString']) {
    t.equal((await send('/api/business-action/', { act: name })).status, 400, name)
    const answer = await send('/api/address-action/change/', { kind: name, remove: 'a' })
    t.match(answer, { status: 303, location: '/myaccount/addresses/billing' }, name)
  }
})

t.test('a refused form gives back its typed values, a form of a button alone none', async (t) => {
  const send = await edge(t)
  const valuesOf = async (fields: Record<string, string>) => {
    const { flash } = await send('/api/business-action/', fields)
    t.equal(flash?.isDone, false)
    return flash?.values
  }
  const rights = { act: 'save', userId: 'u', orderLimit: '50' }
  t.same(await valuesOf(rights), rights)
  const declined = { act: 'decline', approvalId: 'a', reason: 'Budget ist weg' }
  t.same(await valuesOf(declined), declined)
  t.same(await valuesOf({ act: 'remove', userId: 'u' }), {}, 'the user’s rights are drawn as they are')
  t.same(await valuesOf({ act: 'approve', approvalId: 'a', quoteHash: 'q' }), {})
})

t.test('an address that was entered for a page leads back to it, and only to a page of this shop', async (t) => {
  const prime = '/prime/checkout?origin=prime&renew=true'
  const saved = await edge(t, { saveAddress: { successful: true, generalErrorMessage: null, fieldErrors: [] } })
  const refused = await edge(t, { saveAddress: { successful: false, generalErrorMessage: 'Nein', fieldErrors: [] } })
  const wayOf = async (send: typeof saved, target: string) =>
    (await send('/api/address-action/save/', { kind: 'billing', target })).location
  t.equal(await wayOf(saved, prime), prime)
  const form = `/myaccount/addresses/billing?${new URLSearchParams({ edit: 'new', target: prime })}`
  t.equal(await wayOf(refused, prime), form, 'the form knows it still')
  for (const target of ['', '//evil.test/', 'https://evil.test/', '/api/my-data/'])
    t.equal(await wayOf(saved, target), '/myaccount/addresses/billing', target)
})
