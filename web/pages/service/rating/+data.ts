export { loadRating as data } from '#web/features/reviews/rating/load-rating.ts'
