import { createElement, Fragment, type ReactNode, useState } from 'react'
import { isFirstPageLeft } from '../scope/first-page.ts'
import { type PartKey, usePageScope } from '../scope/page-scope.ts'
import { isServer } from './is-server.ts'
import { useCameFromServer } from './use-came-from-server.ts'

export type DataAttributes = Readonly<Record<`data-${string}`, string>>

/** The element that stands around static HTML, and what its HTML comes from. */
export type StaticElement = {
  as?: 'div' | 'section' | 'footer' | 'nav' | 'ul'
  className?: string | undefined
  /** Where the page's data block leaves out what the content is made from: what finds its HTML again (see shortenJson). */
  name?: string
  /** Further data attributes of the element. */
  marks?: DataAttributes
  /** On the server: its HTML, when it was made before; the children are not rendered then. */
  made?: string | undefined
  /** On the server its HTML may be that of another page which was made from the same (see Kept). */
  by?: () => PartKey
}

type StaticProps = StaticElement & { children: ReactNode }

const keep = { __html: '' }
const attribute = 'data-static'

/**
 * Part of a page that only has to be seen: the server's HTML stays as it is and React neither hydrates nor renders it.
 * Links in it work. After a client navigation it is rendered like anything else. State and handlers inside don't live
 * on the first page, so it is for what has none.
 */
export function Static({ as = 'div', className, name, marks, made, by, children }: StaticProps) {
  const cameFromServer = useCameFromServer()
  const [found] = useState(() => (isServer || cameFromServer ? null : htmlOf(name)))
  const { cachedPart } = usePageScope()
  const madeBy = isServer && cachedPart && by ? cachedPart(by(), () => createElement(Fragment, null, children)) : null
  const html = isServer ? (made ?? madeBy) : found
  const properties = { className, ...marks, [attribute]: name }
  if (html !== null) return createElement(as, { ...properties, dangerouslySetInnerHTML: { __html: html } })
  if (isServer || !cameFromServer) return createElement(as, properties, children)
  // Hydration keeps the children of an element that has inner HTML of its own; the text given here is not looked at.
  return createElement(as, { ...properties, suppressHydrationWarning: true, dangerouslySetInnerHTML: keep })
}

/** When React gives hydration up and renders the first page anew, what the server sent still stands in the document. */
function htmlOf(name: string | undefined): string | null {
  if (!name || isFirstPageLeft()) return null
  return document.querySelector(`[${attribute}="${name}"]`)?.innerHTML ?? null
}
