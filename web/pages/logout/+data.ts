import type { PageContext } from 'vike/types'
import { accountHead, customerOf } from '../../features/account/load-account.ts'

/** Null for strangers: there is nothing to end any more. */
export async function data(pageContext: PageContext) {
  const [customer, head] = await Promise.all([
    customerOf(pageContext),
    accountHead(pageContext, 'account.title.logout'),
  ])
  return { head, isOut: customer === null }
}
