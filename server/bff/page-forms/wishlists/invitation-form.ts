import fp from 'fastify-plugin'
import { WishlistJoin } from '#web/generated/operations.ts'
import { answeredForm } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

type InvitationFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
  /** Forms of one address; a class without scripts is many people. */
  formsPerMinute?: number
}

/** Longer ones are no link of this shop. */
const maxTokenLength = 200

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
        if (token === '' || token.length > maxTokenLength) return { error: 'Not an invitation' }
        let listId = ''
        const outcome = await answeredForm({
          run,
          request,
          limit,
          name: 'join-wishlist',
          send: () => run(WishlistJoin, { inviteToken: token }, request.visitor),
          answerIn: ({ importSharedWishlist: { wishlist, errorMessage } }) => {
            listId = wishlist?.externalId ?? ''
            return wishlist || errorMessage
              ? { successful: wishlist !== null, generalErrorMessage: errorMessage ?? null }
              : null
          },
        })
        if (outcome.isDone) return `${listsPath}?list=${encode(listId)}`
        flashes.leave(reply, outcome)
        return `${listsPath}?invite=${encode(token)}`
      },
    })
  },
  { name: 'invitation-form', dependencies: ['rate-limits', 'visitor'] },
)

const encode = encodeURIComponent
