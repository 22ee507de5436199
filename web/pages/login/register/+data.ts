import type { PageContext } from 'vike/types'
import { memberOrNull, targetOf } from '#web/features/account/load-account.ts'
import { buyerOf } from '#web/features/account/registration/load-buyer.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** A visitor who came from the heart of a product returns to the list afterwards (transactions.md §2). */
export async function data(pageContext: PageContext) {
  const params = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const origin = params.get('origin')
  const [member, head, buyer] = await Promise.all([
    memberOrNull(pageContext),
    titledHead(pageContext, 'account.title.register'),
    buyerOf(pageContext, params.get('orderId')),
  ])
  const target = targetOf(pageContext) ?? (origin === 'wishlist' ? '/myaccount/wishlist' : '/myaccount/')
  return { head, target, isMember: member !== null, buyer, flash: pageContext.flash ?? null }
}
