import t from 'tap'
import { outcomeFor } from './review-form.ts'

t.test('the outcome of a plain review form is shown for its product alone', (t) => {
  const values = { productId: '100', rating: '4', title: 'Gut', message: 'Siehe www.anderswo.test', authorName: '' }
  const flash = { form: 'reviews', isDone: false, message: null, fieldErrors: [], values, retryAfter: null }
  t.equal(outcomeFor(flash, '100'), flash)
  t.equal(outcomeFor(flash, '101'), null, 'another product of the order')
  t.equal(outcomeFor({ ...flash, form: 'contact' }, '100'), null)
  t.equal(outcomeFor(null, '100'), null)
  t.end()
})
