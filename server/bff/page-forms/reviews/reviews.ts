import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { SubmitReview } from '#web/generated/operations.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import { maxUrlLength } from '../../pages/address/page-url.ts'
import { type KnownDocuments, limitCalls } from '../../security/sent-operations.ts'
import type { Flashes } from '../../visitor/flash.ts'

type ReviewsOptions = {
  run: EdgeRun
  persisted: KnownDocuments
  flashes: Pick<Flashes, 'leave'>
}

/** Fields that are drawn again; the product's id tells for which review. */
const typed = ['productId', 'rating', 'title', 'message', 'authorName'] as const

/** Reviews and votes of one address. */
const writesPerMinute = 30

/**
 * Reviews and votes: how many one address may send, by script or without; and for browsers without scripts a route that
 * takes the form of /rating and leads back to it, with the names of what was wrong, and what was typed.
 */
export default fp<ReviewsOptions>(
  async (app, { run, persisted, flashes }) => {
    const limit = app.addressLimit('reviews', writesPerMinute)
    limitCalls(app, 'reviews', { limit, persisted, what: 'reviews' })

    await plainForm(app, {
      path: '/api/reviews',
      lead: async (form, request, reply) => {
        const wrong = (await limit(request)).isAllowed ? await submit(run, request, form) : ['form']
        const back = new URLSearchParams(
          ['enc', 'productId'].map((name) => [name, (form.get(name) ?? '').slice(0, maxUrlLength)]),
        )
        if (wrong.length === 0) back.set('sent', '1')
        else {
          back.set('wrong', wrong.join(','))
          const values = Object.fromEntries(typed.map((name) => [name, form.get(name) ?? '']))
          flashes.leave(reply, { form: 'reviews', isDone: false, message: null, values })
        }
        return `/rating?${back}`
      },
    })
  },
  { name: 'reviews', dependencies: ['rate-limits', 'visitor'] },
)

/** Names of fields that are wrong, `form` when all of it is; none when it was taken. */
async function submit(run: EdgeRun, request: FastifyRequest, form: URLSearchParams): Promise<string[]> {
  const text = (name: string) => form.get(name) ?? ''
  const rating = text('rating')
  const variables = {
    encryptedData: text('enc'),
    review: {
      productId: text('productId'),
      rating: /^[1-5]$/.test(rating) ? Number(rating) : 0,
      title: text('title'),
      message: text('message'),
      authorName: text('authorName'),
    },
  }
  try {
    const { data } = await run(SubmitReview, variables, request.visitor)
    const result = data?.submitReview
    if (result?.successful) return []
    const fields = result?.fieldErrors.map(({ fieldName }) => fieldName) ?? []
    return fields.length > 0 ? fields : ['form']
  } catch (error) {
    request.log.warn({ err: error }, 'reviews: not taken')
    return ['form']
  }
}
