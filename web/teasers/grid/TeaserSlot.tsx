import { type ReactNode, Suspense, use } from 'react'
import { HydrateLater } from '../../lib/hydration/HydrateLater.tsx'
import { isServer } from '../../lib/hydration/is-server.ts'
import { type DataAttributes, Static } from '../../lib/hydration/Static.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import type { InCell, TeaserEntry, WireTeaser } from '../definition/define-teaser.ts'
import { isKnownTeaser, teaserOf } from '../registry.ts'
import { isTeaserVisible } from './is-teaser-visible.ts'

type TeaserSlotProps = {
  teaser: WireTeaser
  /** Of the cell, for a teaser that is alone in it: its element is the cell. */
  className?: string
} & InCell

/** Renders a teaser by its type, and decides when it hydrates (see Hydration). */
export function TeaserSlot({ teaser, className, cellWidth }: TeaserSlotProps) {
  const { abAssignments, record } = usePageScope()
  if (!isTeaserVisible(teaser, abAssignments)) return null
  const entry = teaserOf(teaser.type)
  record.needSource(entry.source, false)
  const view = (
    <>
      {!isKnownTeaser(teaser.type) && <UnknownType type={teaser.type} />}
      <TeaserView entry={entry} teaser={teaser} cellWidth={cellWidth} />
    </>
  )
  // Read by tracking, so that views and clicks are recorded without code in the teaser.
  const marks = {
    'data-teaser-id': teaser.id,
    'data-teaser-name': teaser.name,
    'data-teaser-type': teaser.type,
    ...analyticsMark(teaser),
  }
  switch (entry.hydrate) {
    case 'later':
      return (
        <HydrateLater marks={marks} {...(className && { className })}>
          {view}
        </HydrateLater>
      )
    case 'never':
      return (
        // Its content is not in the page's data (see rowsForHydration).
        <Static name={`teaser-${teaser.id}`} marks={marks} {...(className && { className })}>
          <Suspense>{view}</Suspense>
        </Static>
      )
  }
}

/** The editors' tracking name for all clicks in the teaser; a link may have a more precise one. */
function analyticsMark({ attributes }: WireTeaser): DataAttributes {
  const named = attributes.find(({ name }) => name === 'googleAnalytics')
  const text = named?.text ?? named?.value
  return text ? { 'data-analytics': text } : {}
}

function TeaserView({ entry, teaser, cellWidth }: { entry: TeaserEntry; teaser: WireTeaser } & InCell): ReactNode {
  const view = entry.render(teaser, cellWidth)
  if (view !== undefined || isServer) return view
  use(entry.load())
  return entry.render(teaser, cellWidth)
}

/** Says that a type of teaser is not known to this build: in the log, and to editors in their preview. */
function UnknownType({ type }: { type: string }) {
  const t = useTexts()
  const { isPreview, record } = usePageScope()
  record.report(`teaser type ${type}`)
  return isPreview ? <p role="note">{t('teasers.unknown', { type })}</p> : null
}
