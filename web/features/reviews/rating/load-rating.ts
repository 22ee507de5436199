import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { RatingLink, type RatingLinkQuery, Texts } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import type { Head } from '#web/lib/page/head.ts'
import { outcomeFor } from './review-form.ts'

export type RatingArticle = RatingLinkQuery['getReviewArticles'][number]

export type RatingData = {
  head: Head
  enc: string
  /** The one that is reviewed. */
  article: RatingArticle
  others: RatingArticle[]
  /** Stars and name that the mail brought along. */
  prefilled: { rating: number | null; authorName: string }
  /** What became of the form, where it was sent without script. */
  outcome: Flash | null
}

/** What a link in a mail stands for. Nothing, and the page is not there (storefront.md §2). */
export async function loadRating(pageContext: PageContext): Promise<RatingData> {
  const params = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const enc = params.get('enc')
  if (!enc) throw render(404, 'No rating data')
  const [{ decryptRatingData: link, getReviewArticles: articles }, { getTranslationsByPrefix: texts }] =
    await Promise.all([
      query(pageContext, RatingLink, { encryptedData: enc }),
      query(pageContext, Texts, { prefixes: ['rating.headline'] }),
    ])
  const wanted = params.get('productId') ?? link?.productId
  const article = articles.find(({ productId }) => productId === wanted) ?? articles[0]
  if (!link || !article) throw render(404, 'Rating data of nothing')
  const isOfLink = article.productId === link.productId
  return {
    head: {
      title: texts.find(({ key }) => key === 'rating.headline')?.value ?? '',
    },
    enc,
    article,
    others: articles.filter(({ productId }) => productId !== article.productId),
    prefilled: { rating: isOfLink ? (link.rating ?? null) : null, authorName: link.authorName ?? '' },
    outcome: outcomeFor(pageContext.flash ?? null, article.productId),
  }
}
