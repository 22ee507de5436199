import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOrNull } from '#web/features/account/load-account.ts'
import { OrderDetails } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'
import { toLogin } from '#web/lib/routing/to-login.ts'

/**
 * The order that the address names, for its customer, for the browser of the guest who ordered, or by the key of a mail's link. Any
 * other order is as one that does not exist: 404 for customers, the login for strangers, words for a key that opens nothing.
 */
export async function data(pageContext: PageContext) {
  const params = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const orderId = params.get('orderId') ?? ''
  const key = params.get('key') || null
  if (orderId === '') throw redirect('/myaccount/orders', 302)
  const [{ getOrderDetailsV2: details }, head] = await Promise.all([
    query(pageContext, OrderDetails, { orderId, key }, { fresh: true }),
    titledHead(pageContext, 'orderHistory.title.detail'),
  ])
  if (!details && key === null) {
    const isMember = (await memberOrNull(pageContext)) !== null
    throw isMember ? render(404, 'No such order') : toLogin(pageContext)
  }
  return { head, details: details ?? null, orderKey: key }
}
