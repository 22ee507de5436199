import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '#contract/generated/types.ts'
import { plainForm } from '../forms/plain-form.ts'
import { longestUrl } from '../pages/address/page-url.ts'
import { type KnownDocuments, limitCalls } from '../security/sent-operations.ts'
import type { UpstreamClient } from '../upstream/client.ts'

type ReviewsOptions = {
  upstream: Pick<UpstreamClient, 'graphql'>
  persisted: KnownDocuments
  /** Called with the tags of a product that has a new or changed review; must not throw. */
  purge: (tags: readonly string[]) => Promise<void>
  /** Reviews and votes of one address. */
  writesPerMinute?: number
}

const mutation = `mutation SubmitReview($encryptedData: String!, $review: ReviewInput!) {
  submitReview(encryptedData: $encryptedData, review: $review) { successful fieldErrors { fieldName } }
}`

/**
 * Reviews and votes: how many one address may send, by script or without; and for browsers without scripts a route that
 * takes the form of /rating and leads back to it, with the names of what was wrong.
 */
export default fp<ReviewsOptions>(
  async (app, { upstream, persisted, purge, writesPerMinute = 30 }) => {
    const limit = app.addressLimit('reviews', writesPerMinute)
    limitCalls(app, 'reviews', { limit, persisted, what: 'reviews' })

    await plainForm(app, {
      path: '/api/reviews',
      lead: async (form, request) => {
        const wrong = (await limit(request)).isAllowed ? await submit(upstream, request, form) : ['form']
        const back = new URLSearchParams(
          ['enc', 'productId'].map((name) => [name, (form.get(name) ?? '').slice(0, longestUrl)]),
        )
        if (wrong.length === 0) {
          await purge([`product:${form.get('productId')}`])
          back.set('sent', '1')
        } else back.set('wrong', wrong.join(','))
        return `/rating?${back}`
      },
    })
  },
  { name: 'reviews', dependencies: ['rate-limits', 'visitor'] },
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
    const { store, language, requestId, budget } = request.visitor
    const body = JSON.stringify({ query: mutation, variables })
    // The link makes it the same review however often it arrives.
    const answer = await upstream.graphql(
      body,
      { store, language, requestId, ...(budget && { budget }) },
      { repeatable: true },
    )
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
