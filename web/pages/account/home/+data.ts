import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { AccountOverview, BusinessCertificate, CustomerNews } from '#web/generated/operations.ts'
import { queryOptional } from '#web/lib/data/query-optional.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const [customer, head] = await Promise.all([memberOf(pageContext), titledHead(pageContext, 'account.title.home')])
  // In the browser it has been said already (features/account/start.ts).
  const [news, certificate, overview] = await Promise.all([
    isServer ? queryOptional(pageContext, CustomerNews, { url: '/myaccount/overview' }) : null,
    pageContext.site.isB2b ? queryOptional(pageContext, BusinessCertificate, {}) : null,
    queryOptional(pageContext, AccountOverview, {}, { fresh: true }),
  ])
  return {
    head,
    customer,
    flash: pageContext.flash ?? null,
    notification: news?.getCustomerInfo.notification ?? null,
    certificate: certificate?.getB2bCertificate ?? null,
    overview,
  }
}
