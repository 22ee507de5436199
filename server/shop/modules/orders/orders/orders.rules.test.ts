import t from 'tap'
import { nextState } from '#lib/transitions.ts'
import { isEnded, orderTransitions } from './orders.rules.ts'

t.test('T4.67 an order waits, is placed, is sent; before it is sent it can end', async (t) => {
  t.equal(nextState(orderTransitions, 'awaiting_payment', 'place'), 'placed')
  t.equal(nextState(orderTransitions, 'awaiting_payment', 'expire'), 'expired')
  t.equal(nextState(orderTransitions, 'placed', 'cancel'), 'cancelled')
  t.equal(nextState(orderTransitions, 'placed', 'place'), null, 'once')
  t.equal(nextState(orderTransitions, 'partly_shipped', 'cancel'), null)
  t.equal(nextState(orderTransitions, 'shipped', 'cancel'), null)
})

t.test('an ended order comes back by late money alone', async (t) => {
  for (const state of ['cancelled', 'expired'] as const) {
    t.same(Object.keys(orderTransitions[state]), ['placeLate'])
    t.ok(isEnded(state))
  }
  for (const state of ['awaiting_payment', 'placed', 'shipped'] as const) {
    t.equal(nextState(orderTransitions, state, 'placeLate'), null)
    t.notOk(isEnded(state))
  }
})
