import type { PageContext } from 'vike/types'
import { accountHead, memberOf } from '../../features/account/load-account.ts'

export async function data(pageContext: PageContext) {
  const [member, head] = await Promise.all([memberOf(pageContext), accountHead(pageContext, 'account.title.password')])
  return { head, email: member.email?.email ?? '', flash: pageContext.flash ?? null }
}
