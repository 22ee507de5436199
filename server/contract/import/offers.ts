/**
 * What a shop gives away: vouchers, promotions, free articles and lightning deals. Amounts are minor units of the store's currency in its
 * price basis, net in b2b and gross elsewhere; what has an amount belongs to stores of one currency.
 */
import Type, { type Static } from 'typebox'
import { importDeal } from './catalogue.ts'
import { amount, closed, flag, id, isoTime, listOf, numericId, oneOfForms, storeId, texts, whole } from './values.ts'

const { Optional } = Type

const period = {
  startsAt: Optional(isoTime('Begin; none when left out')),
  endsAt: Optional(isoTime('End; none when left out')),
}

const percent = Type.Integer({ minimum: 1, maximum: 100, description: 'Percent' })

const ofVoucher = {
  code: id('Upper case letters, digits and hyphens'),
  name: texts('Name'),
  stores: listOf(storeId, 'Stores'),
  minimumValue: Optional(whole('Worth of the goods from which on it counts, in minor units', 0)),
  categoryIds: Optional(listOf(numericId('Category'), 'Counts for goods of these categories and of those below them')),
  ...period,
  isFirstOrder: Optional(flag('For first orders alone')),
  isOncePerCustomer: Optional(flag('Once a customer')),
  maxRedemptions: Optional(whole('Number of orders that may have it', 1)),
  isOffered: Optional(flag('Offered in every cart; others must be known')),
}

export const importVoucher = oneOfForms(
  'kind',
  [
    closed({ kind: Type.Literal('percent'), percent, ...ofVoucher }),
    closed({ kind: Type.Literal('amount'), amount: amount('What it takes off'), ...ofVoucher }),
    closed({ kind: Type.Literal('freeShipping'), ...ofVoucher }),
    closed({ kind: Type.Literal('freeArticle'), itemId: id('Item that comes with it'), ...ofVoucher }),
  ],
  'Voucher',
)
export type ImportVoucher = Static<typeof importVoucher>

const ofPromotion = {
  id: id('Id'),
  name: texts('Name'),
  stores: listOf(storeId, 'Stores'),
  categoryIds: Optional(listOf(numericId('Category'), 'Counts for goods of these categories and of those below them')),
  ...period,
  position: whole('Order of precedence: of two that apply to a piece, the first one counts'),
}

export const importPromotion = oneOfForms(
  'kind',
  [
    closed({
      kind: Type.Literal('buyNPayM'),
      quantity: whole('Pieces', 1),
      pay: whole('Of these, so many cost something', 1),
      ...ofPromotion,
    }),
    closed({ kind: Type.Literal('percentFrom'), quantity: whole('Pieces', 1), percent, ...ofPromotion }),
    closed({
      kind: Type.Literal('gift'),
      minimumValue: amount('Worth of the cart from which on the item comes with it'),
      itemId: id('Item that comes with it'),
      ...ofPromotion,
    }),
  ],
  'Promotion',
)
export type ImportPromotion = Static<typeof importPromotion>

/** An item that may be chosen for nothing in one store. */
export const importFreeArticle = closed({
  store: storeId,
  itemId: id('Item'),
  code: id('May be entered as a voucher is'),
  kind: Type.Enum(['article', 'catalogue'], {
    description: 'An article is free from a worth of the goods on, a catalogue at any',
  }),
  minimumValue: Optional(whole('For articles: worth of the goods, in minor units', 1)),
  position: whole('Order'),
})
export type ImportFreeArticle = Static<typeof importFreeArticle>

/** A lightning deal apart from its product; `lightningDeal` of a product is the same one. */
export const importLightningDeal = closed({ productId: numericId('Product'), ...importDeal.properties })
export type ImportLightningDeal = Static<typeof importLightningDeal>

export const offerSchemas = {
  voucher: importVoucher,
  promotion: importPromotion,
  freeArticle: importFreeArticle,
  deal: importLightningDeal,
} as const
