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

type BadgeOnPicture = { kind: 'sale' | 'new' | 'popular' } | { kind: 'extra'; name: string }

const maxOnPicture = 2

/** Badges of a card's picture in the order of their weight. */
export function badgesOnPicture(badges: CardBadges, extra: readonly { name: string }[]): BadgeOnPicture[] {
  const kinds = (['sale', 'new', 'popular'] as const).filter((kind) => badges[kind]).map((kind) => ({ kind }))
  return [...kinds, ...extra.map(({ name }) => ({ kind: 'extra' as const, name }))].slice(0, maxOnPicture)
}
