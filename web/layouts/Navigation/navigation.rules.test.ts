import t from 'tap'
import { currentness, delays, isMultiColumn, switchDelay } from './navigation.rules.ts'

t.test('S9.5 a long group beside few siblings is laid out in columns', async (t) => {
  t.ok(isMultiColumn(9, 6))
  t.notOk(isMultiColumn(9, 7), '9 / 7 is below 1.34')
  t.notOk(isMultiColumn(8, 1), 'eight are not over eight')
  t.ok(isMultiColumn(9, 0))
})

t.test('S9.7 the mouse rests as long as storefront.md §9 says before something opens', async (t) => {
  t.equal(delays.department, 250)
  t.equal(switchDelay(false), 300)
  t.equal(switchDelay(true), 700)
})

t.test('an entry is current for its own page and those below it', async (t) => {
  t.equal(currentness('/schulranzen/', '/schulranzen/'), 'page')
  t.equal(currentness('/schulranzen/', '/schulranzen'), 'page')
  t.equal(currentness('/schulranzen/', '/schulranzen/ranzen/'), 'true')
  t.equal(currentness('/schul/', '/schulranzen/'), undefined)
  t.equal(currentness('/', '/schulranzen/'), undefined)
})
