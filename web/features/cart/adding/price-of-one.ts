import type { BuyItem, PieceAmount } from './adding-line.ts'

/** Pieces that a visitor may buy at a deal's price, and that price. */
export type PiecesAtDeal = { most: number; price: PieceAmount }

type Priced = Pick<BuyItem, 'price' | 'tiers'>

/** By the tier that the quantity reaches. */
export const usualPrice = (quantity: number, { price, tiers }: Priced): PieceAmount =>
  tiers.findLast((tier) => tier.quantity <= quantity)?.price ?? price

/** Ready to show; null when some pieces are sold at the deal's price and others are not. A lower tier holds for all. */
export function priceOfOne(quantity: number, item: Priced, deal: PiecesAtDeal | null): string | null {
  const usual = usualPrice(quantity, item)
  if (!deal || usual.amount <= deal.price.amount) return usual.stringValue
  return quantity <= deal.most ? deal.price.stringValue : null
}
