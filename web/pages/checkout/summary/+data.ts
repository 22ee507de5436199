import type { PageContext } from 'vike/types'
import { loadStep, parameterOf } from '#web/features/checkout/steps/load-step.ts'
import { walletArrival } from '#web/features/checkout/summary/wallet-arrival.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const sessionId = parameterOf(pageContext, 'amazonCheckoutSessionId')
  const flash = pageContext.flash ?? null
  if (sessionId) {
    const [head] = await Promise.all([titledHead(pageContext, 'checkout.title.summary'), walletArrival.load()])
    return { kind: 'wallet' as const, head, sessionId, flash }
  }
  // Id of a press without scripts: sent twice, it is one order.
  return { kind: 'summary' as const, ...(await loadStep(pageContext, 'summary')), submissionId: newId(), flash }
}
