import { createHash } from 'node:crypto'
import { holds, isCondition, readCondition } from '#contract/conditions.ts'
import type { AbAssignment, AbTest } from '#contract/generated/types.ts'
import type { Visitor } from './visitor.ts'

/**
 * The variant that a visitor sees of each test: the one remembered in the cookie while the test still has it, otherwise one
 * by weight that depends on nothing but the visitor's seed and the test, so that asking twice gives the same answer. Conditions of a
 * page come as tests, too; his segments settle them.
 */
export function assignVariants(
  tests: readonly AbTest[],
  visitor: Pick<Visitor, 'abVariants' | 'abSeed'>,
  segments: readonly string[] = [],
): AbAssignment[] {
  if (tests.length === 0) return []
  const drawn = tests
    .filter(({ id }) => !isCondition(id))
    .filter((test) => test.variants.some((variant) => variant.weight > 0))
    .map((test) => {
      const remembered = test.variants.find((variant) => variant.id === visitor.abVariants[test.id])
      const variantId = remembered?.id ?? drawVariant(test, visitor.abSeed)
      return { testId: test.id, trackingCode: test.trackingCode, variantId }
    })
  const settled = tests.flatMap(({ id, trackingCode }) => {
    const condition = readCondition(id)
    return condition ? [{ testId: id, trackingCode, variantId: holds(condition, segments, drawn) ? 'in' : 'out' }] : []
  })
  return [...drawn, ...settled]
}

function drawVariant(test: AbTest, seed: string): string {
  const weights = test.variants.map((variant) => Math.max(0, variant.weight))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let point = fraction(`${seed}:${test.id}`) * total
  const index = weights.findIndex((weight) => {
    point -= weight
    return point < 0
  })
  return test.variants.at(index)?.id as string
}

/** Evenly spread over 0 to 1. */
const fraction = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
