import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOrNull, targetOf } from '#web/features/account/load-account.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const target = targetOf(pageContext)
  const [member, head] = await Promise.all([memberOrNull(pageContext), titledHead(pageContext, 'account.title.login')])
  if (member) throw redirect((target ?? '/myaccount/') as `/${string}`, 302)
  return { head, target, flash: pageContext.flash ?? null }
}
