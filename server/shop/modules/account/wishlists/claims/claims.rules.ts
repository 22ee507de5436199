import type { WishlistClaim } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import { may, type Right } from '../rights/rights.rules.ts'

export type Claim = {
  id: string
  customerId: string | null
  visitorId: string | null
  quantity: number
  name: string | null
}

/** Who looks at claims, and with which right on the list; the holder of a link alone has none. */
export type ClaimViewer = { owner: Owner | null; right: Right | null }

const isClaimOf = ({ customerId, visitorId }: Omit<Claim, 'id' | 'quantity' | 'name'>, owner: Owner): boolean =>
  'customerId' in owner ? customerId === owner.customerId : visitorId === owner.visitorId

/** Pieces that others leave for an owner to claim; his own claim is not counted, since a new one takes its place. */
export const leftFor = (owner: Owner, wanted: number, claims: readonly Claim[]): number => {
  const byOthers = claims.filter((claim) => !isClaimOf(claim, owner)).reduce((sum, { quantity }) => sum + quantity, 0)
  // The list's owner may want fewer than are claimed already.
  return Math.max(0, wanted - byOthers)
}

export const mayRemove = (claim: Claim, { owner, right }: ClaimViewer): boolean =>
  (owner !== null && isClaimOf(claim, owner)) || (right !== null && may(right, 'removeAnyClaim'))

/** A claim as others see it: without the ids of its owner. */
export const toClaim = (claim: Claim, viewer: ClaimViewer): WishlistClaim => ({
  externalId: claim.id,
  quantity: claim.quantity,
  name: claim.name,
  isOwn: viewer.owner !== null && isClaimOf(claim, viewer.owner),
  allowedToRemoveByUser: mayRemove(claim, viewer),
})
