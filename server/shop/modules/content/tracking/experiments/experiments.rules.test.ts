import t from 'tap'
import { armOf, wilsonInterval } from './experiments.rules.ts'

const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((end) => Number(end.toFixed(4)))
const counts = { variant: 'a', views: 0, clicks: 0, carts: 0 }

t.test('the interval is that of Wilson, also for no orders and for orders alone', async (t) => {
  // E. B. Wilson, JASA 22 (1927); figures as in R: prop.test(x, n, correct = FALSE)$conf.int
  t.same(rounded(wilsonInterval(10, 100)), [0.0552, 0.1744])
  t.same(rounded(wilsonInterval(50, 100)), [0.4038, 0.5962])
  t.same(rounded(wilsonInterval(0, 20)), [0, 0.1611])
  t.same(rounded(wilsonInterval(20, 20)), [0.8389, 1])
  t.same(rounded(wilsonInterval(0, 0)), [0, 1])
})

t.test('E4.28 an arm with few visitors or orders is not enough for a result', async (t) => {
  t.match(armOf({ ...counts, visitors: 99, orders: 50 }), { enough: false, rate: 50 / 99 })
  t.match(armOf({ ...counts, visitors: 1000, orders: 4 }), { enough: false })
  t.match(armOf({ ...counts, visitors: 100, orders: 96 }), { enough: false })
  t.match(armOf({ ...counts, visitors: 100, orders: 5 }), { enough: true, rate: 0.05 })
  t.match(armOf({ ...counts, visitors: 0, orders: 0 }), { enough: false, rate: 0 })
})
