import t from 'tap'
import { ownPath, withTarget } from './own-path.ts'

const origin = 'https://shop.test'

t.test('T4.6 paths of the shop are kept with their query', async (t) => {
  for (const path of ['/', '/prod/1?varid=2', '/myaccount/wishlist', '/checkout/basket#a']) {
    t.equal(ownPath(path, origin), path)
  }
})

t.test('nobody is led elsewhere', async (t) => {
  const others = [
    ...['//evil.test/', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', '/\t/evil.test', 'prod/1', ''],
    null,
    undefined,
  ]
  for (const target of others) t.equal(ownPath(target, origin), null, String(target))
})

t.test('ownPath refuses pages of login and addresses that are no pages', async (t) => {
  for (const target of ['/login', '/login?target=%2F', '/logout/', '/myaccount/register', '/api/token', '/graphql']) {
    t.equal(ownPath(target, origin), null, target)
  }
  t.equal(ownPath('/loginas', origin), '/loginas')
})

t.test('a target goes along as a parameter', async (t) => {
  t.equal(withTarget('/login', '/prod/1?varid=2'), '/login?target=%2Fprod%2F1%3Fvarid%3D2')
  t.equal(withTarget('/login', null), '/login')
})
