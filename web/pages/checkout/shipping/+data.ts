import type { PageContext } from 'vike/types'
import { loadStep, parameterOf } from '#web/features/checkout/steps/load-step.ts'
import { CartReservation } from '#web/generated/operations.ts'
import { queryOptional } from '#web/lib/data/query-optional.ts'
import { checkoutDeals } from './checkout-deals.ts'

export async function data(pageContext: PageContext) {
  const [step, deals] = await Promise.all([
    loadStep(pageContext, 'shipping'),
    queryOptional(pageContext, CartReservation, {}, { fresh: true }),
    checkoutDeals.load(),
  ])
  return {
    ...step,
    reservation: deals?.getLightningReservation ?? null,
    edit: parameterOf(pageContext, 'edit'),
    flash: pageContext.flash ?? null,
  }
}
