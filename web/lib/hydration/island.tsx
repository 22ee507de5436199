import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { needTexts } from '../i18n/load-more-texts.ts'
import { readFirstPage } from '../scope/first-page.ts'
import { makeScope } from '../scope/make-scope.ts'
import { PageScopeContext } from '../scope/page-scope.ts'
import { Boundary } from './Boundary.tsx'
import { loadOnce } from './load-once.ts'

type Draw = (content: ReactNode) => void

/**
 * Draws something of its own beside the page: in a place that the shell keeps free, or above everything. It knows store and
 * language, and the texts of `areas`, which are fetched when the page doesn't have them; of the page's data it knows nothing.
 * What comes back draws anew.
 */
export async function openIsland(element: Element, areas: readonly string[]): Promise<Draw> {
  await needTexts(areas)
  const root = createRoot(element, { identifierPrefix: `${element.id || 'island'}-` })
  return (content) => {
    const first = readFirstPage()
    const scope = makeScope(first, { url: location.pathname + location.search, data: null, status: 200 })
    root.render(
      <PageScopeContext value={scope}>
        <Boundary of={scope.url}>
          <Suspense>{content}</Suspense>
        </Boundary>
      </PageScopeContext>,
    )
  }
}

const places = new WeakMap<Element, () => Promise<Draw>>()

/** The island of a place in the page: opened with the first call, and again only when that failed. */
export function islandIn(place: Element, areas: readonly string[]): Promise<Draw> {
  const open = places.get(place) ?? loadOnce(() => openIsland(place, areas)).load
  places.set(place, open)
  return open()
}
