import t from 'tap'
import { slowest, timesOfJourneys, timesOfTap } from './slowest.ts'

const tap = `TAP version 14
# Subtest: server/cart.test.ts
    # Subtest: a voucher
        ok 1 - should be equal
        1..1
    ok 1 - a voucher # time=1500.5ms

    # Subtest: a deal
        not ok 1 - should be equal
        1..1
    not ok 2 - a deal # time=250ms

    ok 3 - of another day # SKIP
    1..3
    # time=4000ms
not ok 1 - server/cart.test.ts # time=4000.5ms

# Subtest: web/price.test.ts
    ok 1 - at the top of a file
    1..1
    # time=120ms
ok 2 - web/price.test.ts # time=120ms
`

t.test('tests of a TAP report have their times, and the rest is their file’s', async (t) => {
  t.same(timesOfTap(tap), [
    { name: 'server/cart.test.ts: a voucher', seconds: 1.5005 },
    { name: 'server/cart.test.ts: a deal', seconds: 0.25 },
    { name: 'server/cart.test.ts: start and end', seconds: 2.25 },
    { name: 'web/price.test.ts: start and end', seconds: 0.12 },
  ])
})

t.test('the journeys of a report have the times of all their attempts', async (t) => {
  const spec = (title: string, durations: number[]) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ projectName: 'phone', results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    suites: [{ specs: [spec('a voucher', [1000, 500])], suites: [{ specs: [spec('a deal', [2500])] }] }],
  }
  t.same(timesOfJourneys(report), [
    { name: '[phone] cart.spec.ts: a voucher', seconds: 1.5 },
    { name: '[phone] cart.spec.ts: a deal', seconds: 2.5 },
  ])
})

t.test('the slowest come first, and only so many', async (t) => {
  const times = [1, 12.34, 3].map((seconds) => ({ name: `takes ${seconds}`, seconds }))
  t.equal(slowest(times, 2), '    12.3 s  takes 12.34\n     3.0 s  takes 3\n')
})
