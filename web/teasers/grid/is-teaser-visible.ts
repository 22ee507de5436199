import type { AbAssignment } from '../../lib/page/site.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

/**
 * Whether a teaser is shown at all, decided once before dispatch: a teaser of a test's variant only to visitors who were
 * given that variant; of a test that isn't active here, to nobody.
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
