import t from 'tap'
import { isApplicationPath } from '#contract/limits/application-paths.ts'
import { hasForbiddenCharacters, parseEntityPath, withQuery } from './paths.rules.ts'

t.test('S2.20 paths of the application', async (t) => {
  const application = ['/search', '/rating', '/myaccount/orders/orderdetail', '/checkout/basket', '/prime/checkout']
  for (const path of [...application, '/login', '/logout', '/service/newsletter/success'])
    t.ok(isApplicationPath(path), path)
  for (const path of [
    '/',
    '/searching/',
    '/loginhilfe/',
    '/prime',
    '/prime/vorteile/',
    '/service/sicher-einkaufen/',
    '/cat/1',
  ]) {
    t.notOk(isApplicationPath(path), path)
  }
})

t.test('S2.19 uppercase and $ are for /cat and /prod only', async (t) => {
  for (const path of ['/Schule/', '/schule/$1/', '/Über/', '/catalog/A']) t.ok(hasForbiddenCharacters(path), path)
  for (const path of ['/schule/', '/cat/A1', '/prod/$1', '/über/']) t.notOk(hasForbiddenCharacters(path), path)
})

t.test('categories and products by id', async (t) => {
  t.match(parseEntityPath('/cat/12'), { kind: 'category', id: '12', canonical: '/cat/12' })
  t.match(parseEntityPath('/prod/12/'), { kind: 'product', id: '12', canonical: '/prod/12' })
  for (const path of ['/cat/', '/cat', '/cat/1/2', '/category/1']) t.equal(parseEntityPath(path), null, path)
})

t.test('S2.16 a redirect keeps the query unless it has one', async (t) => {
  t.equal(withQuery('/a/', '?x=1'), '/a/?x=1')
  t.equal(withQuery('/a/#b', '?x=1'), '/a/?x=1#b')
  t.equal(withQuery('/a/?y=2', '?x=1'), '/a/?y=2')
  t.equal(withQuery('/a/', ''), '/a/')
})
