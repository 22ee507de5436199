type Arm = { variant: string; rate: number; low: number; high: number; enough: boolean }

/**
 * What the figures allow to say. `clear`: the interval of the best variant lies above those of all others. Variants that no one has
 * seen yet are missing among the arms, so `count` says how many there should be.
 */
export type Verdict = { kind: 'tooLittle' } | { kind: 'open' } | { kind: 'clear'; variant: string }

export function verdictOf(arms: readonly Arm[], count: number): Verdict {
  if (arms.length < Math.max(2, count) || !arms.every(({ enough }) => enough)) return { kind: 'tooLittle' }
  const best = arms.toSorted((a, b) => b.rate - a.rate)[0]
  const isClear = best && arms.every((arm) => arm === best || arm.high < best.low)
  return isClear ? { kind: 'clear', variant: best.variant } : { kind: 'open' }
}
