import type { PageContext } from 'vike/types'
import { loadStep, parameterOf } from '#web/features/checkout/steps/load-step.ts'
import { AbortPayment } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'

export async function data(pageContext: PageContext) {
  const { runOperation } = pageContext
  const attempt = parameterOf(pageContext, 'attempt')
  // The provider says nothing else of it: the try ends here, and the cart is open again. A tab of an earlier try ends no later one.
  if (isServer && attempt !== null && parameterOf(pageContext, 'cancelPayment') === 'true')
    await send(AbortPayment, { attempt }, { runOperation })
  return { ...(await loadStep(pageContext, 'payment')), flash: pageContext.flash ?? null }
}
