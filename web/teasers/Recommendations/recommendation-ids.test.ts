import t from 'tap'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { recommendationIds } from './recommendation-ids.ts'

const teaser = (id: string, type: string, variant?: string): WireTeaser => ({
  id,
  name: id,
  type,
  attributes: [],
  ...(variant && { abTestId: 'test', abVariantId: variant }),
})
const rows = [
  { cells: [{ teasers: [teaser('1', 'recommendations'), teaser('2', 'html')] }] },
  { cells: [{ teasers: [] }, { teasers: [teaser('3', 'recommendations', 'a'), teaser('4', 'recommendations', 'b')] }] },
]

t.test('recommendationIds collects exactly what this visitor sees', async (t) => {
  t.same(recommendationIds(rows, []), ['1'])
  t.same(recommendationIds(rows, [{ testId: 'test', variantId: 'b', trackingCode: 'x' }]), ['1', '4'])
})
