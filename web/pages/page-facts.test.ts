import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import t from 'tap'
import type { Config } from 'vike/types'
import { applicationPaths } from '#contract/limits/application-paths.ts'
import { areas } from '../../server/contract/texts/translations.ts'

type Page = { name: string; config: Config; route: unknown }

async function readPages(): Promise<Page[]> {
  const folders = globSync('**/+route.ts', { cwd: import.meta.dirname })
    .map(dirname)
    .sort()
  return Promise.all(
    folders.map(async (name) => ({
      name,
      config: ((await import(`./${name}/+config.ts`)) as { default: Config }).default,
      route: ((await import(`./${name}/+route.ts`)) as { default: unknown }).default,
    })),
  )
}

const namesOf = (pages: readonly Page[], isWanted: (config: Config) => boolean) =>
  pages.filter(({ config }) => isWanted(config)).map(({ name }) => name)

t.test('S9.43 pages of the application say what the specification asks of them', async (t) => {
  const pages = await readPages()
  const account = [
    ...['addresses', 'business', 'details', 'home', 'password'].map((name) => `account/${name}`),
    ...['new-password', 'register', 'reset-password'].map((name) => `login/${name}`),
    ...['detail', 'list'].map((name) => `orders/${name}`),
    ...['carrier', 'confirm', 'overview', 'productselection', 'regulations'].map((name) => `returns/${name}`),
    'wishlist',
  ]
  const checkout = [
    ...['basket', 'confirmation', 'login', 'payment', 'payment-return', 'prime', 'shipping', 'summary'],
  ].map((name) => `checkout/${name}`)
  const access = ['login/login', 'login/logout']
  const service = ['service/forms', 'service/mail-link']
  t.same(
    namesOf(pages, ({ area }) => area === 'checkout'),
    checkout,
    'areas of the checkout',
  )
  t.same(
    namesOf(pages, ({ area }) => area === 'account'),
    account,
    'areas',
  )
  t.same(
    namesOf(pages, ({ robots }) => robots === 'noindex,follow'),
    [
      ...account,
      ...checkout,
      ...access,
      ...service,
      'catalogue/compare',
      'catalogue/search',
      'offline',
      'service/rating',
    ].sort(),
    'not to be found by searching',
  )
  t.same(
    namesOf(pages, ({ hasOpenGraph }) => hasOpenGraph === false),
    [...account.filter((name) => name !== 'wishlist'), ...checkout, ...access, ...service].sort(),
    'nothing to share; the wish list has',
  )
  t.same(
    namesOf(pages, ({ isPrivate }) => isPrivate === true),
    [...account, ...checkout, ...access, ...service, 'service/newsletter', 'service/rating'].sort(),
    'one visitor’s',
  )
})

t.test('every page has its texts, and an address that editors cannot take', async (t) => {
  const keys = Object.values(areas).flatMap((texts) => Object.keys(texts))
  const roots = ['/cat', '/prod', ...applicationPaths]
  for (const { name, config, route } of await readPages()) {
    for (const area of config.texts ?? [])
      t.ok(
        keys.some((key) => key.startsWith(`${area}.`)),
        `${name}: ${area}`,
      )
    if (typeof route !== 'string') continue
    t.ok(
      roots.some((root) => route === root || route.startsWith(`${root}/`)),
      `${name} at ${route}`,
    )
  }
})
