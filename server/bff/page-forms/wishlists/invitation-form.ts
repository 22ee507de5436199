import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { WishlistJoin } from '../../../../web/generated/operations.ts'
import { codeIn, sentenceOf } from '../../account/refusals.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type InvitationFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/** The list that was joined, or why none was, in words. */
type Joined = { externalId: string } | { message: string | null }

/** Longer ones are no link of this shop. */
const longestToken = 200

const listsPath = '/myaccount/wishlist'

/**
 * Taking an invitation to a list without scripts (web/features/wishlist/sharing/InvitationPage.tsx): on to the list, or back to the
 * invitation, which says why not.
 */
export default fp<InvitationFormOptions>(
  async (app, { run, flashes, formsPerMinute = 60 }) => {
    const limit = app.addressLimit('invitations', formsPerMinute)

    await plainForm(app, {
      path: '/api/join-wishlist/',
      lead: async (form, request, reply) => {
        const token = form.get('inviteToken') ?? ''
        if (token === '' || token.length > longestToken) return { error: 'Not an invitation' }
        const joined = (await limit(request)).isAllowed
          ? await join(run, request, token)
          : { message: await sentenceOf(run, 'RATE_LIMITED', request.visitor) }
        if ('externalId' in joined) return `${listsPath}?list=${encode(joined.externalId)}`
        flashes.leave(reply, { form: 'join-wishlist', isDone: false, message: joined.message })
        return `${listsPath}?invite=${encode(token)}`
      },
    })
  },
  { name: 'invitation-form', dependencies: ['rate-limits', 'visitor'] },
)

const encode = encodeURIComponent

async function join(run: EdgeRun, { visitor, log }: FastifyRequest, inviteToken: string): Promise<Joined> {
  try {
    const { data, errors } = await run(WishlistJoin, { inviteToken }, visitor)
    const change = data?.importSharedWishlist
    if (change?.wishlist) return { externalId: change.wishlist.externalId }
    if (change?.errorMessage) return { message: change.errorMessage }
    return { message: await sentenceOf(run, codeIn(errors), visitor) }
  } catch (error) {
    log.warn({ err: error }, 'wishlists: an invitation was not taken')
    return { message: await sentenceOf(run, 'INTERNAL', visitor) }
  }
}
