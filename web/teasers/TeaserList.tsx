import { useMemo } from 'react'
import { useAbAssignments } from '../lib/use-page.ts'
import type { WireTeaser } from './define-teaser.ts'
import { RecommendationIds, recommendationIds } from './Recommendations/recommendation-ids.ts'
import { TeaserSlot } from './TeaserSlot.tsx'

/**
 * Teasers below each other where there is no grid: on the product page those of its brand. Like a page with a grid,
 * `+data` waits for `loadTeasers(types)` in the browser, and says `isDeferred` when one of them is.
 */
export function TeaserList({ teasers }: { teasers: readonly WireTeaser[] }) {
  const assignments = useAbAssignments()
  // The same list on every render: a new one would make React throw away what is not hydrated yet.
  const ids = useMemo(() => recommendationIds([{ cells: [{ teasers }] }], assignments), [teasers, assignments])
  return (
    <RecommendationIds value={ids}>
      {teasers.map((teaser) => (
        <TeaserSlot key={teaser.id} teaser={teaser} />
      ))}
    </RecommendationIds>
  )
}
