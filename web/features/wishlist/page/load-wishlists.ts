import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import {
  Texts,
  Wishlist,
  WishlistInvitation,
  type WishlistInvitationQuery,
  WishlistOverview,
} from '../../../generated/operations.ts'
import type { Operation } from '../../../lib/data/operation.ts'
import { query } from '../../../lib/data/query.ts'
import { isServer } from '../../../lib/hydration/is-server.ts'
import type { Flash } from '../../../lib/page/flash.ts'
import type { PageData } from '../../../lib/page/page-context.ts'
import { toLogin } from '../../../lib/routing/to-login.ts'
import type { List } from '../list-types.ts'
import type { Essentials } from '../state/essentials.ts'
import { activeList } from '../state/kept-in-browser.ts'

export type Invitation = {
  token: string
  offer: WishlistInvitationQuery['getWishlistInvitation']
  isLoggedIn: boolean
  /** Of taking it without script: it did not work. */
  flash: Flash | null
}

type WishlistsData = PageData &
  (
    | { kind: 'list'; list: List; essentials: Essentials; isOtherGone: boolean }
    | { kind: 'invitation'; invitation: Invitation }
  )

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
    fresh(pageContext, WishlistOverview, {}),
    wanted ? fresh(pageContext, Wishlist, { externalId: wanted }) : null,
  ])
  if (overview.getCustomerInfo.visitorLoginState !== 'logged_in') throw toLogin(pageContext)
  const essentials = overview.getAllWishlistsEssentials
  // A list that is gone, or was taken away, leads to those that are there.
  const list =
    named?.getWishlist ??
    (await fresh(pageContext, Wishlist, { externalId: firstOf(essentials, pageContext) })).getWishlist
  if (!list) throw render(404, 'No list')
  const isOtherGone = named !== null && !named.getWishlist
  return { head, kind: 'list', list, essentials, isOtherGone }
}

async function loadInvitation(pageContext: PageContext, token: string): Promise<Invitation> {
  const { getWishlistInvitation: offer, getCustomerInfo } = await fresh(pageContext, WishlistInvitation, {
    inviteToken: token,
  })
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

/** In the browser past its cache: lists change under other hands. */
async function fresh<Data, Variables>(
  pageContext: PageContext,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  if (isServer) return query(pageContext, operation, variables)
  const { askShop } = await import('../state/ask-shop.ts')
  // Once more by the usual way when that failed, for its answer: the error page, or the login.
  return (await askShop(operation, variables)) ?? query(pageContext, operation, variables)
}

async function titleOf(pageContext: PageContext): Promise<PageData['head']> {
  const { getTranslationsByPrefix: texts } = await query(pageContext, Texts, { prefixes: ['shell.wishlist.name'] })
  return { title: texts.find(({ key }) => key === 'shell.wishlist.name')?.value ?? '' }
}
