import t from 'tap'
import { deliveryPromise } from '#contract/delivery/delivery-date.ts'
import { dateWords, deadlineWords } from './delivery-words.ts'

const say = (key: string, values = {}) => `${key} ${Object.values(values).join(' ')}`
const at = (moment: string) => Date.parse(moment)
const deadlineAt = (now: number) => deadlineWords(deliveryPromise(0, 'DE', now).orderUntil, 'de-DE', say, now)

t.test('the time left is told on the last day, before that the moment', async (t) => {
  t.equal(deadlineAt(at('2026-11-24T09:48:20Z')), 'ui.delivery.hours 3 12')
  t.equal(deadlineAt(at('2026-11-24T12:30:00Z')), 'ui.delivery.minutes 0 30')
  t.equal(deadlineAt(at('2026-11-24T12:59:40Z')), 'ui.delivery.minutes 0 1')
  t.match(deadlineAt(at('2026-11-27T14:00:00Z')), /^ui\.delivery\.orderBy Mo., 14:00$/)
})

t.test('S4.84 the promised day changes at the deadline, whatever page was cached before', async (t) => {
  t.equal(dateWords(2, 'DE', 'de-DE', at('2026-11-24T12:59:00Z')), 'Do., 26. Nov.')
  t.equal(dateWords(2, 'DE', 'de-DE', at('2026-11-24T13:00:00Z')), 'Fr., 27. Nov.')
})
