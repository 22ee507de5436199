import t from 'tap'
import { receiveEvents } from '#web/lib/tracking/track.ts'
import { trackPurchase } from './track-purchase.ts'

const counted: string[] = []
receiveEvents(({ name, data }) => {
  if (name === 'purchase' && 'order_id' in data) counted.push(String(data.order_id))
})

function provideStorage(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
}

const totalAmount = { __typename: 'Money' as const, amount: 1990, stringValue: '19,90 €' }
const buy = (orderId: string) => trackPurchase({ orderId, totalAmount, items: [{ orderedAmount: 2 }] }, 'EUR')

t.beforeEach(() => {
  counted.length = 0
})

t.test('an order is counted once, also when another one came between', async (t) => {
  let stored: string | null = null
  provideStorage({
    getItem: () => stored,
    setItem: (_key, value) => {
      stored = value
    },
  })
  for (const order of ['A', 'B', 'A', 'B', 'A']) buy(order)
  t.same(counted, ['A', 'B'])
  for (let number = 1; number <= 30; number++) buy(`order ${number}`)
  t.equal(JSON.parse(stored ?? '[]').length, 20, 'the memory is bounded')
})

t.test('an order is tracked although storage is missing or holds another list', async (t) => {
  provideStorage({
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  buy('A')
  t.same(counted, ['A'])
  for (const spoilt of ['{', '"B"', '{"a":1}', '[1, null]']) {
    counted.length = 0
    provideStorage({ getItem: () => spoilt, setItem: () => {} })
    buy('B')
    t.same(counted, ['B'], spoilt)
  }
})
