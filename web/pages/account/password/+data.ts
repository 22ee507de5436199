import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const [member, head] = await Promise.all([memberOf(pageContext), titledHead(pageContext, 'account.title.password')])
  return { head, email: member.email?.email ?? '', flash: pageContext.flash ?? null }
}
