export { loadRating as data } from '../../../features/reviews/rating/load-rating.ts'
