import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageScope, PageScopeContext } from '../scope/page-scope.ts'

const mostBytes = 24 * 1024 * 1024
const entryOverhead = 300

/** HTML as the bytes that are sent: writing a listing's cards as text anew for each page took a quarter of its time. */
const parts = new LRUCache<string, Buffer>({
  maxSize: mostBytes,
  sizeCalculation: (html, name) => html.length + name.length * 2 + entryOverhead,
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

/** Stands for a kept part in a page's HTML until `fillParts`; texts of a page can't contain it, since it is random. */
const mark = `<!--${randomUUID()}-`
const markEnd = '-->'

export type KeptParts = {
  /** HTML of the part, or what stands for it; for `PageScope.keptPart` (see Kept). */
  put: NonNullable<PageScope['keptPart']>
  /** The page's HTML, with each part in its place. */
  fill: (html: string) => (string | Buffer)[]
}

/**
 * For the pages of a server: parts by what they are made from, for as long as the texts stay the same. A page that is
 * written to its visitor while it is rendered takes them as text.
 */
export function keptParts(scope: PageScope, isStream: boolean): KeptParts {
  const storefront = storefrontKey(scope)
  const used: Buffer[] = []
  return {
    put: (key, part) => {
      const name = `${storefront} ${key}`
      let html = parts.get(name)
      if (!html) {
        html = Buffer.from(render(scope, part))
        parts.set(name, html)
      }
      return isStream ? html.toString() : `${mark}${used.push(html) - 1}${markEnd}`
    },
    fill: (html) => {
      const [first = '', ...others] = html.split(mark)
      return [first, ...others.flatMap((text) => filled(text, used))]
    },
  }
}

/** `text` begins with the number of a part. */
function filled(text: string, used: readonly Buffer[]): (string | Buffer)[] {
  const end = text.indexOf(markEnd)
  const part = used[Number(text.slice(0, end))]
  if (!part) throw new Error('A page names a part that was not made for it')
  return [part, text.slice(end + markEnd.length)]
}

/** React renders within a render as long as the outer component asks for nothing afterwards. */
function render(scope: PageScope, part: ReactElement): string {
  return renderToString(createElement(PageScopeContext, { value: { ...scope, keptPart: undefined } }, part))
}
