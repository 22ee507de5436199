import { RatingPage } from '#web/features/reviews/rating/RatingPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const page = useData<typeof data>()
  return <RatingPage key={page.article.productId} data={page} />
}
