import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageScope, PageScopeContext } from './page-scope.ts'

/** Some 4 kB each. */
const mostKept = 4000

const kept = new WeakMap<object, Map<string, string>>()

/** For the pages of a server: HTML of parts by what they are made from, for as long as the texts stay the same (see Kept). */
export function keptParts(scope: PageScope): NonNullable<PageScope['keptPart']> {
  const parts = kept.get(scope.texts) ?? new Map<string, string>()
  kept.set(scope.texts, parts)
  const { store, language, origin } = scope.site
  return (key, part) => {
    const name = `${store} ${language} ${origin} ${key}`
    let html = parts.get(name)
    if (html === undefined) {
      html = render(scope, part)
      const [oldest] = parts.size < mostKept ? [] : parts.keys()
      if (oldest !== undefined) parts.delete(oldest)
      parts.set(name, html)
    }
    return html
  }
}

/** React renders within a render as long as the outer component asks for nothing afterwards. */
function render(scope: PageScope, part: ReactElement): string {
  return renderToString(<PageScopeContext value={scope}>{part}</PageScopeContext>)
}
