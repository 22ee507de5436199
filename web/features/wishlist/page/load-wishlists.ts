import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import {
  Texts,
  Wishlist,
  WishlistInvitation,
  type WishlistInvitationQuery,
  WishlistOverview,
} from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import type { PageData } from '#web/lib/page/page-context.ts'
import { toLogin } from '#web/lib/routing/to-login.ts'
import type { List } from '../list-types.ts'
import type { Essentials } from '../state/essentials.ts'
import { activeList } from '../state/stored-in-browser.ts'

export type Invitation = {
  token: string
  offer: WishlistInvitationQuery['getWishlistInvitation']
  isLoggedIn: boolean
  /** Set when accepting the invitation without scripts failed. */
  flash: Flash | null
}

type WishlistsData = PageData &
  (
    | { kind: 'list'; list: List; essentials: Essentials; isMember: boolean; isOtherGone: boolean; flash: Flash | null }
    | { kind: 'invitation'; invitation: Invitation }
  )

/** Lists change under other hands. */
const fresh = { fresh: true }

/** The list that the address names, the one that was looked at last, or the standard list; or what an invitation leads to. */
export async function loadWishlists(pageContext: PageContext): Promise<WishlistsData> {
  const params = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const token = params.get('invite')
  if (token) {
    const [head, invitation] = await Promise.all([titleOf(pageContext), loadInvitation(pageContext, token)])
    return { head, kind: 'invitation', invitation }
  }
  const wanted = params.get('list')
  const [head, overview, named] = await Promise.all([
    titleOf(pageContext),
    query(pageContext, WishlistOverview, {}, fresh),
    wanted ? query(pageContext, Wishlist, { externalId: wanted }, fresh) : null,
  ])
  const essentials = overview.getAllWishlistsEssentials
  const isMember = overview.getCustomerInfo.visitorLoginState === 'logged_in'
  // A visitor without login opens the list that is kept with the browser; without one there is nothing to show.
  if (!isMember && essentials.productIds.length === 0) throw toLogin(pageContext)
  // A list that is gone, or was taken away, leads to those that are there.
  const list =
    named?.getWishlist ??
    (await query(pageContext, Wishlist, { externalId: firstOf(essentials, pageContext) }, fresh)).getWishlist
  if (!list) throw render(404, 'No list')
  const isOtherGone = named !== null && !named.getWishlist
  return { head, kind: 'list', list, essentials, isMember, isOtherGone, flash: pageContext.flash ?? null }
}

async function loadInvitation(pageContext: PageContext, token: string): Promise<Invitation> {
  const { getWishlistInvitation: offer, getCustomerInfo } = await query(
    pageContext,
    WishlistInvitation,
    { inviteToken: token },
    fresh,
  )
  const isLoggedIn = getCustomerInfo.visitorLoginState === 'logged_in'
  return { token, offer: offer ?? null, isLoggedIn, flash: pageContext.flash ?? null }
}

function firstOf({ lists }: Essentials, pageContext: PageContext): string {
  const last = isServer ? pageContext.activeList : activeList()
  const first =
    lists.find(({ externalId }) => externalId === last) ??
    lists.find(({ isStandardList }) => isStandardList) ??
    lists[0]
  if (!first) throw render(503, 'Not even a Merkzettel')
  return first.externalId
}

async function titleOf(pageContext: PageContext): Promise<PageData['head']> {
  const { getTranslationsByPrefix: texts } = await query(pageContext, Texts, { prefixes: ['shell.wishlist.name'] })
  return { title: texts.find(({ key }) => key === 'shell.wishlist.name')?.value ?? '' }
}
