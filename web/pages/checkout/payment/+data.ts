import type { PageContext } from 'vike/types'
import { loadStep, parameterOf } from '../../../features/checkout/steps/load-step.ts'
import { AbortPayment } from '../../../generated/operations.ts'
import { send } from '../../../lib/data/send.ts'
import { isServer } from '../../../lib/hydration/is-server.ts'

export async function data(pageContext: PageContext) {
  const { runOperation } = pageContext
  // The provider says nothing else of it: the try ends here, and the cart is open again.
  if (isServer && parameterOf(pageContext, 'cancelPayment') === 'true') await send(AbortPayment, {}, { runOperation })
  return { ...(await loadStep(pageContext, 'payment')), flash: pageContext.flash ?? null }
}
