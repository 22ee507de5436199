import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import t from 'tap'
import type { PageScope } from '../scope/page-scope.ts'
import { PageScopeContext } from '../scope/page-scope.ts'
import { useTexts } from './use-texts.ts'

function Words() {
  const t = useTexts()
  return createElement('p', null, `${t('a.there')} ${t('a.missing')}`)
}

/** What the page says, and the keys that it lacked. */
function said({ isPreview = false, isDebug = false }: { isPreview?: boolean; isDebug?: boolean }) {
  const missing: string[] = []
  const scope = {
    texts: { 'a.there': ['Hallo'] },
    site: { language: 'de-DE', isDebug },
    isPreview,
    record: { needText: (key: string) => missing.push(key) },
  }
  const html = renderToString(
    createElement(PageScopeContext, { value: scope as unknown as PageScope }, createElement(Words)),
  )
  return { html, missing }
}

t.test('S1.12 a missing text is marked for editors, empty for visitors and reported in both cases', async (t) => {
  t.same(said({}), { html: '<p>Hallo </p>', missing: ['a.missing'] })
  t.same(said({ isPreview: true }), { html: '<p>Hallo ⟦a.missing⟧</p>', missing: ['a.missing'] })
  t.same(said({ isDebug: true }), { html: '<p>Hallo ⟦a.missing⟧</p>', missing: ['a.missing'] })
})
