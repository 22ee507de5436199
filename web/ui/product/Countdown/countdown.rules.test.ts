import t from 'tap'
import { timeLeft } from './countdown.rules.ts'

const second = 1000
const hour = 3600 * second
const day = 24 * hour

t.test('timeLeft gives days alone above three days', async (t) => {
  t.same(timeLeft(5 * day + hour), { kind: 'days', days: 5 })
  t.same(timeLeft(3 * day + second), { kind: 'days', days: 3 })
})

t.test('S9.21 up to three days hours, minutes and seconds', async (t) => {
  t.same(timeLeft(3 * day), { kind: 'hours', clock: '72:00:00' })
  t.same(timeLeft(9 * hour + 65 * second), { kind: 'hours', clock: '9:01:05' })
  t.same(timeLeft(hour), { kind: 'hours', clock: '1:00:00' })
})

t.test('T9.11 timeLeft gives minutes and seconds in the last hour', async (t) => {
  t.same(timeLeft(hour - second), { kind: 'minutes', clock: '59:59' })
  t.same(timeLeft(65 * second), { kind: 'minutes', clock: '1:05' })
  t.same(timeLeft(1), { kind: 'minutes', clock: '0:01' }, 'the last second is shown to its end')
})

t.test('timeLeft is over at zero', async (t) => {
  t.same(timeLeft(0), { kind: 'over' })
  t.same(timeLeft(-5 * day), { kind: 'over' })
})
