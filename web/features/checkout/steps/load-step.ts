import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { addressOf, type EndedPayment, type Step, stepFacts, wayFrom } from '#contract/rules/checkout/steps.rules.ts'
import { Checkout, type CheckoutFragment } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import type { Head } from '#web/lib/page/head.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'
import { endedPaymentView, orderAside } from '../parts/late-parts.ts'

export type StepData = {
  head: Head
  checkout: CheckoutFragment
  /** Null unless the visitor comes back from a payment. */
  endedPayment: EndedPayment | null
}

/**
 * Data of a step, asked for afresh on every visit, so that the back button, a reload and a second tab go on from the cart as it is.
 * A visitor who may not see the step yet is redirected (steps.rules.ts) before anything is sent.
 */
export async function loadStep(pageContext: PageContext, step: Step): Promise<StepData> {
  const endedPayment = endedPaymentIn(pageContext)
  const [{ getCheckout: checkout }, head] = await Promise.all([
    query(pageContext, Checkout, {}, { fresh: true }),
    titledHead(pageContext, `checkout.title.${step}`),
    orderAside.load(),
    endedPayment && endedPaymentView.load(),
  ])
  const way = wayFrom(step, stepFacts(checkout))
  if (way) throw redirect(addressOf(way, endedPayment), 302)
  return { head, checkout, endedPayment }
}

/** Null unless the address says how a payment has ended. */
export function endedPaymentIn(pageContext: PageContext): EndedPayment | null {
  const errorCode = parameterOf(pageContext, 'errorCode')
  return errorCode || parameterOf(pageContext, 'cancelPayment') ? { errorCode } : null
}

/** A parameter of the page's address; null without a value. */
export function parameterOf({ urlParsed }: PageContext, name: string): string | null {
  return new URLSearchParams(urlParsed.searchOriginal ?? '').get(name) || null
}
