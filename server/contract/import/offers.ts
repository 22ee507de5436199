/**
 * What editors give away: vouchers, promotions and free articles. Amounts are minor units of the store's currency in its
 * price basis, net in b2b and gross elsewhere; what has an amount belongs to stores of one currency.
 */
import type { StoreId } from '../generated/types.ts'
import type { LocalisedText } from './catalogue.ts'

/** ISO dates and times; without one it has no such end. */
type Period = { startsAt?: string; endsAt?: string }

type VoucherEffect =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amount: number }
  | { kind: 'freeShipping' }
  | { kind: 'freeArticle'; itemId: string }

export type ImportVoucher = Period &
  VoucherEffect & {
    /** Upper case letters, digits and hyphens. */
    code: string
    name: LocalisedText
    stores: StoreId[]
    minimumValue?: number
    /** Counts for goods of these categories and of those below them. */
    categoryIds?: string[]
    isFirstOrder?: boolean
    isOncePerCustomer?: boolean
    maxRedemptions?: number
    /** Offered in every cart; others must be known. */
    isOffered?: boolean
  }

type PromotionEffect =
  | { kind: 'buyNPayM'; quantity: number; pay: number }
  | { kind: 'percentFrom'; quantity: number; percent: number }
  | { kind: 'gift'; minimumValue: number; itemId: string }

export type ImportPromotion = Period &
  PromotionEffect & {
    id: string
    name: LocalisedText
    stores: StoreId[]
    categoryIds?: string[]
    /** Order of precedence: of two that apply to a piece, the first one counts. */
    position: number
  }

export type ImportFreeArticle = {
  stores: StoreId[]
  itemId: string
  /** May be entered as a voucher is. */
  code: string
  /** From this worth of the goods on; a catalogue is free at any. */
  kind: 'article' | 'catalogue'
  minimumValue?: number
  position: number
}
