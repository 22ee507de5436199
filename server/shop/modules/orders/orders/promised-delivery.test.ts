import t from 'tap'
import { noDelivery, promisedDelivery } from './promised-delivery.ts'

// A Tuesday before the deadline.
const now = Date.parse('2026-11-24T09:00:00Z')
const promise = (deliveryDays: number[], shipsAfterPayment = false, country = 'DE') =>
  promisedDelivery({ deliveryDays, country, shipsAfterPayment }, now)

t.test('an order is promised from its first parcel to its last one, on working days of the country', async (t) => {
  t.match(promise([2]), { deliveryEarliest: '2026-11-25', deliveryLatest: '2026-11-26' })
  t.match(promise([2, 5]), { deliveryEarliest: '2026-11-25', deliveryLatest: '2026-12-01' })
  t.match(promise([1]), { deliveryEarliest: '2026-11-25', deliveryLatest: '2026-11-25' })
  t.match(promise([2], false, 'CH'), { deliveryEarliest: '2026-11-27', deliveryLatest: '2026-11-30' })
})

t.test('an order that waits for a transfer is promised in working days after it, without a date', async (t) => {
  t.same(promise([2, 5], true), { deliveryEarliest: null, deliveryLatest: null, deliveryDaysAfterPayment: 5 })
  t.match(promise([2], true, 'AT'), { deliveryDaysAfterPayment: 3 })
})

t.test('an order of nothing that is sent promises nothing', async (t) => {
  t.same(promise([]), noDelivery)
})
