import t from 'tap'
import { isTeaserVisible } from './is-teaser-visible.ts'

t.test('a teaser of a variant is seen by those who were given it', async (t) => {
  const assignments = [{ testId: 'hero', variantId: 'b', trackingCode: 'T' }]
  t.equal(isTeaserVisible({}, []), true)
  t.equal(isTeaserVisible({ abTestId: 'hero', abVariantId: 'b' }, assignments), true)
  t.equal(isTeaserVisible({ abTestId: 'hero', abVariantId: 'a' }, assignments), false)
  t.equal(isTeaserVisible({ abTestId: 'hero' }, assignments), true)
  t.equal(isTeaserVisible({ abTestId: 'ended', abVariantId: 'b' }, assignments), false)
})
