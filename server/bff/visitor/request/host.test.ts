import t from 'tap'
import { hostsOfThisMachine } from '#contract/store-hosts.ts'
import { readHost, sharedDomainOf, siteOfHost } from './host.ts'

const table: [host: string, store: string, language: string, locale: string][] = [
  ['localhost:3000', 'de', 'de-DE', 'de'],
  ['at.localhost:3000', 'at', 'de-AT', 'de'],
  ['ch.localhost', 'ch', 'de-CH', 'de'],
  ['educational.localhost:3000', 'b2b', 'de-DE', 'edu'],
  ['en.educational.localhost:3000', 'b2b', 'en-DE', 'en'],
  ['www.pausenhof.de', 'de', 'de-DE', 'de'],
  ['www.pausenhof.at', 'at', 'de-AT', 'de'],
  ['WWW.PAUSENHOF.CH', 'ch', 'de-CH', 'de'],
  ['educational.pausenhof.de', 'b2b', 'de-DE', 'edu'],
  ['en.educational.pausenhof.de', 'b2b', 'en-DE', 'en'],
  ['127.0.0.1:3000', 'de', 'de-DE', 'de'],
  ['chat.example', 'de', 'de-DE', 'de'],
  ['', 'de', 'de-DE', 'de'],
]

t.test('S1.1 S1.2 store, language and locale follow from the host', async (t) => {
  for (const [host, store, language, locale] of table)
    t.same(siteOfHost(host), { store, language, locale }, host || 'no host')
})

t.test('languages of the business store share a domain, no other hosts do', async (t) => {
  for (const host of ['educational.localhost:3000', 'en.educational.localhost:3000', 'EN.educational.localhost'])
    t.equal(sharedDomainOf(host), 'educational.localhost', host)
  t.equal(sharedDomainOf('en.educational.pausenhof.de'), 'educational.pausenhof.de')
  for (const host of [
    'localhost:3000',
    'at.localhost',
    'en.localhost',
    'www.pausenhof.de',
    '127.0.0.1',
    'educational',
    '',
  ])
    t.equal(sharedDomainOf(host), null, host)
})

const headers: [header: string | undefined, protocol: string, host: string | null][] = [
  ['Shop.Test:3000', 'http', 'shop.test:3000'],
  ['shop.test:80', 'http', 'shop.test'],
  ['shop.test:80', 'https', 'shop.test:80'],
  ['shop.test:443', 'https', 'shop.test'],
  ['[::1]:3000', 'http', '[::1]:3000'],
  ...[
    undefined,
    '',
    '..',
    '-',
    'shop.test:99999',
    'shop.test:',
    '[::::]',
    '1.2.3.999',
    'a b',
    '"><script>',
    'a/b',
    'a@b',
  ].map((header) => [header, 'http', null] as [string | undefined, string, null]),
]

t.test('a header that names no host is refused', async (t) => {
  for (const [header, protocol, host] of headers) t.equal(readHost(header, protocol), host, `${protocol} ${header}`)
  for (const host of hostsOfThisMachine(3000)) t.equal(readHost(host, 'http'), host, host)
})
