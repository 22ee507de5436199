import t from 'tap'
import type { ToCart, ToCartEntry } from '../list-types.ts'
import { needsMessage, stillToChoose } from './to-cart-result.ts'

const entry = (productId: string, itemId: string | null = null) => ({ productId, itemId }) as ToCartEntry
const answer = (parts: Partial<ToCart>): ToCart => ({
  successfullyAdded: [],
  variantsToChoose: [],
  quantityChanged: [],
  maxInCart: [],
  notAvailable: [],
  ...parts,
})

t.test('entries without a variant are asked for one after the other', async (t) => {
  const [pen, bag, lamp] = [entry('pen'), entry('bag'), entry('lamp')]
  const first = stillToChoose(answer({ successfullyAdded: [entry('bag', 'bag-2')] }), [pen, bag, lamp], bag)
  t.same(first.variantsToChoose, [pen, lamp])
  t.same(first.successfullyAdded, [entry('bag', 'bag-2')], 'what became of the chosen one')
  t.ok(needsMessage(first))
  const second = stillToChoose(answer({}), first.variantsToChoose, lamp)
  t.same(second.variantsToChoose, [pen])
  t.notOk(needsMessage(stillToChoose(answer({}), second.variantsToChoose, pen)))
})
