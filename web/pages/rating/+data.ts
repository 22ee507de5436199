import type { PageContext } from 'vike/types'
import { loadRating } from '../../features/reviews/rating/load-rating.ts'

export function data(pageContext: PageContext) {
  return loadRating(pageContext)
}
