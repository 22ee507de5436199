import type { Entry } from '../list-types.ts'

/** Entries that can be had, for buying and keeping a list. When there are none, all of them: the shop's answer says what is wrong with each. */
export function saleableItems(
  entries: readonly Entry[],
): { productId: string; itemId: string | null; quantity: number }[] {
  const had = entries.filter(({ isSaleable }) => isSaleable)
  return (had.length > 0 ? had : entries).map(({ product, item, quantity }) => ({
    productId: product.id,
    itemId: item?.id ?? null,
    quantity,
  }))
}

/** What is paid for an entry or a list, and what it costs without a deal or cost before; ready to show. */
export function paidPrice({
  current,
  old,
  lightningPrice,
}: Pick<Entry['totals'], 'current' | 'old' | 'lightningPrice'>): {
  paid: string
  before: string | null
} {
  if (lightningPrice) return { paid: lightningPrice.stringValue, before: current.stringValue }
  return { paid: current.stringValue, before: old?.stringValue ?? null }
}

/** Pieces and minor units of what can be had. */
export function sumOfSaleable(entries: readonly Entry[]): { pieces: number; amount: number } {
  const had = entries.filter(({ isSaleable }) => isSaleable)
  return {
    pieces: had.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: had.reduce((sum, { totals }) => sum + totals.raw, 0),
  }
}
