type Arm = { variant: string; rate: number; low: number; high: number; enough: boolean }

/**
 * What the figures allow to say. `clear`: the interval of the best variant lies above those of all others. Variants that no one has
 * seen yet are missing among the arms; those that the test has no more still are arms, and do not count.
 */
export type Verdict = { kind: 'tooLittle' } | { kind: 'open' } | { kind: 'clear'; variant: string }

export function verdictOf(arms: readonly Arm[], variants: readonly { id: string }[]): Verdict {
  const running = arms.filter(({ variant }) => variants.some(({ id }) => id === variant))
  if (running.length < Math.max(2, variants.length) || !running.every(({ enough }) => enough))
    return { kind: 'tooLittle' }
  const best = running.toSorted((a, b) => b.rate - a.rate)[0]
  const isClear = best && running.every((arm) => arm === best || arm.high < best.low)
  return isClear ? { kind: 'clear', variant: best.variant } : { kind: 'open' }
}
