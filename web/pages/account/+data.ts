import type { PageContext } from 'vike/types'
import { accountHead, memberOf } from '../../features/account/load-account.ts'
import { CustomerNews } from '../../generated/operations.ts'
import { isServer } from '../../lib/is-server.ts'
import { queryOptional } from '../../lib/query-optional.ts'

export async function data(pageContext: PageContext) {
  const [customer, head] = await Promise.all([memberOf(pageContext), accountHead(pageContext, 'account.title.home')])
  // In the browser it has been said already (features/account/start.ts).
  const news = isServer ? await queryOptional(pageContext, CustomerNews, { url: '/myaccount/' }) : null
  return { head, customer, notification: news?.getCustomerInfo.notification ?? null }
}
