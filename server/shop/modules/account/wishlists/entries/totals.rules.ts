import type { WishlistTotals } from '#contract/generated/types.ts'
import { formatMoney, money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { Pricing } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { type ListedPrices, priceAt } from '#engine/modules/catalogue/product/tiles/listed-products.ts'

/** The largest whole number of GraphQL. */
const max = 2 ** 31 - 1

/** Minor units for a quantity, as the store shows prices. */
export type Sums = {
  /** At normal prices. */
  current: number
  old: number | null
  /** With the pieces that may be had at the price of a deal; null without any. */
  lightning: number | null
}

/** What this many pieces cost; `dealPieces` of them at the price of the deal. */
export const sumsOf = (prices: ListedPrices, quantity: number, dealPieces: number): Sums => {
  const { oldAmount, lightning } = prices
  const { amount } = priceAt(prices, quantity)
  return {
    current: amount * quantity,
    old: oldAmount === null ? null : oldAmount * quantity,
    lightning:
      lightning && dealPieces > 0
        ? Math.min(lightning.amount, amount) * dealPieces + amount * (quantity - dealPieces)
        : null,
  }
}

export const noSums: Sums = { current: 0, old: null, lightning: null }

/** An entry without an old or a deal's price counts with its normal one where others have one. */
export const addUp = (all: readonly Sums[]): Sums => {
  const total = (value: (sums: Sums) => number) => all.reduce((sum, each) => sum + value(each), 0)
  const hasAny = (key: 'old' | 'lightning') => all.some((sums) => sums[key] !== null)
  return {
    current: total(({ current }) => current),
    old: hasAny('old') ? total(({ old, current }) => old ?? current) : null,
    lightning: hasAny('lightning') ? total(({ lightning, current }) => lightning ?? current) : null,
  }
}

/** Sums in the visitor's language; what is paid is the deal's sum where there is one. */
export const toTotals = (
  sums: Sums,
  base: ListedPrices['base'],
  { currencyCode, language }: Pricing,
): WishlistTotals => {
  const inMoney = (amount: number) => money(Math.min(amount, max), currencyCode, language)
  const paid = sums.lightning ?? sums.current
  const savings = (sums.old ?? sums.current) - paid
  return {
    current: inMoney(sums.current),
    old: sums.old === null ? null : inMoney(sums.old),
    lightningPrice: sums.lightning === null ? null : inMoney(sums.lightning),
    basePrice: base && { price: formatMoney(base.amount, currencyCode, language), unit: base.unit },
    savings: savings > 0 ? inMoney(savings) : null,
    raw: Math.min(paid, max),
    currencyCode,
  }
}

/** How many pieces of each entry may be had at the price of a deal: the rest of a deal is given out from the top. */
export const shareDeals = (
  entries: readonly { productId: string; quantity: number; remaining: number }[],
): number[] => {
  const left = new Map<string, number>()
  return entries.map(({ productId, quantity, remaining }) => {
    const rest = left.get(productId) ?? remaining
    const pieces = Math.min(quantity, remaining, rest)
    if (remaining > 0) left.set(productId, rest - pieces)
    return pieces
  })
}
