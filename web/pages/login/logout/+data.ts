import type { PageContext } from 'vike/types'
import { customerOf } from '#web/features/account/load-account.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** Null for strangers: there is nothing to end any more. */
export async function data(pageContext: PageContext) {
  const [customer, head] = await Promise.all([customerOf(pageContext), titledHead(pageContext, 'account.title.logout')])
  return { head, isOut: customer === null }
}
