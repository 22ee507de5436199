import t from 'tap'
import { type Essentials, forgetEssentials, inTurn, knownEssentials, takeChangedEssentials } from './essentials.ts'

// A real one would keep this process alive.
globalThis.BroadcastChannel = class {
  postMessage() {}
} as unknown as typeof BroadcastChannel
globalThis.addEventListener = () => {}

const essentials = (...productIds: string[]): Essentials => ({ lists: [], productIds }) as unknown as Essentials
const shown = () => knownEssentials.value()?.productIds

t.test('an answer counts unless a later one came first', async (t) => {
  const [first, second, third] = [inTurn(), inTurn(), inTurn()]
  first(essentials('a'))
  t.same(shown(), ['a'])
  third(essentials('a', 'b', 'c'))
  second(essentials('a', 'b'))
  t.same(shown(), ['a', 'b', 'c'])
})

t.test('essentials requested before a change or another visitor are dropped', async (t) => {
  const before = inTurn()
  takeChangedEssentials(essentials('new'))
  before(essentials('old'))
  t.same(shown(), ['new'])
  const ofOther = inTurn()
  forgetEssentials()
  ofOther(essentials('of another'))
  t.equal(knownEssentials.value(), null)
})
