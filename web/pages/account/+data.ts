import type { PageContext } from 'vike/types'
import { accountHead, memberOf } from '../../features/account/load-account.ts'

export async function data(pageContext: PageContext) {
  const [customer, head] = await Promise.all([memberOf(pageContext), accountHead(pageContext, 'account.title.home')])
  return { head, customer, flash: pageContext.flash ?? null }
}
