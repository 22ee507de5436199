import t from 'tap'
import { parametersOf } from '#contract/parameters/testing/parameters.ts'
import { programmeOf } from './prime-programme.rules.ts'

const reader = (primeProgramme: Record<string, string>, on: readonly string[] = ['prime']) => {
  const switches = Object.fromEntries(on.map((name) => [name, { active: 'true' }]))
  return { of: () => parametersOf({ ...switches, primeProgramme }) }
}

t.test('the programme follows the editors’ parameters and needs a price', async (t) => {
  t.equal(programmeOf('de', reader({})), null)
  t.equal(programmeOf('de', reader({ price: '-5' })), null)
  t.equal(programmeOf('de', reader({ price: '2900' }, [])), null, 'switched off')
  t.equal(programmeOf('b2b', reader({ price: '2900' })), null, 'businesses')
  t.same(programmeOf('de', reader({ price: '2900' })), {
    price: 2900,
    months: 12,
    isRegistrationOpen: false,
    noticeDays: 30,
    retryDays: [3, 7, 14],
    hasFreeShipping: false,
  })
  t.match(
    programmeOf('at', reader({ price: '100', retryDays: '9 x 2', months: '6' }, ['prime', 'primeRegistration'])),
    {
      months: 6,
      retryDays: [2, 9],
      isRegistrationOpen: true,
    },
  )
})
