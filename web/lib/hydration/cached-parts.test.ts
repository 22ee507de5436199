import { createElement, type ReactElement } from 'react'
import t from 'tap'
import { useTexts } from '../i18n/use-texts.ts'
import { useColourClass } from '../scope/colour-class.ts'
import { type PageScope, usePageScope } from '../scope/page-scope.ts'
import { cachedParts, cachedPartsBytes } from './cached-parts.ts'

const site = { store: 'de', language: 'de-DE', currencyCode: 'EUR', origin: 'http://localhost' }

const scope = { texts: {}, site } as unknown as PageScope

const scopeWith = (changes: object): PageScope => ({ ...scope, ...changes }) as PageScope

const card = (name: string) => (): ReactElement => createElement('b', null, name)
const htmlOf = (scope: PageScope, key: string, part: () => ReactElement): string => {
  const { put, fill } = cachedParts(scope, false)
  return fill(put({ name: key, madeFrom: '' }, part))
    .map(String)
    .join('')
}

const Curious = () => {
  const { url, data, shell, parameters, abAssignments, status, edited, cachedPart } = usePageScope()
  return createElement(
    'i',
    null,
    JSON.stringify([url, data, shell, parameters, abAssignments, status, edited, cachedPart]),
  )
}

const Coloured = () => {
  const t = useTexts()
  return createElement('i', { className: useColourClass()('color', '#fc0') }, t('missing'))
}

t.test('a page gets each of its kept parts in its place, made once', async (t) => {
  const { put, fill } = cachedParts(scope, false)
  const key = (name: string) => ({ name, madeFrom: '4,99 €' })
  const cards = [put(key('1'), card('Füller')), put(key('2'), card('„Heft“')), put(key('1'), card('made again'))]
  const pieces = fill(`<ul><!--0-->${cards.map((html) => `<li>${html}</li>`).join('')}</ul>`)
  t.equal(
    pieces.map(String).join(''),
    '<ul><!--0--><li><b>Füller</b></li><li><b>„Heft“</b></li><li><b>Füller</b></li></ul>',
  )
  const parts = pieces.filter((piece) => typeof piece !== 'string')
  t.equal(parts.length, 3)
  for (const { buffer, length } of parts) t.equal(buffer.byteLength, length, 'keeps no more in memory than itself')
})

t.test('a page that is written while it is rendered gets its parts as text', async (t) => {
  const { put } = cachedParts(scope, true)
  t.equal(put({ name: '3', madeFrom: '' }, card('Füller')), '<b>Füller</b>')
})

t.test('a page without kept parts is one text', async (t) => {
  t.same(cachedParts(scope, false).fill('<main></main>'), ['<main></main>'])
})

t.test('a part that is made from something else takes the place of the old one', async (t) => {
  const { put } = cachedParts(scope, true)
  const at = (price: string) => put({ name: 'card 4711', madeFrom: price }, card(price))
  t.same(
    ['4,99 €', '4,99 €', '5,99 €', '4,99 €'].map(at),
    ['4,99 €', '4,99 €', '5,99 €', '4,99 €'].map((p) => `<b>${p}</b>`),
  )
  const before = cachedPartsBytes()
  t.equal(at('6,99 €'), '<b>6,99 €</b>')
  t.equal(cachedPartsBytes(), before)
})

t.test('another storefront, other texts and another currency are other parts', async (t) => {
  const key = 'storefront'
  t.equal(htmlOf(scope, key, card('first')), '<b>first</b>')
  t.equal(htmlOf(scope, key, card('made again')), '<b>first</b>')
  const others = [
    { store: 'at' },
    { language: 'en-DE' },
    { currencyCode: 'CHF' },
    { origin: 'https://educational.shop.test' },
  ]
  for (const [index, change] of others.entries()) {
    const other = scopeWith({ site: { ...site, ...change } })
    t.equal(htmlOf(other, key, card(`other ${index}`)), `<b>other ${index}</b>`, JSON.stringify(change))
  }
  t.equal(htmlOf(scopeWith({ texts: {} }), key, card('other texts')), '<b>other texts</b>')
})

t.test('a part knows its storefront and nothing of the page for which it is made', async (t) => {
  const page = scopeWith({
    url: '/cat/5?p=2',
    data: { name: 'Erika' },
    shell: { getNavigation: [] },
    parameters: [{ name: 'Blitzangebot' }],
    abAssignments: [{ testId: 'T1', variantId: 'B' }],
    edited: { rows: [] },
    cachedPart: () => '',
    status: 404,
  })
  const html = htmlOf(page, 'curious', () => createElement(Curious))
  t.equal(html, `<i>${JSON.stringify(['', null, null, [], [], 200, null, null]).replaceAll('"', '&quot;')}</i>`)
})

t.test('texts and colours of a cached part are recorded for each page that gets it', async (t) => {
  for (const page of ['first', 'second']) {
    const reported: string[] = []
    const record = {
      needColour: (_name: string, rule: string) => reported.push(rule),
      needText: (key: string) => reported.push(key),
    }
    htmlOf(scopeWith({ record }), 'coloured', () => createElement(Coloured))
    t.same(reported.sort(), ['.c-color-_zfc0{color:#fc0}', 'missing'], page)
  }
})
