import t from 'tap'
import { siteOfHost } from './host.ts'

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

for (const [host, store, language, locale] of table) {
  t.same(siteOfHost(host), { store, language, locale }, host || 'no host')
}
