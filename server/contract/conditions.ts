import type { AbAssignment, AbTest } from './generated/types.ts'

/**
 * Who sees a teaser, where that is more than the variant of one test: customer segments, and a variant besides. A condition goes to
 * pages as a test of its own with the variants `in` and `out`, so that they, their caches and their scripts know nothing new.
 */
export type Condition = {
  /** In one of these; none stands for all visitors. */
  segments: readonly string[]
  test: { id: string; variant: string | null } | null
}

const prefix = 'in:'
const form = /^in:([\w+-]*)(?:&([^=]+)=(.*))?$/

export const conditionId = ({ segments, test }: Condition): string =>
  `${prefix}${segments.join('+')}${test ? `&${test.id}=${test.variant ?? ''}` : ''}`

/** Null for the id of a test. */
export const readCondition = (id: string): Condition | null => {
  const [, segments, test, variant] = form.exec(id) ?? []
  if (segments === undefined) return null
  return {
    segments: segments === '' ? [] : segments.split('+'),
    test: test === undefined ? null : { id: test, variant: variant || null },
  }
}

export const isCondition = (id: string): boolean => id.startsWith(prefix)

/** As a test of the contract; its weights draw nothing. */
export const conditionTest = (id: string): AbTest => ({
  id,
  trackingCode: 'segment',
  variants: [
    { id: 'in', weight: 1 },
    { id: 'out', weight: 1 },
  ],
})

export const holds = (
  { segments, test }: Condition,
  own: readonly string[],
  assigned: readonly Pick<AbAssignment, 'testId' | 'variantId'>[],
): boolean =>
  (segments.length === 0 || segments.some((segment) => own.includes(segment))) &&
  (test === null ||
    assigned.some(({ testId, variantId }) => testId === test.id && (!test.variant || test.variant === variantId)))
