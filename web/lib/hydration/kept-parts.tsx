import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageScope, PageScopeContext } from '../scope/page-scope.ts'

const mostBytes = 24 * 1024 * 1024
const entryOverhead = 300

const parts = new LRUCache<string, string>({
  maxSize: mostBytes,
  sizeCalculation: (html, name) => (html.length + name.length) * 2 + entryOverhead,
})

const idsOfTexts = new WeakMap<object, number>()
let lastId = 0

/** A number that stands for these texts in keys: what was made with others is never asked for again. */
function idOf(texts: object): number {
  let id = idsOfTexts.get(texts)
  if (id === undefined) {
    lastId += 1
    id = lastId
    idsOfTexts.set(texts, id)
  }
  return id
}

/** Storefront and texts, for keys of HTML. */
export function storefrontKey({ texts, site: { store, language, origin } }: PageScope): string {
  return `${idOf(texts)} ${store} ${language} ${origin}`
}

/** Memory of this process that parts take. */
export const keptPartsBytes = (): number => parts.calculatedSize

/** For the pages of a server: HTML of parts by what they are made from, for as long as the texts stay the same (see Kept). */
export function keptParts(scope: PageScope): NonNullable<PageScope['keptPart']> {
  const storefront = storefrontKey(scope)
  return (key, part) => {
    const name = `${storefront} ${key}`
    let html = parts.get(name)
    if (html === undefined) {
      html = render(scope, part)
      parts.set(name, html)
    }
    return html
  }
}

/** React renders within a render as long as the outer component asks for nothing afterwards. */
function render(scope: PageScope, part: ReactElement): string {
  return renderToString(<PageScopeContext value={scope}>{part}</PageScopeContext>)
}
