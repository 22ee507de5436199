import type { ProductCardFragment } from '#web/generated/operations.ts'
import type { Translate } from '#web/lib/i18n/use-texts.ts'

type Quantities = Pick<ProductCardFragment['price'], 'lowestTier' | 'basePriceUnit'> & {
  /** Pieces that an order needs. */
  minimum: number
}

/** What the quantity does to the price: the least that is sold, and from how many pieces one costs less. */
export function quantityNote(t: Translate, { minimum, lowestTier, basePriceUnit }: Quantities): string | null {
  const least = minimum > 1 ? t('ui.card.minimumOrder', { count: minimum }) : null
  const tier = lowestTier && tierWords(t, lowestTier, basePriceUnit)
  return [least, tier].filter(Boolean).join(' · ') || null
}

/** A price is never told without its base price where there is one (PAngV § 4). */
const tierWords = (
  t: Translate,
  { quantity, price, basePrice }: NonNullable<Quantities['lowestTier']>,
  unit: string | null | undefined,
): string => {
  const words = t('ui.card.tier', { count: quantity, price })
  return basePrice && unit ? `${words} (${t('ui.price.perUnit', { price: basePrice, unit })})` : words
}
