import type {
  StudioDeskResult,
  StudioReview,
  StudioReviewReason,
  StudioReviewState,
  StudioReviews,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import type { CatalogueService } from '#engine/modules/catalogue/catalogue/catalogue.service.ts'
import { reviewDecisions, type StoredReview } from '#engine/modules/catalogue/reviews/review-decisions.service.ts'
import { reviewLimits } from '#engine/modules/catalogue/reviews/reviews.rules.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import { sellersDay } from '#lib/local-days.ts'
import { characterCount, hasTags, plainParagraphs } from '#lib/plain-text.ts'
import { pageOf } from '../../studio/entries.service.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused } from '../desk-change.ts'
import { versionOf } from '../record-version.ts'
import { type DeskReviewRow, findDeskReviews, findNamedProducts, findWriter } from './reviews.repository.ts'

export type DeskReviewsDependencies = {
  db: Database
  change: ChangeAtDesk
  catalogue: Pick<CatalogueService, 'search'>
  mails: Pick<MailsService, 'add'>
  stores: Pick<StoresService, 'find'>
  translate: Translate
}

type Version = { id: string; version: string }

/** Products of which one search shows reviews. */
const maxProducts = 30
const maxTextLength = 100

type Decided = Pick<DeskReviewRow, 'state' | 'stars' | 'title' | 'message' | 'author' | 'answer' | 'reason'>

/** By what the writer says and what the shop has decided of it. */
const reviewVersion = ({ state, stars, title, message, author, answer, reason }: Decided): string =>
  versionOf({ state, stars, title, message, author, answer, reason })

const decidedOf = ({
  status: state,
  authorName: author,
  comment: answer,
  withdrawnFor: reason,
  ...row
}: StoredReview) => ({
  ...row,
  ...{ state, author, answer, reason },
})

const toReview = ({ writtenAt, productName, number, ...row }: DeskReviewRow): StudioReview => ({
  ...row,
  version: reviewVersion(row),
  productName: productName ?? row.productId,
  number: number ?? '',
  writtenAt: new Date(writtenAt).toISOString(),
})

/** The shop's answer, cleaned; refused when it is too long, or no plain text. */
const answerTextOf = (entered: string): string => {
  const text = plainParagraphs(entered)
  if (characterCount(text) > reviewLimits.message[1])
    throw new DeskRefused('fields', [{ fieldName: 'text', code: 'tooLong' }])
  if (hasTags(text)) throw new DeskRefused('fields', [{ fieldName: 'text', code: 'markup' }])
  return text
}

/** What customer service does with reviews. Pages and indexes follow: both read the tables that are written here. */
export const createDeskReviews = ({ db, change, catalogue, mails, stores, translate }: DeskReviewsDependencies) => {
  /** Tells the writer why, where an order says who that is. Each withdrawal is told, by its key. */
  const tellWriter = async (trx: Transaction, review: StoredReview, reason: StudioReviewReason, { key }: DeskCall) => {
    const writer = await findWriter(trx, review)
    const store = writer && stores.find(writer.store)
    if (!writer || !store) return
    const { orderId, email, language, firstName, lastName, product } = writer
    await mails.add(trx, {
      kind: 'reviewWithdrawn',
      key: `reviewWithdrawn.${orderId}.${key}`,
      recipient: email,
      store: store.id,
      language,
      expiresAt: null,
      values: {
        firstName,
        lastName,
        product,
        title: review.title,
        reason: translate({ store, language }, `mail.reviewWithdrawn.reason.${reason}`),
      },
    })
  }

  const productIdsOf = async (search: string, audience: Audience): Promise<string[] | null> => {
    const text = search.trim().slice(0, maxTextLength)
    if (text === '') return null
    const named = await findNamedProducts(db, text)
    if (named.length > 0) return named
    const { products } = await catalogue.search({ searchTerm: text }, { limit: maxProducts }, audience)
    return products.map(({ id }) => id)
  }

  /** The review as the form shows it, locked. */
  const shownReview = async (trx: Transaction, { id, version }: Version): Promise<StoredReview> => {
    const review = await reviewDecisions.lock(trx, id)
    if (!review) throw new DeskRefused('unknown')
    if (reviewVersion(decidedOf(review)) !== version) throw new DeskRefused('changed')
    return review
  }

  return {
    reviews: async (
      { state, search, page }: { state: StudioReviewState; search: string; page: number },
      audience: Audience,
    ): Promise<StudioReviews> => {
      const productIds = await productIdsOf(search, audience)
      const query = { state, productIds, language: audience.textLanguage, ...pageOf(page) }
      const { rows, total } = await findDeskReviews(db, query)
      return { reviews: rows.map(toReview), total }
    },

    publishReview: (shown: Version, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const review = await shownReview(trx, shown)
        const { status, productId, withdrawnFor } = review
        if (status === 'published') throw new DeskRefused('state')
        await reviewDecisions.decide(trx, review, { status: 'published', withdrawnFor: null })
        const before = { state: status, reason: withdrawnFor }
        return { action: 'publishReview', key: shown.id, before, after: { state: 'published', product: productId } }
      }),

    withdrawReview: (shown: Version, reason: StudioReviewReason, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const review = await shownReview(trx, shown)
        const { status, productId } = review
        if (status === 'withdrawn') throw new DeskRefused('state')
        await reviewDecisions.decide(trx, review, { status: 'withdrawn', withdrawnFor: reason })
        await tellWriter(trx, review, reason, call)
        const after = { state: 'withdrawn', reason, product: productId }
        return { action: 'withdrawReview', key: shown.id, before: { state: status }, after }
      }),

    answerReview: (
      shown: Version,
      entered: string,
      call: DeskCall,
      { store }: Pick<Audience, 'store'>,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const review = await shownReview(trx, shown)
        if (review.status !== 'published') throw new DeskRefused('state')
        const text = answerTextOf(entered)
        const language = review.language === 'de' ? 'de-DE' : 'en-DE'
        const author = translate({ store, language }, 'reviews.answerAuthor')
        const answer =
          text === ''
            ? { comment: null, commentAuthor: null, commentedOn: null }
            : { comment: text, commentAuthor: author, commentedOn: sellersDay(new Date()) }
        await reviewDecisions.decide(trx, review, answer)
        const before = { isAnswered: review.comment !== null }
        return { action: 'answerReview', key: shown.id, before, after: { isAnswered: text !== '' } }
      }),
  }
}
