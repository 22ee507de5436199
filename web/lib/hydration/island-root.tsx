import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { readFirstPage } from '../scope/first-page.ts'
import { makeScope } from '../scope/make-scope.ts'
import { type PageScope, PageScopeContext } from '../scope/page-scope.ts'
import { Boundary } from './Boundary.tsx'

export type IslandRoot = {
  /** What comes again draws anew. */
  draw: (content: ReactNode) => void
  /** Draws before it returns, for what is to be opened or measured at once. */
  drawNow: (content: ReactNode) => void
  /** Takes away what was drawn. */
  end: () => void
}

let count = 0

/**
 * An island beside the page, in an element that the page leaves alone: in a place that the shell keeps free, or above everything.
 * It knows store, language and texts, with `texts` beside those of the page; of the page's data it knows nothing.
 */
export function islandRoot(element: Element, texts?: PageScope['texts']): IslandRoot {
  count += 1
  const root = createRoot(element, { identifierPrefix: `${element.id || `island-${count}`}-` })
  const draw: IslandRoot['draw'] = (content) => {
    const first = readFirstPage()
    const url = location.pathname + location.search
    const shared = texts ? { ...first, texts: { ...first.texts, ...texts } } : first
    const scope = makeScope(shared, { url, data: null, status: 200 })
    root.render(
      <PageScopeContext value={scope}>
        <Boundary of={scope.url}>
          <Suspense>{content}</Suspense>
        </Boundary>
      </PageScopeContext>,
    )
  }
  return { draw, drawNow: (content) => flushSync(() => draw(content)), end: () => root.unmount() }
}
