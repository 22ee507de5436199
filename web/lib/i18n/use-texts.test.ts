import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import t from 'tap'
import type { PageScope } from '../scope/page-scope.ts'
import { PageScopeContext } from '../scope/page-scope.ts'
import { useTexts } from './use-texts.ts'

function Words({ keys }: { keys: string[] }) {
  const t = useTexts()
  return createElement('p', null, keys.map((key) => t(key)).join(' '))
}

/** What the page says, and the keys that it lacked. */
function said(keys: string[], { isPreview = false, isDebug = false }: { isPreview?: boolean; isDebug?: boolean } = {}) {
  const missing: string[] = []
  const scope = {
    texts: { 'a.there': ['Hallo'] },
    site: { language: 'de-DE', isDebug },
    isPreview,
    record: { needText: (key: string) => missing.push(key) },
  }
  const html = renderToString(
    createElement(PageScopeContext, { value: scope as unknown as PageScope }, createElement(Words, { keys })),
  )
  return { html, missing }
}

t.test('S1.12 a text that does not exist is shown by its key and reported', async (t) => {
  t.same(said(['a.there', 'a.missing']), { html: '<p>Hallo ⟦a.missing⟧</p>', missing: ['a.missing'] })
})

t.test('texts that could not be loaded are empty for visitors and shown by their keys to editors', async (t) => {
  const keys = ['a.there', 'b.unloaded']
  t.same(said(keys), { html: '<p>Hallo </p>', missing: ['b.unloaded'] })
  t.same(said(keys, { isPreview: true }), { html: '<p>Hallo ⟦b.unloaded⟧</p>', missing: ['b.unloaded'] })
  t.same(said(keys, { isDebug: true }), { html: '<p>Hallo ⟦b.unloaded⟧</p>', missing: ['b.unloaded'] })
})
