import { createElement, type ReactElement } from 'react'
import t from 'tap'
import type { PageScope } from '../scope/page-scope.ts'
import { keptParts } from './kept-parts.ts'

const scope = {
  texts: {},
  site: { store: 'de', language: 'de-DE', origin: 'http://localhost' },
} as unknown as PageScope

const card = (name: string): ReactElement => createElement('b', null, name)

t.test('a page gets each of its kept parts in its place, made once', async (t) => {
  const { put, fill } = keptParts(scope, false)
  const cards = [put('1', card('Füller')), put('2', card('„Heft“')), put('1', card('made again'))]
  const pieces = fill(`<ul><!--0-->${cards.map((html) => `<li>${html}</li>`).join('')}</ul>`)
  t.equal(
    pieces.map(String).join(''),
    '<ul><!--0--><li><b>Füller</b></li><li><b>„Heft“</b></li><li><b>Füller</b></li></ul>',
  )
  t.equal(pieces.filter((piece) => typeof piece !== 'string').length, 3)
})

t.test('a page that is written while it is rendered gets its parts as text', async (t) => {
  const { put } = keptParts(scope, true)
  t.equal(put('3', card('Füller')), '<b>Füller</b>')
})

t.test('a page without kept parts is one text', async (t) => {
  t.same(keptParts(scope, false).fill('<main></main>'), ['<main></main>'])
})
