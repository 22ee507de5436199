import type { Member } from '../list-types.ts'
import { allRights } from '../wishlist.rules.ts'

/** From the weakest to the strongest. */
const ranks: readonly string[] = [...allRights, 'creator']

type MemberRight = Pick<Member, 'userId' | 'right'>

/**
 * Whether a member was removed, or may do less than before. The shop then ends links to the list, by which the member could come back
 * (server/shop/modules/account/wishlists/README.md).
 */
export const haveLost = (before: readonly MemberRight[], now: readonly MemberRight[]): boolean =>
  before.some(({ userId, right }) => {
    const left = now.find((each) => each.userId === userId)
    return !left || ranks.indexOf(left.right) < ranks.indexOf(right)
  })
