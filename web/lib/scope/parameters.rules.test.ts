import t from 'tap'
import { isOn, parameterValue } from './parameters.rules.ts'

const entries = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }))

t.test('S6.15 a switch is on when everything that switches it is the string true (storefront.md §9)', async (t) => {
  const parameters = [
    { name: 'rating', entries: entries({ active: 'true' }) },
    { name: 'infolayer', entries: entries({ active: 'true', teaserId: 'layer' }) },
    { name: 'wallet', entries: entries({ available: 'true', activated: 'false' }) },
    { name: 'Blitzangebot', entries: entries({ active: 'TRUE' }) },
    { name: 'twint', entries: entries({ version: '2' }) },
    { name: 'dpd', entries: [] },
  ]
  t.equal(isOn(parameters, 'rating'), true)
  t.equal(isOn(parameters, 'infolayer'), true, 'values beside a switch switch nothing')
  t.equal(isOn(parameters, 'wallet'), false, 'all of them')
  t.equal(isOn(parameters, 'Blitzangebot'), false, 'nothing but the string true')
  t.equal(isOn(parameters, 'twint'), false, 'a value is no switch')
  t.equal(isOn(parameters, 'dpd'), false, 'without an entry')
  t.equal(isOn(parameters, 'xRechnung'), false, 'not set')
})

t.test('values by parameter and entry', async (t) => {
  const parameters = [
    { name: 'navigation', entries: entries({ version: '2' }) },
    { name: 'contact', entries: entries({ phone: '' }) },
  ]
  t.equal(parameterValue(parameters, 'navigation', 'version'), '2')
  t.equal(parameterValue(parameters, 'contact', 'phone'), null)
  t.equal(parameterValue(parameters, 'infolayer', 'teaserId'), null)
})
