import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import {
  activeListIn,
  type CookieKind,
  type CookieName,
  cookieOptions,
  cookies,
  doubledCookies,
  type OthersCookie,
  othersCookies,
} from './cookies.ts'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

const inWords = (lifetime: number | string | null) => {
  if (typeof lifetime !== 'number') return lifetime ?? ''
  return lifetime < 24 * 60 * 60 ? `${lifetime / 60} minutes` : `${lifetime / 24 / 60 / 60} days`
}

t.test('T3.4 the README has the table', async (t) => {
  const cellsOf = (name: string) =>
    readme
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\` `))
      ?.split('|')
      .map((cell) => cell.trim())
      .slice(1, -1)
  for (const [key, cookie] of Object.entries(cookies)) {
    const { name, lifetime, isReadable, sameSite, purpose }: CookieKind = cookie
    const secure = cookieOptions(key as CookieName).secure === 'auto' ? 'with TLS' : 'no'
    const cells = [`\`${name}\``, inWords(lifetime), isReadable ? 'yes' : 'no', secure, sameSite, 'edge', purpose]
    t.same(cellsOf(name), cells, name)
  }
  for (const cookie of Object.values(othersCookies)) {
    const { name, lifetime, setBy, sameSite, purpose }: OthersCookie = cookie
    const secure = setBy === 'page' ? 'with TLS' : ''
    t.same(cellsOf(name), [`\`${name}\``, inWords(lifetime), 'yes', secure, sameSite ?? '', setBy, purpose], name)
  }
})

t.test('the README has no other cookies', async (t) => {
  const [, table = ''] = readme.split('\n## Cookies\n')
  const rows = table.slice(0, table.indexOf('\n## ')).matchAll(/^\| `([^`]+)` /gm)
  const documented = [...rows].map(([, name]) => name)
  t.same(documented.sort(), [...Object.values(cookies), ...Object.values(othersCookies)].map(({ name }) => name).sort())
})

t.test('T6.9 scripts can read only the cookies that the browser’s code needs', async (t) => {
  const readable = (Object.keys(cookies) as CookieName[]).filter((name) => !cookieOptions(name).httpOnly)
  t.same(readable, ['cartId', 'customerFlag', 'guestFlag', 'securityLogout', 'sessionExpired'])
  for (const name of Object.keys(cookies) as CookieName[]) {
    t.match(cookieOptions(name), { path: '/', secure: 'auto', sameSite: /lax|strict/ }, name)
  }
})

t.test('T9.3 a session cookie lives as long as its token, a cart cookie 30 days', async (t) => {
  t.equal(cookieOptions('session').maxAge, undefined, 'with the browser')
  t.equal(cookieOptions('session', 60).maxAge, 60)
  t.equal(cookieOptions('cartId', 60).maxAge, 30 * 24 * 60 * 60)
})

t.test('languages of a store share only the cookies of login and cart', async (t) => {
  const shared = (Object.keys(cookies) as CookieName[]).filter((name) => cookieOptions(name, 60, 'b2b.test').domain)
  t.same(shared, ['cartId', 'visitorId', 'session', 'customerFlag', 'guestFlag', 'knownBrowser'])
  t.equal(cookieOptions('session', 60).domain, undefined)
})

t.test('a browser that sends a cookie twice is read by the newer, shared one', async (t) => {
  t.same([...doubledCookies('X-JWT=old; cartId=c; X-JWT-exist=1; X-JWT=new; flash=a; flash=b')], [['session', 'new']])
  t.same([...doubledCookies(undefined)], [])
})

t.test('S4.35 the id of a list, and nothing else', async (t) => {
  t.same(['0a-B_', '', 'a b', 'x'.repeat(65), undefined].map(activeListIn), ['0a-B_', null, null, null, null])
})
