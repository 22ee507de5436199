import { compileMessage } from '@lingui/message-utils/compileMessage'
import t from 'tap'
import type { CompiledText } from '../scope/page-scope.ts'
import { formatMessage, type TextValues } from './format-message.ts'

const format = (message: string, values: TextValues = {}, language = 'de-DE') =>
  formatMessage(compileMessage(message) as CompiledText, values, language)

t.test('formatMessage fills in arguments and reads quotes', async (t) => {
  t.equal(format('Hallo {name}', { name: 'Ada' }), 'Hallo Ada')
  t.equal(format("Geht's, '{'so'}'?"), "Geht's, {so}?")
  t.equal(format('Ohne {wert}!'), 'Ohne !')
})

t.test('plural, with exact values, offset and numbers of the language', async (t) => {
  const message = '{count, plural, =0 {Keine Artikel} one {# Artikel für {name}} other {# Artikel}}'
  t.equal(format(message, { count: 0 }), 'Keine Artikel')
  t.equal(format(message, { count: 1, name: 'dich' }), '1 Artikel für dich')
  t.equal(format(message, { count: 1234 }), '1.234 Artikel')
  t.equal(format(message, { count: 1234 }, 'en-DE'), '1.234 Artikel', 'English in Germany')
  t.equal(format('{n, plural, offset:1 one {du und # andere} other {du und # andere}}', { n: 3 }), 'du und 2 andere')
  t.equal(format('{n, selectordinal, one {#st} two {#nd} other {#th}}', { n: 22 }, 'en-DE'), '22nd')
})

t.test('select, number and date', async (t) => {
  t.equal(format('{store, select, b2b {Sie} other {du}}', { store: 'b2b' }), 'Sie')
  t.equal(format('{store, select, b2b {Sie} other {du}}', { store: 'de' }), 'du')
  t.equal(format('{n, number}', { n: 1234.5 }), '1.234,5')
  t.equal(format('{d, date, long}', { d: new Date('2026-03-01T23:30:00Z') }), '2. März 2026', 'in the shop’s time zone')
})
