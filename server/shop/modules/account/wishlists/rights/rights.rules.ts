import type { WishlistRight } from '#contract/generated/types.ts'

/** From the weakest to the strongest; the creator has made the list. */
const ranks = ['commentator', 'editor', 'admin', 'creator'] as const

export type Right = (typeof ranks)[number]

/** Those that a link can carry. */
export const givenRights: readonly WishlistRight[] = ['commentator', 'editor', 'admin']

export const isGivenRight = (right: Right): right is WishlistRight => right !== 'creator'

/** The lowest right that an action needs. To a caller without any right the list does not exist (README.md). */
const least = {
  see: 'commentator',
  comment: 'commentator',
  changeEntries: 'editor',
  makeStandard: 'editor',
  rename: 'admin',
  describe: 'admin',
  deleteAnyComment: 'admin',
  removeAnyClaim: 'admin',
  manageMembers: 'admin',
  delete: 'creator',
} as const satisfies Record<string, Right>

export type Action = keyof typeof least

export const actions = Object.keys(least) as Action[]

const rank = (right: Right): number => ranks.indexOf(right)

export const may = (right: Right, action: Action): boolean => rank(right) >= rank(least[action])

/** A member may only grant, revoke or change rights below his own: only the creator makes admins. */
export const mayGive = (right: Right, given: Right): boolean => may(right, 'manageMembers') && rank(right) > rank(given)

export const isHigher = (one: Right, other: Right): boolean => rank(one) > rank(other)

/** The actions of a visitor without login on his one list; all others need an account. */
export const mayVisitor = (action: Action): boolean => action === 'see' || action === 'changeEntries'
