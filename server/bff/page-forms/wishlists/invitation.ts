import { WishlistJoin } from '#web/generated/operations.ts'
import { type Form, sendBy } from '../../forms/form-route.ts'

/** Longer ones are no link of this shop. */
export const maxTokenLength = 200

const listsPath = '/myaccount/wishlist'

/** Taking an invitation to a list (web/features/wishlist/sharing/InvitationPage.tsx): on to the list, or back to the invitation, which says why not. */
export const invitationForm: Form = {
  name: 'join-wishlist',
  limit: { name: 'invitations', perMinute: 120 },
  page: ({ inviteToken = '' }) => `${listsPath}?invite=${encodeURIComponent(inviteToken.slice(0, maxTokenLength))}`,
  typed: () => ({}),
  take: async (sent) => {
    const { inviteToken = '' } = sent.values
    if (inviteToken === '' || inviteToken.length > maxTokenLength) return { error: 'Not an invitation' }
    return sendBy(sent, WishlistJoin, { inviteToken }, ({ wishlist, errorMessage = null, ...data }) => ({
      message: errorMessage,
      next: wishlist ? `${listsPath}?list=${encodeURIComponent(wishlist.externalId)}` : null,
      data: { ...data, wishlist },
    }))
  },
}
