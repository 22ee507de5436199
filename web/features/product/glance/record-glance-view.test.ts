import t from 'tap'
import { isFirstView } from './record-glance-view.ts'

const withStorage = (getItem: () => string | null, setItem: (key: string, value: string) => void) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: { getItem, setItem } })

t.test('S4.8 a view is recorded once per item and session', async (t) => {
  let stored: string | null = null
  withStorage(
    () => stored,
    (_key, value) => {
      stored = value
    },
  )
  t.same(['100-1', '100-2', '100-1'].map(isFirstView), [true, true, false])
  for (let view = 0; view < 600; view++) isFirstView(`200-${view}`)
  t.equal(JSON.parse(stored ?? '[]').length, 500, 'the memory is bounded')
})

t.test('without storage no view is recorded', async (t) => {
  withStorage(
    () => {
      throw new Error('blocked')
    },
    () => undefined,
  )
  t.equal(isFirstView('100-1'), false)
})
