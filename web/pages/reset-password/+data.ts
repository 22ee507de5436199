import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { accountHead, memberOrNull } from '../../features/account/load-account.ts'

export async function data(pageContext: PageContext) {
  const [member, head] = await Promise.all([
    memberOrNull(pageContext),
    accountHead(pageContext, 'account.title.resetPassword'),
  ])
  if (member) throw redirect('/myaccount/password', 302)
  return { head, flash: pageContext.flash ?? null }
}
