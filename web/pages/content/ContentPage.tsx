import { useMemo } from 'react'
import type { ContentPageFragment } from '../../generated/operations.ts'
import { useAbAssignments } from '../../lib/scope/use-page.ts'
import { Grid } from '../../teasers/grid/Grid.tsx'
import { RecommendationIds, recommendationIds } from '../../teasers/Recommendations/recommendation-ids.ts'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Breadcrumb } from '../../ui/structure/Breadcrumb/Breadcrumb.tsx'
import { WholeCategory } from './WholeCategory.tsx'

type ContentPageProps = {
  page: ContentPageFragment
  /** Its texts have an h1. */
  hasHeadline: boolean
  title: string
  /** Listing of the category that the page represents; null when it represents none. */
  wholeCategory: { category: { id: string; name: string }; totalProducts: number } | null
}

/** An editors' page. Without an h1 in its texts, the title is rendered as an h1 for screen readers. */
export function ContentPage({ page, hasHeadline, title, wholeCategory }: ContentPageProps) {
  const { rows } = page.seo
  const assignments = useAbAssignments()
  // Keep the same array on every render: a new one would make React discard parts that are not hydrated yet.
  const ids = useMemo(() => recommendationIds(rows, assignments), [rows, assignments])
  return (
    <RecommendationIds value={ids}>
      {!page.hideBreadcrumb && <Breadcrumb crumbs={page.seo.breadcrumbs} />}
      {!hasHeadline && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <Grid rows={rows} />
      {wholeCategory && <WholeCategory category={wholeCategory.category} count={wholeCategory.totalProducts} />}
    </RecommendationIds>
  )
}
