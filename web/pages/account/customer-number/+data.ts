import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOrNull } from '../../../features/account/load-account.ts'
import { titledHead } from '../../../lib/page/titled-head.ts'

/** Customer numbers are the business store's. */
export async function data(pageContext: PageContext) {
  if (!pageContext.site.isB2b) throw render(404, 'Only in the business store')
  const [member, head] = await Promise.all([
    memberOrNull(pageContext),
    titledHead(pageContext, 'account.title.customerNumber'),
  ])
  if (member) throw redirect('/myaccount/', 302)
  return { head, flash: pageContext.flash ?? null }
}
