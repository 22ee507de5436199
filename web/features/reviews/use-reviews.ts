import { useRef, useState } from 'react'
import { ProductReviews } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import type { ReviewsData, ReviewsOfProduct } from './load-reviews.ts'
import { firstReviews, moreReviews, partUpTo } from './review-list.rules.ts'

type Now = {
  reviews: ReviewsOfProduct | null
  /** Reviews before the first of them: an address may ask for more than an answer holds. */
  offset: number
  stars: number | null
  /** What is under way, and what came of the last try. */
  state: 'ready' | 'choosing' | 'adding' | 'failed'
  /** The first of those that were added last, which gets the focus. */
  firstNew: string | null
}

/** The list as the visitor has it: filtered by stars, and longer with each press. */
export function useReviews(productId: string, start: ReviewsData) {
  const [now, setNow] = useState<Now>({
    reviews: start.reviews,
    offset: partUpTo(start.choice.shown).offset,
    stars: start.choice.stars,
    state: 'ready',
    firstNew: null,
  })

  const load = async (stars: number | null, offset: number, limit: number) =>
    (await send(ProductReviews, { productId, limit, offset, stars })).data?.getReviewsByProduct ?? null

  /** Answers may arrive out of order; the last press wins. */
  const turns = useRef(0)

  const choose = async (stars: number | null) => {
    const turn = ++turns.current
    setNow((before) => ({ ...before, state: 'choosing' }))
    const reviews = await load(stars, 0, firstReviews)
    if (turn !== turns.current) return
    setNow((before) =>
      reviews ? { reviews, offset: 0, stars, state: 'ready', firstNew: null } : { ...before, state: 'failed' },
    )
  }

  const addMore = async () => {
    const { reviews, offset, stars } = now
    if (!reviews || now.state === 'adding' || now.state === 'choosing') return
    const turn = ++turns.current
    setNow({ ...now, state: 'adding' })
    const more = await load(stars, offset + reviews.reviews.length, moreReviews)
    if (turn !== turns.current) return
    if (!more) return setNow((before) => ({ ...before, state: 'failed' }))
    // One that came in meanwhile has moved the others: what is shown already is not shown twice.
    const shown = new Set(reviews.reviews.map(({ ratingId }) => ratingId))
    const added = more.reviews.filter(({ ratingId }) => !shown.has(ratingId))
    setNow({
      reviews: { ...more, reviews: [...reviews.reviews, ...added] },
      offset,
      stars,
      state: 'ready',
      firstNew: added[0]?.ratingId ?? null,
    })
  }

  return { ...now, choose, addMore }
}
