import t from 'tap'
import { offer } from '#engine/modules/checkout/cart/testing/samples.ts'
import { createRecentStates } from './recent-states.ts'

const state = (id: string, hasDeal = false) => offer(id, { productId: id.split('-')[0] ?? '', hasDeal })

const named = (tag: string) => [{ tag, scope: 'values' as const }]

t.test('a state is cached for its store until its product or the catalogue changes', async (t) => {
  const states = createRecentStates()
  states.keep('de', [state('1-1'), state('1-2'), state('2-1')], states.generation())
  t.match(states.find('de', ['1-1', '2-1']), [{ id: '1-1' }, { id: '2-1' }])
  t.equal(states.find('at', ['1-1']), null)
  t.equal(states.find('de', ['1-1', '3-1']), null, 'all of them or none')
  states.apply(named('product:1'))
  t.equal(states.find('de', ['1-2']), null)
  t.match(states.find('de', ['2-1']), [{ id: '2-1' }])
  states.apply(named('catalogue'))
  t.equal(states.find('de', ['2-1']), null)
})

t.test('a state read before a change, or with a deal, is not cached', async (t) => {
  const states = createRecentStates()
  const readIn = states.generation()
  states.apply(named('product:1'))
  states.keep('de', [state('1-1')], readIn)
  t.equal(states.find('de', ['1-1']), null)
  states.keep('de', [state('1-1', true)], states.generation())
  t.equal(states.find('de', ['1-1']), null)
})
