import t from 'tap'
import { conditionId, readCondition } from '#contract/conditions.ts'
import { segmentViolation } from './segments.import.ts'
import { isInSegment, type SegmentFacts } from './segments.rules.ts'

const facts: SegmentFacts = { kind: 'private', isPrime: false, orders: 3, country: 'AT', wantsNewsletter: true }

t.test('a visitor is in a segment when each of its rules holds', async (t) => {
  const isIn = (rules: Parameters<typeof isInSegment>[0]) => isInSegment(rules, facts)
  t.ok(isIn({}), 'without rules it has everyone')
  t.ok(isIn({ kinds: ['private', 'business'], orders: { from: 1, to: 3 }, countries: ['AT'], newsletter: true }))
  t.notOk(isIn({ kinds: ['stranger'] }))
  t.notOk(isIn({ orders: { from: 4 } }))
  t.notOk(isIn({ orders: { to: 2 } }))
  t.notOk(isIn({ countries: ['DE', 'CH'] }))
  t.notOk(isIn({ newsletter: false }))
  t.notOk(isIn({ prime: true, newsletter: true }))
})

t.test('a condition is read as it was written', async (t) => {
  for (const condition of [
    { segments: ['prime', 'school-1'], test: null },
    { segments: ['prime'], test: { id: 'hero', variant: 'a b' } },
    { segments: [], test: { id: 'hero', variant: null } },
  ])
    t.same(readCondition(conditionId(condition)), condition)
  t.equal(readCondition('hero'), null, 'a test is none')
})

t.test('a segment that can’t be named, or never has anyone, is refused', async (t) => {
  const segment = { id: 'a', name: { de: 'x', en: 'x' }, rules: {} }
  t.equal(segmentViolation(segment), null)
  t.match(segmentViolation({ ...segment, id: 'a b' }), { path: 'id' })
  t.match(segmentViolation({ ...segment, rules: { orders: { from: 2, to: 1 } } }), { path: 'rules.orders' })
})
