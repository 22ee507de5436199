import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { readOrdersAddress } from '#web/features/orders/order-address.ts'
import { OrderHistory } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** The list that the address asks for; orders change by themselves, so it is asked for afresh. */
export async function data(pageContext: PageContext) {
  const requested = readOrdersAddress(pageContext.urlParsed.searchOriginal ?? '')
  const { page, searchText, filter: dateFilter } = requested
  await memberOf(pageContext)
  const [history, head] = await Promise.all([
    query(pageContext, OrderHistory, { page, searchText: searchText || null, dateFilter }, { fresh: true }),
    titledHead(pageContext, 'orderHistory.title'),
  ])
  return { head, asked: requested, history }
}
