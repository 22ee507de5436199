import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { AccountOverview, BusinessCertificate, CustomerNews } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const { runOperation } = pageContext
  const [customer, head] = await Promise.all([memberOf(pageContext), titledHead(pageContext, 'account.title.home')])
  // In the browser it has been said already (features/account/start.ts).
  const [news, certificate, { data: overview }] = await Promise.all([
    isServer ? send(CustomerNews, { url: '/myaccount/overview' }, { runOperation }) : null,
    pageContext.site.isB2b ? send(BusinessCertificate, {}, { runOperation }) : null,
    send(AccountOverview, {}, { fresh: true, runOperation }),
  ])
  return {
    head,
    customer,
    flash: pageContext.flash ?? null,
    notification: news?.data?.getCustomerInfo.notification ?? null,
    certificate: certificate?.data?.getB2bCertificate ?? null,
    overview,
  }
}
