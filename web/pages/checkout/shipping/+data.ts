import type { PageContext } from 'vike/types'
import { loadStep, parameterOf } from '#web/features/checkout/steps/load-step.ts'
import { CartReservation } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { checkoutDeals } from './checkout-deals.ts'

export async function data(pageContext: PageContext) {
  const { runOperation } = pageContext
  const [step, { data: deals }] = await Promise.all([
    loadStep(pageContext, 'shipping'),
    send(CartReservation, {}, { fresh: true, runOperation }),
    checkoutDeals.load(),
  ])
  return {
    ...step,
    reservation: deals?.getLightningReservation ?? null,
    edit: parameterOf(pageContext, 'edit'),
    flash: pageContext.flash ?? null,
  }
}
