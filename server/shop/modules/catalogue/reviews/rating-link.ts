import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { reviewTexts } from '#contract/limits/reviews.ts'
import { createSeals, type SealKey } from '#lib/seals.ts'

const Purchase = Type.Object(
  {
    /** Reference of the order; a review belongs to it and a product. */
    purchase: Type.String({ minLength: 1, maxLength: 64 }),
    /** What was bought, the one the mail is about first. */
    productIds: Type.Array(Type.String({ pattern: '^[0-9]{1,20}$' }), { minItems: 1, maxItems: 40 }),
    /** In which a review written with the link is filed. */
    language: Type.Union([Type.Literal('de'), Type.Literal('en')]),
    /** Seconds since 1970 after which the link is worth nothing. */
    expires: Type.Integer({ minimum: 0 }),
    /** Stars that were chosen in the mail. */
    rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    authorName: Type.Optional(Type.String({ maxLength: reviewTexts.authorName[1] })),
  },
  { additionalProperties: false },
)

/** The purchase for which a review link in a mail was made. */
export type Purchase = Static<typeof Purchase>

type RatingKey = SealKey

const purchaseForm = Compile(Purchase)
/** Characters; an address has 2,048, and forty products make some 900. */
const maxLength = 1800

/**
 * Seals purchases for `/rating?enc=…` and opens them again. The first key seals, all of them open, so that a key can be
 * changed while links made with the one before are on their way.
 */
export const createRatingLinks = (keys: readonly RatingKey[]) => {
  const seals = createSeals(keys, 'rating link')

  return {
    seal: (purchase: Purchase): string => {
      if (!purchaseForm.Check(purchase)) throw new Error('Not a purchase that a rating link can hold')
      return seals.seal(purchase)
    },

    /** Null for a link that is not ours, was changed, or has expired. */
    open: (text: string, now: number): Purchase | null => {
      if (text.length > maxLength) return null
      const purchase = seals.open(text)
      return purchaseForm.Check(purchase) && purchase.expires * 1000 > now ? purchase : null
    },
  }
}

export type RatingLinks = ReturnType<typeof createRatingLinks>
