import t from 'tap'
import { conditionTest } from '#contract/conditions.ts'
import { assignVariants } from './ab.ts'

const hero = {
  id: 'hero',
  trackingCode: 'T1',
  variants: [
    { id: 'a', weight: 3 },
    { id: 'b', weight: 1 },
    { id: 'off', weight: 0 },
  ],
}
const variantOf = (abSeed: string, abVariants: Record<string, string> = {}) =>
  assignVariants([hero], { abSeed, abVariants })[0]?.variantId

t.equal(variantOf('visitor-1'), variantOf('visitor-1'), 'the same visitor is given the same variant')
t.equal(variantOf('visitor-1', { hero: 'b' }), 'b', 'the cookie wins over the draw')
t.not(variantOf('visitor-1', { hero: 'gone' }), 'gone', 'a variant that the test lost is drawn anew')

const drawn = Array.from({ length: 4000 }, (_, n) => variantOf(`visitor-${n}`))
const shareOfA = drawn.filter((id) => id === 'a').length / drawn.length
t.ok(Math.abs(shareOfA - 0.75) < 0.03, `weights decide: ${shareOfA} of 0.75`)
t.notOk(drawn.includes('off'), 'a variant without weight is never drawn')
const visitor = { abSeed: 'x', abVariants: { hero: 'b' } }
const settled = (id: string, segments: string[]) =>
  assignVariants([conditionTest(id), hero], visitor, segments).find(({ testId }) => testId === id)?.variantId
t.equal(settled('in:prime+school', ['school']), 'in', 'one of a teaser’s segments is enough')
t.equal(settled('in:prime+school', ['loyal']), 'out')
t.equal(settled('in:prime&hero=b', ['prime']), 'in', 'a segment and a variant, too')
t.equal(settled('in:prime&hero=a', ['prime']), 'out')
t.same(
  assignVariants([{ ...hero, variants: [] }], { abSeed: 'x', abVariants: {} }),
  [],
  'a test without variants is left out',
)
