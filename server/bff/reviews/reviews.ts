import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '#contract/generated/types.ts'
import { codedError } from '#lib/graphql-over-http.ts'
import { callsOneOf, isFromHere, takePlainForms } from '../forms/plain-forms.ts'
import type { UpstreamClient } from '../upstream/client.ts'

type ReviewsOptions = {
  upstream: Pick<UpstreamClient, 'graphql'>
  /** Reviews and votes of one address. */
  writesPerMinute?: number
}

const mutation = `mutation SubmitReview($encryptedData: String!, $review: ReviewInput!) {
  submitReview(encryptedData: $encryptedData, review: $review) { successful fieldErrors { fieldName } }
}`

const isLimited = callsOneOf(['submitReview', 'markReviewHelpful'])

/**
 * Reviews and votes: how many one address may send, by script or without; and for browsers without scripts a route that
 * takes the form of /rating and leads back to it, with the names of what was wrong.
 */
export default fp<ReviewsOptions>(
  async (app, { upstream, writesPerMinute = 30 }) => {
    const limit = app.createRateLimit({
      max: writesPerMinute,
      timeWindow: 60_000,
      allowList: () => false,
      keyGenerator: ({ ip }) => `reviews:${ip}`,
    })
    const isAllowed = async (request: FastifyRequest) => {
      const verdict = await limit(request)
      return verdict.isAllowed || !verdict.isExceeded
    }

    app.graphql.addHook('preExecution', async (_schema, document, context) => {
      if (!isLimited(document)) return
      const request = context.reply?.request
      if (request && !(await isAllowed(request))) throw codedError('RATE_LIMITED', 'Too many reviews: try again later.')
    })

    await app.register(async (routes) => {
      takePlainForms(routes)
      routes.post('/api/reviews', async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        if (!isFromHere(request)) return reply.code(403).send({ error: 'Not from a page of this shop' })
        if (!(request.body instanceof URLSearchParams)) return reply.code(415).send({ error: 'Not a form' })
        const form = request.body
        const wrong = (await isAllowed(request)) ? await submit(upstream, request, form) : ['form']
        const back = new URLSearchParams({ enc: form.get('enc') ?? '', productId: form.get('productId') ?? '' })
        if (wrong.length === 0) back.set('sent', '1')
        else back.set('wrong', wrong.join(','))
        return reply.redirect(`/rating?${back}`, 303)
      })
    })
  },
  { name: 'reviews', dependencies: ['rate-limits', 'edge-graphql', 'visitor'] },
)

/** Names of fields that are wrong, `form` when all of it is; none when it was taken. */
async function submit(
  upstream: ReviewsOptions['upstream'],
  request: FastifyRequest,
  form: URLSearchParams,
): Promise<string[]> {
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
    const { store, language, requestId } = request.visitor
    const body = JSON.stringify({ query: mutation, variables })
    // The link makes it the same review however often it arrives.
    const answer = await upstream.graphql(body, { store, language, requestId }, { repeatable: true })
    const { data } = JSON.parse(answer.toString()) as { data?: { submitReview?: FormResult } | null }
    const result = data?.submitReview
    if (result?.successful) return []
    const fields = result?.fieldErrors.map(({ fieldName }) => fieldName) ?? []
    return fields.length > 0 ? fields : ['form']
  } catch (error) {
    request.log.warn({ err: error }, 'reviews: not taken')
    return ['form']
  }
}
