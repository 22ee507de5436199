import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { returnTarget } from '#web/features/checkout/confirmation/return-target.ts'
import { PaymentReturn } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** The edge has settled what the provider sent along (server/bff/checkout); this asks how the payment stands since then. */
export async function data(pageContext: PageContext) {
  const { token = '' } = pageContext.routeParams
  const [{ getPaymentReturn: answer }, head] = await Promise.all([
    query(pageContext, PaymentReturn, { token }, { fresh: true }),
    titledHead(pageContext, 'checkout.title.return'),
  ])
  const target = returnTarget(answer)
  if (target) throw redirect(target, 302)
  return { head, token, answer }
}
