import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import t from 'tap'
import { runOf } from '../../graphql/testing/run-of.ts'
import rateLimits from '../../security/rate-limits.ts'
import { testFlashes, testSeals } from '../../visitor/testing/seals.ts'
import visitor from '../../visitor/visitor-plugin.ts'
import reviews from './reviews.ts'

t.test('a refused review without scripts leads back to its page with the typed values', async (t) => {
  const app = Fastify()
  const run = runOf(async (_id, { review }) => {
    const { message } = review as { message: string }
    if (message === 'lost') throw new Error('no answer')
    const fieldErrors = message.includes('www.') ? [{ fieldName: 'message', errorMessage: 'Ohne Links' }] : []
    const submitReview = { successful: fieldErrors.length === 0, generalErrorMessage: null, fieldErrors }
    return { json: '', tags: [], ttl: 0, isPublic: false, data: { submitReview } }
  })
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  await app.register(reviews, { run, persisted: { get: () => undefined }, flashes: testFlashes })
  t.teardown(() => app.close())
  const send = async (message: string) => {
    const typed = { productId: '100', rating: '4', title: 'Gut', message, authorName: 'Mia' }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/reviews',
      payload: new URLSearchParams({ enc: 'e', ...typed }).toString(),
      headers: {
        host: 'shop.test',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    const flash = testFlashes.open(answer.cookies.find(({ name }) => name === 'flash')?.value)
    return { to: answer.headers.location, typed, flash }
  }
  t.match(await send('Geht gut.'), { to: '/rating?enc=e&productId=100&sent=1', flash: null })
  const wrong = await send(`Siehe www.anderswo.test. ${'Wirklich gut. '.repeat(100)}`)
  t.equal(wrong.to, '/rating?enc=e&productId=100&wrong=message')
  t.same(wrong.flash?.values, wrong.typed)
  const lost = await send('lost')
  t.equal(lost.to, '/rating?enc=e&productId=100&wrong=form')
  t.same(lost.flash?.values, lost.typed)
})
