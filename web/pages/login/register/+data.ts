import type { PageContext } from 'vike/types'
import { memberOrNull, targetOf } from '../../../features/account/load-account.ts'
import { titledHead } from '../../../lib/page/titled-head.ts'

/** A visitor who came from the heart of a product returns to the list afterwards (transactions.md §2). */
export async function data(pageContext: PageContext) {
  const origin = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').get('origin')
  const [member, head] = await Promise.all([
    memberOrNull(pageContext),
    titledHead(pageContext, 'account.title.register'),
  ])
  const target = targetOf(pageContext) ?? (origin === 'wishlist' ? '/myaccount/wishlist' : '/myaccount/')
  return { head, target, isMember: member !== null, flash: pageContext.flash ?? null }
}
