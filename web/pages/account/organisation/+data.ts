import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOf } from '../../../features/account/load-account.ts'
import { BusinessPage } from '../../../generated/operations.ts'
import { query } from '../../../lib/data/query.ts'
import { titledHead } from '../../../lib/page/titled-head.ts'

/** Users and approvals of the visitor's organisation; other stores have no such page. */
export async function data(pageContext: PageContext) {
  await memberOf(pageContext)
  const [{ getBusinessAccess: access }, head] = await Promise.all([
    query(pageContext, BusinessPage, {}, { fresh: true }),
    titledHead(pageContext, 'account.title.organisation'),
  ])
  if (!access) throw render(404)
  const isSent = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').has('sent')
  return { head, access, isSent, flash: pageContext.flash ?? null }
}
