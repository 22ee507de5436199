import type { Member } from '../list-types.ts'

/** From the weakest to the strongest. */
const ranks: readonly string[] = ['commentator', 'editor', 'admin', 'creator']

type MemberRight = Pick<Member, 'userId' | 'right'>

/**
 * Whether somebody is no longer a member, or may do less. The shop then ends links of the list, so that nobody comes back by one
 * (server/shop/modules/account/wishlists/README.md).
 */
export const haveLost = (before: readonly MemberRight[], now: readonly MemberRight[]): boolean =>
  before.some(({ userId, right }) => {
    const left = now.find((each) => each.userId === userId)
    return !left || ranks.indexOf(left.right) < ranks.indexOf(right)
  })
