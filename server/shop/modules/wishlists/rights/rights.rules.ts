import type { WishlistRight } from '#contract/generated/types.ts'

/** From the weakest to the strongest; the creator has made the list. */
const ranks = ['commentator', 'editor', 'admin', 'creator'] as const

export type Right = (typeof ranks)[number]

/** Those that a link can carry. */
export const givenRights: readonly WishlistRight[] = ['commentator', 'editor', 'admin']

export const isGivenRight = (right: Right): right is WishlistRight => right !== 'creator'

/** The least right that an action takes; whoever has none does not know of the list (README.md). */
const least = {
  see: 'commentator',
  comment: 'commentator',
  changeEntries: 'editor',
  makeStandard: 'editor',
  rename: 'admin',
  describe: 'admin',
  deleteAnyComment: 'admin',
  manageMembers: 'admin',
  delete: 'creator',
} as const satisfies Record<string, Right>

export type Action = keyof typeof least

export const actions = Object.keys(least) as Action[]

const rank = (right: Right): number => ranks.indexOf(right)

export const may = (right: Right, action: Action): boolean => rank(right) >= rank(least[action])

/** Nobody gives, takes or changes a right that is not below his own: admins are made by the creator alone. */
export const mayGive = (right: Right, given: Right): boolean => may(right, 'manageMembers') && rank(right) > rank(given)

export const isHigher = (one: Right, other: Right): boolean => rank(one) > rank(other)

/** What a visitor without login may do with his one list; the rest needs a name, or others. */
export const mayVisitor = (action: Action): boolean => action === 'see' || action === 'changeEntries'
