import { isUuid } from '#lib/uuid.ts'
import { WishlistClaim, type WishlistClaimChangeFragment, WishlistClaimRemove } from '#web/generated/operations.ts'
import { type Form, type FormResult, type SentForm, sendBy, type Values } from '../../forms/form-route.ts'
import { maxTokenLength } from './invitation.ts'

/**
 * Claiming a line of a shared list, and taking a claim back (web/features/wishlist/claims): back to the line on the page of the link or of the
 * list, which says how it went.
 */
export const claimForm: Form = {
  name: 'claim-wishlist',
  limit: { name: 'claims', perMinute: 120 },
  page: linePage,
  // Of a claim that was to be taken back, just that.
  typed: ({ values: { entryId = '', quantity = '', name = '', claimId } }): Values =>
    claimId === undefined ? { entryId, quantity, name } : { entryId, removed: 'true' },
  take: async (sent) => {
    const { entryId = '', website, claimId } = sent.values
    if (listPage(sent.values) === null || !isUuid(entryId)) return { error: 'Not a line of a list' }
    // Filled by programs only, which get the usual way back.
    if (website) return { isDone: true, message: null, next: linePage(sent.values) }
    return claimId === undefined ? claim(sent) : removeClaim(sent, claimId)
  },
}

function linePage(values: Values): string {
  return `${listPage(values) ?? '/'}#claims-${encodeURIComponent(values.entryId ?? '')}`
}

/** The page that the form was on; null for a form of none. */
function listPage({ inviteToken = '', list = '' }: Values): string | null {
  const page = (query: Record<string, string>) => `/myaccount/wishlist?${new URLSearchParams(query)}`
  if (inviteToken !== '') return inviteToken.length > maxTokenLength ? null : page({ invite: inviteToken })
  return isUuid(list) ? page({ list }) : null
}

function claim(sent: SentForm): Promise<FormResult> {
  const { entryId = '', quantity = '', name = null, inviteToken = null } = sent.values
  const variables = { entryId, quantity: quantityOf(quantity), name, inviteToken }
  return sendBy(sent, WishlistClaim, variables, (change) => changeResult(change, { entryId }))
}

function removeClaim(sent: SentForm, claimId: string): Promise<FormResult> {
  const { entryId = '' } = sent.values
  return sendBy(sent, WishlistClaimRemove, { claimId }, (change) => changeResult(change, { entryId, removed: 'true' }))
}

const changeResult = ({ successful, errorMessage = null, claims }: WishlistClaimChangeFragment, values: Values) => ({
  message: successful ? null : errorMessage,
  values,
  data: claims,
})

/** 0 for what is no number of pieces, which the engine refuses in words. */
const quantityOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0)
