import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOrNull } from '#web/features/account/load-account.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const [member, head] = await Promise.all([
    memberOrNull(pageContext),
    titledHead(pageContext, 'account.title.resetPassword'),
  ])
  if (member) throw redirect('/myaccount/password', 302)
  return { head, flash: pageContext.flash ?? null }
}
