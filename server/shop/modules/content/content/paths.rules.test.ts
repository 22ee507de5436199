import t from 'tap'
import {
  hasForbiddenCharacters,
  isApplicationPath,
  matchesPattern,
  parseEntityPath,
  parseShopUrl,
  withQuery,
} from './paths.rules.ts'

t.test('addresses become paths', async (t) => {
  const cases: [string, string | null, string?][] = [
    ['/', '/'],
    ['', '/'],
    ['/a/?p=2&q=x#top', '/a/', '?p=2&q=x'],
    ['https://shop.test/a/?p=2', '/a/', '?p=2'],
    ['https://shop.test', '/'],
    ['https://shop.test?q=1', '/', '?q=1'],
    ['/a/?', '/a/'],
    ['//evil.example//a', '/evil.example/a'],
    ['/schulr%C3%A4nzen/', '/schulränzen/'],
    ['/%zz', null],
    ['/a%00b', null],
    ['/a\\b', null],
    ['javascript:alert(1)', null],
    [`/${'a'.repeat(2000)}`, null],
  ]
  for (const [url, path, query = ''] of cases) {
    const parsed = parseShopUrl(url)
    t.same(
      parsed && { path: parsed.path, query: parsed.query },
      path === null ? null : { path, query },
      url.slice(0, 40),
    )
  }
})

t.test('paths of the application', async (t) => {
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

t.test('uppercase and $ are for /cat and /prod only', async (t) => {
  for (const path of ['/Schule/', '/schule/$1/', '/Über/', '/catalog/A']) t.ok(hasForbiddenCharacters(path), path)
  for (const path of ['/schule/', '/cat/A1', '/prod/$1', '/über/']) t.notOk(hasForbiddenCharacters(path), path)
})

t.test('categories and products by id', async (t) => {
  t.match(parseEntityPath('/cat/12'), { kind: 'category', id: '12', canonical: '/cat/12' })
  t.match(parseEntityPath('/prod/12/'), { kind: 'product', id: '12', canonical: '/prod/12' })
  for (const path of ['/cat/', '/cat', '/cat/1/2', '/category/1']) t.equal(parseEntityPath(path), null, path)
})

t.test('patterns of tests', async (t) => {
  t.ok(matchesPattern('/a', '/a/'))
  t.ok(matchesPattern('/a/b/', '/a/*'))
  t.ok(matchesPattern('/a', '/a/*'), 'what a star stands for may be empty')
  t.notOk(matchesPattern('/ab/', '/a/*'))
  t.notOk(matchesPattern('/a/b/', '/a/'))
})

t.test('a redirect keeps the query unless it has one', async (t) => {
  t.equal(withQuery('/a/', '?x=1'), '/a/?x=1')
  t.equal(withQuery('/a/#b', '?x=1'), '/a/?x=1#b')
  t.equal(withQuery('/a/?y=2', '?x=1'), '/a/?y=2')
  t.equal(withQuery('/a/', ''), '/a/')
})
