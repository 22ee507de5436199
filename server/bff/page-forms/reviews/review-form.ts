import { SubmitReview } from '#web/generated/operations.ts'
import { type Form, sendBy } from '../../forms/form-route.ts'
import { maxUrlLength } from '../../pages/address/page-url.ts'

/** The form of /rating, for a product of the order whose link it is (web/features/reviews/rating). */
export const reviewForm: Form = {
  name: 'reviews',
  hadNoSlash: true,
  limit: { name: 'reviews', perMinute: 60 },
  page: (values) =>
    `/rating?${new URLSearchParams(['enc', 'productId'].map((name) => [name, (values[name] ?? '').slice(0, maxUrlLength)]))}`,
  typed: ({ values: { enc: _link, ...typed } }) => typed,
  take: (sent) => {
    const {
      enc: encryptedData = '',
      productId = '',
      rating = '',
      title = '',
      message = '',
      authorName = '',
    } = sent.values
    const stars = /^[1-5]$/.test(rating) ? Number(rating) : 0
    const review = { productId, rating: stars, title, message, authorName }
    return sendBy(sent, SubmitReview, { encryptedData, review }, () => ({ values: { productId } }))
  },
}
