import type { ContentPageQuery } from '../../generated/operations.ts'
import { useAbAssignments } from '../../lib/use-page.ts'
import { Grid } from '../../teasers/Grid.tsx'
import { RecommendationIds, recommendationIds } from '../../teasers/Recommendations/recommendation-ids.ts'
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { headlineOf } from './content-head.ts'

type ContentPageProps = {
  page: NonNullable<ContentPageQuery['getPageById']>
  title: string
}

/** A page that editors composed. Where none of its texts has an h1, its title stands in for whoever listens. */
export function ContentPage({ page, title }: ContentPageProps) {
  const assignments = useAbAssignments()
  return (
    <RecommendationIds value={recommendationIds(page.seo.rows, assignments)}>
      {!page.hideBreadcrumb && <Breadcrumb crumbs={page.seo.breadcrumbs} />}
      {!headlineOf(page.seo) && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <Grid rows={page.seo.rows} />
    </RecommendationIds>
  )
}
