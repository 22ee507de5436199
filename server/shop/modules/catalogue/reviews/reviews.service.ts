import { uuidv7 } from 'uuidv7'
import type {
  FormResult,
  ProductReviews,
  RatingData,
  RatingProduct,
  Review,
  ReviewArticle,
  ReviewInput,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { ProductService } from '../product/product.service.ts'
import type { Purchase, RatingLinks } from './rating-link.ts'
import {
  addVote,
  countStars,
  findReviews,
  findWritten,
  lockProduct,
  type ReviewRow,
  refreshRatings,
  type WrittenRow,
  writeReview,
} from './reviews.repository.ts'
import {
  averageOf,
  editableDays,
  isEditable,
  type ReviewViolation,
  ratiosOf,
  reviewLimits,
  tidied,
  toCounts,
  totalOf,
  violationsOf,
} from './reviews.rules.ts'

/** Feature switch of writing reviews (storefront.md §6). */
const ratingSwitch = 'rating'
/** Lets new and changed reviews wait for customer service (storefront.md §6). */
const checkSwitch = 'reviewCheck'

const productIdForm = /^[0-9]{1,20}$/
const reviewIdForm = /^[\w-]{1,64}$/

type ReviewsDependencies = {
  db: Database
  product: ProductService
  parameters: ParametersService
  translate: Translate
  links: RatingLinks
}

const toReview = (row: ReviewRow): Review => ({
  ratingId: row.id,
  rating: row.stars,
  fullAuthorInfo: row.authorName,
  title: row.title,
  message: row.message,
  date: row.date,
  helpfulRating: row.votes,
  comment: row.comment,
  commentAuthor: row.commentAuthor,
  commentDate: row.commentedOn,
  isVerified: row.isVerified,
})

const toWritten = (row: WrittenRow): NonNullable<ReviewArticle['review']> => ({
  ratingId: row.id,
  rating: row.stars,
  title: row.title,
  message: row.message,
  authorName: row.authorName ?? '',
})

type ReviewsPage = { limit: number; offset: number; stars: number | null }

const isOn = ({ store }: Audience, { parameters }: ReviewsDependencies): boolean =>
  parameters.isOn(store.id, ratingSwitch)

const refused = (audience: Audience, reason: string, { translate }: ReviewsDependencies): FormResult => ({
  successful: false,
  generalErrorMessage: translate(audience, `review.refused.${reason}`, { days: editableDays }),
  fieldErrors: [],
})

const fieldError = (
  audience: Audience,
  { field, reason }: ReviewViolation,
  { translate }: ReviewsDependencies,
): FormResult['fieldErrors'][number] => {
  const [min, max] = field === 'rating' ? [1, 5] : reviewLimits[field]
  const keys = [`review.error.${field}.${reason}`, `review.error.${reason}`]
  return {
    fieldName: field,
    formName: 'review',
    errorMessage: translate(audience, keys, { least: min, most: max }),
  }
}

/** Products of the purchase that the store sells, as tiles, in the link's order. */
const soldOf = (purchase: Purchase | null, audience: Audience, { product }: ReviewsDependencies) =>
  purchase ? product.tiles(audience, [...new Set(purchase.productIds)]) : Promise.resolve([])

const reviewsOf = async (
  productId: string,
  page: ReviewsPage,
  audience: Audience,
  dependencies: ReviewsDependencies,
): Promise<ProductReviews | null> => {
  const { db } = dependencies
  const { limit, offset, stars } = page
  if (limit < 0 || limit > reviewLimits.perAnswer) throw badUserInput(`limit is 0 to ${reviewLimits.perAnswer}`)
  if (offset < 0 || offset > reviewLimits.furthest) throw badUserInput(`offset is 0 to ${reviewLimits.furthest}`)
  if (stars !== null && !(stars >= 1 && stars <= 5)) throw badUserInput('filter.stars is 1 to 5')
  if (!productIdForm.test(productId)) return null
  const counts = await countStars(db, productId)
  if (!counts) return null
  const totalMatching = stars === null ? totalOf(counts) : (counts[stars - 1] ?? 0)
  const wanted = { productId, language: audience.textLanguage, stars, limit, offset }
  const rows = offset < totalMatching && limit > 0 ? await findReviews(db, wanted) : []
  return {
    productId,
    numberOfReviews: totalOf(counts),
    rating: averageOf(counts),
    counts: toCounts(counts),
    starRatios: ratiosOf(counts),
    reviews: rows.map(toReview),
    totalMatching,
    isSubmissionEnabled: isOn(audience, dependencies),
  }
}

/** The link's first product that is still sold. */
const ratingDataOf = async (
  encryptedData: string,
  audience: Audience,
  dependencies: ReviewsDependencies,
): Promise<RatingData | null> => {
  const purchase = dependencies.links.open(encryptedData, Date.now())
  const [first] = await soldOf(purchase, audience, dependencies)
  if (!purchase || !first) return null
  return { productId: first.id, rating: purchase.rating ?? null, authorName: purchase.authorName ?? null }
}

const articlesOf = async (
  encryptedData: string,
  audience: Audience,
  dependencies: ReviewsDependencies,
): Promise<ReviewArticle[]> => {
  const purchase = dependencies.links.open(encryptedData, Date.now())
  const tiles = await soldOf(purchase, audience, dependencies)
  if (!purchase || tiles.length === 0) return []
  const written = new Map((await findWritten(dependencies.db, purchase.purchase)).map((row) => [row.productId, row]))
  return tiles.map(({ id, name, path, image }) => {
    const review = written.get(id)
    return { productId: id, name, path, image, review: review ? toWritten(review) : null }
  })
}

/**
 * Writes the one review of the link's purchase and product, or changes it. It is published at once, since the link is the proof, unless the
 * store's switch lets reviews wait for customer service.
 */
const submit = async (
  encryptedData: string,
  input: ReviewInput,
  audience: Audience,
  dependencies: ReviewsDependencies,
): Promise<FormResult> => {
  const { db, links } = dependencies
  if (!isOn(audience, dependencies)) return refused(audience, 'off', dependencies)
  const now = Date.now()
  const purchase = links.open(encryptedData, now)
  if (!purchase) return refused(audience, 'link', dependencies)
  const review = tidied(input)
  if (!purchase.productIds.includes(review.productId)) return refused(audience, 'product', dependencies)
  const violations = violationsOf(review)
  if (violations.length > 0) {
    return {
      successful: false,
      generalErrorMessage: null,
      fieldErrors: violations.map((violation) => fieldError(audience, violation, dependencies)),
    }
  }
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await lockProduct(trx, review.productId))) return 'product'
    const earlier = (await findWritten(trx, purchase.purchase)).find((row) => row.productId === review.productId)
    if (earlier && !isEditable(earlier.writtenAt, now)) return 'late'
    const { language } = purchase
    const waits = dependencies.parameters.isOn(audience.store.id, checkSwitch)
    await writeReview(trx, { id: earlier?.id ?? uuidv7(), purchase: purchase.purchase, language, review, waits })
    await refreshRatings(trx, [review.productId])
    return null
  })
  return outcome === null
    ? { successful: true, generalErrorMessage: null, fieldErrors: [] }
    : refused(audience, outcome, dependencies)
}

