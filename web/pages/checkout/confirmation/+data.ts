import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { previewedOrder } from '#web/features/checkout/confirmation/previewed-order.ts'
import { parameterOf } from '#web/features/checkout/steps/load-step.ts'
import { ThankYou } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** The order of this visitor, or in a preview of the editors one that they make up; without one there is nothing to confirm (transactions.md §2). */
export async function data(pageContext: PageContext) {
  const previewed = isServer && pageContext.isPreview ? previewedOrder(parameterOf(pageContext, 'preview-json')) : null
  if (previewed) {
    const head = await titledHead(pageContext, 'checkout.title.confirmation')
    return { head, page: previewed, isPreview: true }
  }
  const orderId = parameterOf(pageContext, 'orderId')
  if (!orderId) throw redirect('/', 302)
  const [{ getThankYouPageData: page }, head] = await Promise.all([
    query(pageContext, ThankYou, { orderId }, { fresh: true }),
    titledHead(pageContext, 'checkout.title.confirmation'),
  ])
  if (!page) throw redirect('/', 302)
  return { head, page, isPreview: pageContext.isPreview }
}
