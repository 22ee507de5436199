import t from 'tap'
import { routeRules } from '../../build/build-record.ts'
import { ruleOf } from './route-rules.ts'

t.test('The longest beginning decides', async (t) => {
  for (const path of ['/', '/schulranzen/', '/prod/1', '/service/katalog'])
    t.match(ruleOf(routeRules, path), { prefetch: true }, path)
  for (const path of [
    '/checkout',
    '/checkout/basket',
    '/myaccount/wishlist',
    '/logout',
    '/logout/',
    '/prime/checkout/',
  ])
    t.match(ruleOf(routeRules, path), { prefetch: false }, path)
  t.match(ruleOf(routeRules, '/logouts/'), { prefetch: true }, 'a path that only begins alike')
})

t.test('ruleOf is null without rules', async (t) => {
  t.equal(ruleOf({}, '/'), null)
})
