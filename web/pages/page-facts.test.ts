import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Config } from 'vike/types'
import { applicationPaths } from '#contract/limits/application-paths.ts'
import { areas } from '../../fixtures/translations/translations.ts'

type Page = { name: string; config: Config; route: unknown }

async function readPages(): Promise<Page[]> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, '+route.ts')),
  )
  return Promise.all(
    folders.map(async ({ name }) => ({
      name,
      config: ((await import(`./${name}/+config.ts`)) as { default: Config }).default,
      route: ((await import(`./${name}/+route.ts`)) as { default: unknown }).default,
    })),
  )
}

const namesOf = (pages: readonly Page[], isWanted: (config: Config) => boolean) =>
  pages.filter(({ config }) => isWanted(config)).map(({ name }) => name)

t.test('pages of the application say what the specification asks of them', async (t) => {
  const pages = await readPages()
  const account = [
    ...[
      'account',
      'account-addresses',
      'account-delete',
      'account-details',
      'account-email',
      'customer-number',
      'new-password',
      'orders',
      'orders-detail',
      'password',
      'register',
      'reset-password',
    ],
    ...['returns', 'returns-carrier', 'returns-confirm', 'returns-productselection', 'returns-regulations'],
    'wishlist',
  ]
  const checkout = [
    ...['checkout-confirmation', 'checkout-login', 'checkout-payment', 'checkout-shipping', 'checkout-summary'],
    'payment-return',
  ]
  const service = ['mail-link', 'withdrawal']
  t.same(
    namesOf(pages, ({ area }) => area === 'checkout'),
    ['basket', ...checkout],
    'areas of the checkout',
  )
  t.same(
    namesOf(pages, ({ area }) => area === 'account'),
    account,
    'areas',
  )
  t.same(
    namesOf(pages, ({ robots }) => robots === 'noindex,follow'),
    [...account, ...checkout, ...service, 'basket', 'compare', 'login', 'logout', 'offline', 'rating', 'search'].sort(),
    'not to be found by searching',
  )
  t.same(
    namesOf(pages, ({ hasOpenGraph }) => hasOpenGraph === false),
    [...account.filter((name) => name !== 'wishlist'), ...checkout, ...service, 'basket', 'login', 'logout'].sort(),
    'nothing to share; the wish list has',
  )
  t.same(
    namesOf(pages, ({ isPrivate }) => isPrivate === true),
    [...account, ...checkout, ...service, 'basket', 'login', 'logout', 'rating'].sort(),
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
