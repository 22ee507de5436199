import t from 'tap'
import { Texts } from '#web/generated/operations.ts'
import { formEdge } from '../../forms/testing/form-edge.ts'
import { bareResult, runOf } from '../../graphql/testing/run-of.ts'
import { reviewForm } from './review-form.ts'

t.test('a refused review without scripts leads back to its page with the typed values', async (t) => {
  const run = runOf(async (id, { review }) => {
    if (id === Texts.id)
      return { ...bareResult, data: { getTranslationsByPrefix: [{ key: 'error.internal', value: 'Gestört' }] } }
    const { message } = review as { message: string }
    if (message === 'lost') throw new Error('no answer')
    const fieldErrors = message.includes('www.') ? [{ fieldName: 'message', errorMessage: 'Ohne Links' }] : []
    const submitReview = { successful: fieldErrors.length === 0, generalErrorMessage: null, fieldErrors }
    return { ...bareResult, data: { submitReview } }
  })
  const { post } = await formEdge(t, run, [reviewForm])
  const send = async (message: string) => {
    const typed = { productId: '100', rating: '4', title: 'Gut', message, authorName: 'Mia' }
    const { location, flash } = await post('/api/reviews/', { enc: 'e', ...typed })
    t.equal(location, '/rating?enc=e&productId=100')
    return { typed, flash }
  }
  t.match((await send('Geht gut.')).flash, { form: 'reviews', isDone: true, values: { productId: '100' } })
  const wrong = await send(`Siehe www.anderswo.test. ${'Wirklich gut. '.repeat(100)}`)
  t.match(wrong.flash, { isDone: false, fieldErrors: [{ fieldName: 'message', errorMessage: 'Ohne Links' }] })
  t.same(wrong.flash?.values, wrong.typed)
  const lost = await send('lost')
  t.match(lost.flash, { isDone: false, message: 'Gestört', fieldErrors: [] })
  t.same(lost.flash?.values, lost.typed)
})
