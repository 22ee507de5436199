import t from 'tap'
import { createListeners } from './listeners.ts'
import { createStore } from './store.ts'

t.test('a store notifies its listeners of each value until they leave', async (t) => {
  const store = createStore('first')
  const seen: string[] = []
  const leave = store.subscribe(() => seen.push(store.value()))
  t.equal(store.value(), 'first')
  store.set('second')
  store.set('second')
  leave()
  store.set('third')
  t.same(seen, ['second', 'second'])
  t.equal(store.value(), 'third')
})

t.test('all listeners hear of an event; one that is added twice hears of it once', async (t) => {
  const listeners = createListeners<number>()
  const heard: string[] = []
  const first = (event: number) => heard.push(`first ${event}`)
  const leaveFirst = listeners.add(first)
  listeners.add(first)
  listeners.add((event) => heard.push(`second ${event}`))
  t.equal(listeners.count(), 2)
  listeners.tell(1)
  leaveFirst()
  listeners.tell(2)
  t.same(heard, ['first 1', 'second 1', 'second 2'])
})
