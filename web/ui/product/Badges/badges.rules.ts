/** From this discount on a card says how many percent (storefront.md §5). */
const shownFrom = 5
/** From this discount on the badge gets louder (storefront.md §5). */
const loudFrom = 25
/** Badges that editors use for sorting and campaigns, never shown as words (storefront.md §9). */
const notShown: ReadonlySet<string> = new Set(['classic', 'top-rated', 'pausenhof'])

type SaleBadge = { percent: number | null; isLoud: boolean }

/** The sale badge of a card; null without one. Too small a discount says only that it is one. */
export function saleBadge(isOnSale: boolean, discountPercent: number | null | undefined): SaleBadge | null {
  const percent = discountPercent ?? 0
  if (percent >= shownFrom) return { percent, isLoud: percent >= loudFrom }
  return isOnSale ? { percent: null, isLoud: false } : null
}

/** Extra badges to show: one on cards, three on the product page (storefront.md §9). */
export function extraBadges<Badge extends { id: string }>(badges: readonly Badge[], limit: number): Badge[] {
  return badges.filter((badge) => !notShown.has(badge.id.toLowerCase())).slice(0, limit)
}

export type CardBadges = { new: boolean; popular: boolean; sale: boolean }

/** A card's picture carries one badge, the price before "new"; what else is to say stands in words below. */
export function badgeOnPicture(badges: CardBadges, discountPercent: number | null | undefined): CardBadges {
  const isReduced = saleBadge(badges.sale, discountPercent) !== null
  return { sale: badges.sale, new: badges.new && !isReduced, popular: false }
}
