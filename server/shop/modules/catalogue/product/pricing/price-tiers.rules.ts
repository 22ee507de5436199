import type { ImportPriceTier } from '#contract/import/catalogue.ts'
import { type Pricing, shown, type TaxRates } from './sold-product.rules.ts'

/** A lower price of a piece from so many pieces on, minor units as the store shows them. */
export type ShownTier = { quantity: number; amount: number }

type Tiered = {
  amount: number
  taxClass: keyof TaxRates
  maxQuantity: number
  tiers: readonly ImportPriceTier[]
}

/** Tiers as the store shows them: without those that no order reaches, or that lower nothing once net or rounded to coins. */
export const shownTiers = ({ amount, taxClass, maxQuantity, tiers }: Tiered, pricing: Pricing): ShownTier[] => {
  const offered: ShownTier[] = []
  let before = shown({ taxClass, amount }, pricing)
  for (const tier of tiers) {
    const now = shown({ taxClass, amount: tier.amount }, pricing)
    if (tier.quantity > maxQuantity || now >= before) continue
    offered.push({ quantity: tier.quantity, amount: now })
    before = now
  }
  return offered
}

/** The tier that this many pieces reach; undefined below the first one. */
export const tierAt = <Tier extends { quantity: number }>(tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.findLast((tier) => tier.quantity <= quantity)
