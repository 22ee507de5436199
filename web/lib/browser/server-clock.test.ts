import t from 'tap'
import { clockOffset } from './server-clock.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const date = new Date(noon).toUTCString()

t.test('a device that is wrong is put right', async (t) => {
  t.equal(clockOffset(noon - 60_000, noon - 60_000, date, null), 60_500)
  t.equal(clockOffset(noon + 90_000, noon + 90_200, date, null), -89_600)
  t.equal(clockOffset(noon - 60_000, noon - 60_000, date, '30'), 90_500, 'the answer was kept for a while')
})

t.test('clockOffset is zero when the date cannot tell', async (t) => {
  t.equal(clockOffset(noon + 900, noon + 1100, date, null), 0)
  t.equal(clockOffset(noon - 9000, noon, date, null), 0, 'the answer took nine seconds on its way back')
  t.equal(clockOffset(noon, noon + 9000, date, null), 0, 'the request took them on its way there')
  t.equal(clockOffset(noon, noon, null, null), 0)
  t.equal(clockOffset(noon, noon, 'soon', null), 0)
})
