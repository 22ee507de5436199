import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { formRoutes } from '../forms/form-route.ts'
import { runOf } from '../graphql/testing/run-of.ts'
import rateLimits from '../security/rate-limits.ts'
import { testFlashes, testSeals } from '../visitor/testing/seals.ts'
import visitor from '../visitor/visitor-plugin.ts'
import { addressForms, detailsForms } from './account-forms.ts'
import { businessForms } from './business-forms.ts'

/** The forms of account and organisation, with an engine that gives no data unless it is told which. */
async function edge(t: Test, data: object | null = null) {
  const app = Fastify()
  const run = runOf(async () => ({ json: '', tags: [], ttl: 0, isPublic: false, data }))
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  await formRoutes(app, { run, flashes: testFlashes }, [...detailsForms, ...addressForms, ...businessForms])
  t.teardown(() => app.close())
  return (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: String(new URLSearchParams(fields)),
      headers: {
        host: 'shop.test',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
}

t.test('names of Object.prototype are neither an action nor a kind of address', async (t) => {
  const send = await edge(t)
  for (const name of ['__proto__', 'constructor', 'toString']) {
    t.equal((await send('/api/business-action/', { act: name })).statusCode, 400, name)
    const { statusCode, headers } = await send('/api/address-action/change/', { kind: name, remove: 'a' })
    t.match({ statusCode, to: headers.location }, { statusCode: 303, to: '/myaccount/addresses/billing' }, name)
  }
})

t.test('a refused form gives back its typed values, a form of a button alone none', async (t) => {
  const send = await edge(t)
  const valuesOf = async (fields: Record<string, string>) => {
    const { cookies } = await send('/api/business-action/', fields)
    const flash = testFlashes.open(cookies.find(({ name }) => name === 'flash')?.value)
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
    (await send('/api/address-action/save/', { kind: 'billing', target })).headers.location
  t.equal(await wayOf(saved, prime), prime)
  const form = `/myaccount/addresses/billing?${new URLSearchParams({ edit: 'new', target: prime })}`
  t.equal(await wayOf(refused, prime), form, 'the form knows it still')
  for (const target of ['', '//evil.test/', 'https://evil.test/', '/api/my-data/'])
    t.equal(await wayOf(saved, target), '/myaccount/addresses/billing', target)
})
