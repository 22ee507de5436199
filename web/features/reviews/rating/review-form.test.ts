import t from 'tap'
import { typedIn } from './review-form.ts'

t.test('typed values of a plain review form are drawn again for its product alone', (t) => {
  const values = { productId: '100', rating: '4', title: 'Gut', message: 'Siehe www.anderswo.test', authorName: '' }
  const flash = { form: 'reviews', isDone: false, message: null, fieldErrors: [], values, retryAfter: null }
  const { productId, rating, ...texts } = values
  t.same(typedIn(flash, productId), { ...texts, rating: Number(rating) })
  t.same(typedIn({ ...flash, values: { productId } }, productId), {
    rating: null,
    title: '',
    message: '',
    authorName: '',
  })
  t.equal(typedIn(flash, '101'), null, 'another product of the order')
  t.equal(typedIn({ ...flash, form: 'contact' }, productId), null)
  t.equal(typedIn(null, productId), null)
  t.end()
})
