import { type ReactNode, Suspense, use } from 'react'
import { HydrateLater } from '../../lib/hydration/HydrateLater.tsx'
import { isServer } from '../../lib/hydration/is-server.ts'
import { type DataAttributes, Static } from '../../lib/hydration/Static.tsx'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import type { TeaserEntry, WireTeaser } from '../definition/define-teaser.ts'
import { findTeaser } from '../registry.ts'
import { Fallback } from './Fallback.tsx'
import { isTeaserVisible } from './is-teaser-visible.ts'

/** Where a teaser stands: picks its view by type, and when the browser takes it over (see Hydration). */
export function TeaserSlot({ teaser }: { teaser: WireTeaser }) {
  const { abAssignments, record } = usePageScope()
  const entry = findTeaser(teaser.type)
  if (!isTeaserVisible(teaser, abAssignments)) return null
  if (!entry) return <Fallback type={teaser.type} />
  record.needSource(entry.source, false)
  const view = <TeaserView entry={entry} teaser={teaser} />
  // Read by whoever watches the page: views and clicks are told of a teaser without any code in it.
  const marks = {
    'data-teaser-id': teaser.id,
    'data-teaser-name': teaser.name,
    'data-teaser-type': teaser.type,
    ...analyticsMark(teaser),
  }
  switch (entry.hydrate) {
    case 'later':
      return <HydrateLater marks={marks}>{view}</HydrateLater>
    case 'never':
      return (
        <Static marks={marks}>
          <Suspense>{view}</Suspense>
        </Static>
      )
  }
}

/** What editors call it in statistics, for all that is pressed in it; a view may be more precise on a link of its own. */
function analyticsMark({ attributes }: WireTeaser): DataAttributes {
  const named = attributes.find(({ name }) => name === 'googleAnalytics')
  const text = named?.text ?? named?.value
  return text ? { 'data-analytics': text } : {}
}

function TeaserView({ entry, teaser }: { entry: TeaserEntry; teaser: WireTeaser }): ReactNode {
  const view = entry.render(teaser)
  if (view !== undefined || isServer) return view
  use(entry.load())
  return entry.render(teaser)
}
