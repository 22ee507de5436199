import { wishlistTexts } from '#contract/limits/wishlists.ts'
import type { Translate } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import type { Claim } from '../list-types.ts'

/** Where a list is claimed from: by the link of an invitation, or on the list's own page. */
export type Claiming = {
  inviteToken: string | null
  listId: string | null
  mayClaim: boolean
  /** First name that the visitor gave with another entry. */
  ownName: string
  /** Outcome of a claim that was sent without scripts. */
  flash: Flash | null
}

/** Name of the edge's form, and the anchor of an entry to which it leads back (server/bff/page-forms/wishlists/claims.ts). */
export const claimForm = 'claim-wishlist'
export const claimAnchor = (entryId: string): string => `claims-${entryId}`

type ClaimQuantity = Pick<Claim, 'quantity' | 'isOwn'>

const sumOf = (claims: readonly ClaimQuantity[]): number => claims.reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces promised, at most those that are wanted: the owner may want fewer by now. */
export const claimedOf = (wanted: number, claims: readonly ClaimQuantity[]): number => Math.min(wanted, sumOf(claims))

/** Pieces that the visitor may claim; his own claim would be replaced. */
export const claimableOf = (wanted: number, claims: readonly ClaimQuantity[]): number =>
  Math.max(0, wanted - sumOf(claims.filter(({ isOwn }) => !isOwn)))

export type ClaimViolation = 'quantity' | 'name'

/** What is wrong with a field of the form; the engine checks again. */
export const claimError = (
  field: string,
  values: Readonly<Record<string, string>>,
  max: number,
): ClaimViolation | null => {
  const value = (values[field] ?? '').trim()
  if (field === 'name') return [...value].length > wishlistTexts.claimName ? 'name' : null
  return /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= max ? null : 'quantity'
}

export const ownNameIn = (entries: readonly { claims: readonly Pick<Claim, 'isOwn' | 'name'>[] }[]): string =>
  entries.flatMap(({ claims }) => claims).find(({ isOwn, name }) => isOwn && name)?.name ?? ''

/** A form that was sent without script. */
type ClaimAnswer = Pick<Flash, 'isDone' | 'message' | 'values'>

/** Whether the form of a refused claim is drawn again, and says why: not where nothing is left to be claimed. */
export const isRequestedAgain = ({ isDone, values }: ClaimAnswer, hasForm: boolean): boolean =>
  hasForm && !isDone && !values.removed

/** What the entry's line says of a form that was sent without script; empty where its form says it. */
export const messageOf = (sent: ClaimAnswer, hasForm: boolean, t: Translate): string => {
  if (isRequestedAgain(sent, hasForm)) return ''
  if (!sent.isDone) return sent.message ?? ''
  return t(sent.values.removed ? 'wishlistClaims.removed' : 'wishlistClaims.noted')
}
