import t from 'tap'
import { outcomeOf } from './form-outcome.ts'

t.test('a form is taken, refused as a whole and by fields, or lost', async (t) => {
  t.same(outcomeOf({ successful: true, fieldErrors: [] }), { kind: 'done' })
  t.same(outcomeOf(null), { kind: 'lost' })
  const refused = {
    successful: false,
    generalErrorMessage: '',
    fieldErrors: [
      { fieldName: 'email', errorMessage: 'first' },
      { fieldName: 'city', errorMessage: 'missing' },
      { fieldName: 'email', errorMessage: 'second' },
    ],
  }
  t.same(outcomeOf(refused), { kind: 'refused', message: null, errors: { email: 'first', city: 'missing' } })
  t.match(outcomeOf({ ...refused, generalErrorMessage: 'Closed' }), { kind: 'refused', message: 'Closed' })
})
