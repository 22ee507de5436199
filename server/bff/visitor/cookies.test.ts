import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type CookieKind, type CookieName, cookieOptions, cookies } from './cookies.ts'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

const inWords = (lifetime: CookieKind['lifetime']) => {
  if (lifetime === 'told') return 'told'
  return lifetime < 24 * 60 * 60 ? `${lifetime / 60} minutes` : `${lifetime / 24 / 60 / 60} days`
}

t.test('the README has the table', async (t) => {
  for (const cookie of Object.values(cookies)) {
    const { name, lifetime, isReadable, sameSite, purpose }: CookieKind = cookie
    const cells = [`\`${name}\``, inWords(lifetime), isReadable ? 'yes' : 'no', sameSite, purpose]
    const row = readme.split('\n').find((line) => line.startsWith(`| ${cells[0]} `))
    t.same(
      row
        ?.split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
      cells,
      name,
    )
  }
})

t.test('what a script may not read it can’t', async (t) => {
  const readable = (Object.keys(cookies) as CookieName[]).filter((name) => !cookieOptions(name).httpOnly)
  t.same(readable, ['cartId', 'customerFlag', 'guestFlag', 'securityLogout', 'sessionExpired'])
  for (const name of Object.keys(cookies) as CookieName[]) {
    t.match(cookieOptions(name), { path: '/', secure: 'auto', sameSite: /lax|strict/ }, name)
  }
})

t.test('lifetimes that are told', async (t) => {
  t.equal(cookieOptions('session').maxAge, undefined, 'with the browser')
  t.equal(cookieOptions('session', 60).maxAge, 60)
  t.equal(cookieOptions('cartId', 60).maxAge, 30 * 24 * 60 * 60)
})
