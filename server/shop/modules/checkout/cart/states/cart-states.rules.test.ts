import t from 'tap'
import { nextState } from '#lib/transitions.ts'
import { cartTransitions } from './cart-states.rules.ts'

t.test('a cart is open, reserved, submitted; only the try of a payment leads back', async (t) => {
  t.equal(nextState(cartTransitions, 'open', 'reserve'), 'reserved')
  t.equal(nextState(cartTransitions, 'open', 'submit'), 'submitted', 'without a provider')
  t.equal(nextState(cartTransitions, 'reserved', 'release'), 'open')
  t.equal(nextState(cartTransitions, 'reserved', 'submit'), 'submitted')
  t.equal(nextState(cartTransitions, 'reserved', 'reserve'), null, 'one try at a time')
  for (const event of ['reserve', 'release', 'submit'] as const)
    t.equal(nextState(cartTransitions, 'submitted', event), null)
})
