import { Island } from '../../lib/hydration/Island.tsx'
import type { DataAttributes } from '../../lib/hydration/Static.tsx'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import type { InCell, WireTeaser } from '../definition/define-teaser.ts'
import { teaserOf } from '../registry.ts'
import { isTeaserVisible } from './is-teaser-visible.ts'

type TeaserSlotProps = {
  teaser: WireTeaser
  /** Class of the cell, for a teaser that is alone in it: its element is the cell. */
  className?: string
} & InCell

/** Renders a teaser by its type, and marks it for tracking, so that views and clicks are recorded without code in the teaser. */
export function TeaserSlot({ teaser, className, cellWidth }: TeaserSlotProps) {
  if (!isTeaserVisible(teaser, usePageScope().abAssignments)) return null
  const { code, hydrate } = teaserOf(teaser.type)
  const marks = {
    'data-teaser-id': teaser.id,
    'data-teaser-name': teaser.name,
    'data-teaser-type': teaser.type,
    ...analyticsMark(teaser),
  }
  // What is never hydrated has no content in the page's data (see rowsForHydration): its HTML is found by its name.
  return (
    <Island
      of={code}
      props={{ teaser, cellWidth }}
      when={hydrate}
      name={`teaser-${teaser.id}`}
      marks={marks}
      className={className}
    />
  )
}

/** The editors' tracking name for all clicks in the teaser; a link may have a more precise one. */
function analyticsMark({ attributes }: WireTeaser): DataAttributes {
  const named = attributes.find(({ name }) => name === 'googleAnalytics')
  const text = named?.text ?? named?.value
  return text ? { 'data-analytics': text } : {}
}
