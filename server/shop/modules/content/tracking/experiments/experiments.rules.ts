import type { StudioExperimentArm } from '#contract/generated/types.ts'

export type ArmCounts = Pick<StudioExperimentArm, 'variant' | 'visitors' | 'views' | 'clicks' | 'carts' | 'orders'>

/** Quantile of the normal distribution for 95 %. */
const z = 1.959_963_985

const min = { visitors: 100, ofEachKind: 5 } as const

/** Wilson score interval; holds for few trials and for rates near 0 and 1, too. */
export const wilsonInterval = (successes: number, trials: number): { low: number; high: number } => {
  if (trials === 0) return { low: 0, high: 1 }
  const rate = successes / trials
  const spread = 1 + z ** 2 / trials
  const centre = (rate + z ** 2 / (2 * trials)) / spread
  const half = (z / spread) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2))
  // Rounding would leave a trace of the other side.
  return { low: successes === 0 ? 0 : centre - half, high: successes === trials ? 1 : centre + half }
}

export const armOf = (counts: ArmCounts): StudioExperimentArm => {
  const { visitors, orders } = counts
  return {
    ...counts,
    rate: visitors === 0 ? 0 : orders / visitors,
    ...wilsonInterval(orders, visitors),
    enough: visitors >= min.visitors && Math.min(orders, visitors - orders) >= min.ofEachKind,
  }
}
