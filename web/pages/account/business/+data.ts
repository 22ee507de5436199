import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOf, memberOrNull } from '#web/features/account/load-account.ts'
import { BusinessPage } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** Customer numbers and organisations are the business store's. */
export async function data(pageContext: PageContext) {
  if (!pageContext.site.isB2b) throw render(404, 'Only in the business store')
  const flash = pageContext.flash ?? null
  if (pageContext.routeParams.area === 'organisation') return { flash, ...(await loadOrganisation(pageContext)) }
  const [member, head] = await Promise.all([
    memberOrNull(pageContext),
    titledHead(pageContext, 'account.title.customerNumber'),
  ])
  if (member) throw redirect('/myaccount/', 302)
  return { head, flash, access: null, isSent: false }
}

async function loadOrganisation(pageContext: PageContext) {
  await memberOf(pageContext)
  const [{ getBusinessAccess: access }, head] = await Promise.all([
    query(pageContext, BusinessPage, {}, { fresh: true }),
    titledHead(pageContext, 'account.title.organisation'),
  ])
  const isSent = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').has('sent')
  return { head, access: access ?? null, isSent }
}
