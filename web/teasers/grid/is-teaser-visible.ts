import type { AbAssignment } from '../../lib/page/site.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

/**
 * Whether a teaser is shown; checked once before its view is chosen. A teaser of a test variant is shown only to
 * visitors of that variant, and never when the test is inactive.
 */
export function isTeaserVisible(
  teaser: Pick<WireTeaser, 'abTestId' | 'abVariantId'>,
  assignments: readonly AbAssignment[],
): boolean {
  if (!teaser.abTestId) return true
  return assignments.some(
    ({ testId, variantId }) => testId === teaser.abTestId && (!teaser.abVariantId || variantId === teaser.abVariantId),
  )
}
