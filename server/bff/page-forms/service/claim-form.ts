import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isUuid } from '#lib/uuid.ts'
import { WishlistClaim, WishlistClaimRemove } from '#web/generated/operations.ts'
import { answeredForm, type FormOutcome } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type ClaimFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/** Longer ones are no link of this shop. */
const maxTokenLength = 200
const name = 'claim-wishlist'

/**
 * Claiming a line of a shared list, and taking a claim back, without scripts (web/features/wishlist/claims): back to the line on the page
 * of the link or of the list, which says how it went.
 */
export default fp<ClaimFormOptions>(
  async (app, { run, flashes, formsPerMinute = 60 }) => {
    const limit = app.addressLimit('claims', formsPerMinute)

    await plainForm(app, {
      path: `/api/${name}/`,
      lead: async (form, request, reply) => {
        const back = pageOf(form)
        const entryId = form.get('entryId') ?? ''
        if (back === null || !isUuid(entryId)) return { error: 'Not a line of a list' }
        const page = `${back}#claims-${entryId}`
        // Filled by programs only, which get the usual way back.
        if (form.get('website')) return page
        const outcome = await send(run, request, form, limit)
        flashes.leave(reply, { ...outcome, values: { entryId, ...valuesIn(form, outcome) } })
        return page
      },
    })
  },
  { name: 'claim-form', dependencies: ['rate-limits', 'visitor'] },
)

const encode = encodeURIComponent

/** The page that the form was on; null for a form of none. */
function pageOf(form: URLSearchParams): string | null {
  const token = form.get('inviteToken') ?? ''
  const list = form.get('list') ?? ''
  if (token !== '') return token.length > maxTokenLength ? null : `/myaccount/wishlist?invite=${encode(token)}`
  return isUuid(list) ? `/myaccount/wishlist?list=${encode(list)}` : null
}

/** What was typed into a claim that was refused; of one that was to be taken back, just that. */
function valuesIn(form: URLSearchParams, { isDone }: FormOutcome): Record<string, string> {
  if (form.has('claimId')) return { removed: 'true' }
  return isDone ? {} : { quantity: form.get('quantity') ?? '', name: form.get('name') ?? '' }
}

type Change = { successful: boolean; errorMessage?: string | null }

function answerOf({ successful, errorMessage = null }: Change) {
  return { successful, generalErrorMessage: errorMessage, fieldErrors: [] }
}

async function send(
  run: EdgeRun,
  request: FastifyRequest,
  form: URLSearchParams,
  limit: ReturnType<FastifyInstance['addressLimit']>,
): Promise<FormOutcome> {
  const { visitor } = request
  const claimId = form.get('claimId')
  if (claimId !== null) {
    return answeredForm({
      name,
      run,
      request,
      limit,
      send: () => run(WishlistClaimRemove, { claimId }, visitor),
      answerIn: ({ removeWishlistClaim }) => answerOf(removeWishlistClaim),
    })
  }
  const variables = {
    entryId: form.get('entryId') ?? '',
    quantity: quantityOf(form.get('quantity')),
    name: form.get('name'),
    inviteToken: form.get('inviteToken'),
  }
  return answeredForm({
    name,
    run,
    request,
    limit,
    send: () => run(WishlistClaim, variables, visitor),
    answerIn: ({ claimWishlistEntry }) => answerOf(claimWishlistEntry),
  })
}

/** 0 for what is no number of pieces, which the engine refuses in words. */
const quantityOf = (text: string | null): number => (/^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0)
