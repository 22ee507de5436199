import t from 'tap'
import { matchesPattern, parseShopUrl } from './shop-paths.ts'

t.test('parseShopUrl turns addresses of the shop into path and query', async (t) => {
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

t.test('matchesPattern takes * and a trailing slash', async (t) => {
  t.ok(matchesPattern('/a', '/a/'))
  t.ok(matchesPattern('/a/b/', '/a/*'))
  t.ok(matchesPattern('/a', '/a/*'), 'what a star stands for may be empty')
  t.notOk(matchesPattern('/ab/', '/a/*'))
  t.notOk(matchesPattern('/a/b/', '/a/'))
})