export const createReviewsService = (dependencies: ReviewsDependencies) => {
  const { db, product } = dependencies

  return {
    ofProduct: (productId: string, page: ReviewsPage, audience: Audience) =>
      reviewsOf(productId, page, audience, dependencies),

    ratingData: (encryptedData: string, audience: Audience) => ratingDataOf(encryptedData, audience, dependencies),

    articles: (encryptedData: string, audience: Audience) => articlesOf(encryptedData, audience, dependencies),

    productDetails: async (productId: string, audience: Audience): Promise<RatingProduct | null> => {
      if (!productIdForm.test(productId)) return null
      const [tile] = await product.tiles(audience, [productId])
      if (!tile) return null
      const { id, name, path, manufacturerName, image } = tile
      return { productId: id, name, path, manufacturerName, image }
    },

    submit: (encryptedData: string, input: ReviewInput, audience: Audience) =>
      submit(encryptedData, input, audience, dependencies),

    /** Counts a vote once, however often it comes; false when there is no such review. */
    markHelpful: async (ratingId: string, voteId: string): Promise<boolean> => {
      if (!isUuid(voteId)) throw badUserInput('voteId is a UUID')
      if (!reviewIdForm.test(ratingId)) return false
      return inTransaction(db, (trx) => addVote(trx, ratingId, voteId.toLowerCase()))
    },
  }
}
