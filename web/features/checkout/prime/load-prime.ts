import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import type { EndedPayment } from '#contract/rules/checkout/steps.rules.ts'
import { PrimeCheckout, type PrimeCheckoutFragment, PrimeProgramme } from '#web/generated/operations.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { query } from '#web/lib/data/query.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import type { Head } from '#web/lib/page/head.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'
import { endedPaymentIn, parameterOf } from '../steps/load-step.ts'

export type PrimeData = {
  head: Head
  /** Null while registration is closed: then there is the waiting list. */
  prime: PrimeCheckoutFragment | null
  /** Null unless the visitor comes back from a payment. */
  endedPayment: EndedPayment | null
  flash: Flash | null
  /** For a press of the button without scripts. */
  submissionId: string
  /** For the layout: where the page's forms may lead. */
  checkout: { providerOrigins: readonly string[]; paymentStep: { isAvailable: boolean } }
}

/** Set by the links to this page: who comes without it is shown the programme first (transactions.md §2). */
const origin = 'prime'
/** Set by links for members: registration may be closed. */
const renewal = 'renew'

/**
 * The checkout of the membership. Who asks is checked by `ensureMember`, which leads to the login; the waiting list is open to all.
 */
export async function loadPrime(pageContext: PageContext, ensureMember: () => Promise<unknown>): Promise<PrimeData> {
  const endedPayment = endedPaymentIn(pageContext)
  const [{ getPrime: programme }, head] = await Promise.all([
    query(pageContext, PrimeProgramme, {}),
    titledHead(pageContext, 'prime.title'),
  ])
  if (!programme) throw render(404, 'There is no prime programme in this store')
  if (!endedPayment && parameterOf(pageContext, 'origin') !== origin && !pageContext.flash)
    throw redirect('/prime/?fromPrimeCheckout=true', 302)
  const common = { head, endedPayment, flash: pageContext.flash ?? null, submissionId: newId() }
  const none = { providerOrigins: [], paymentStep: { isAvailable: true } }
  const isOpen = programme.isRegistrationOpen
  if (!isOpen && parameterOf(pageContext, renewal) === null) return { ...common, prime: null, checkout: none }
  await ensureMember()
  const { getPrimeCheckout: prime } = await query(pageContext, PrimeCheckout, {}, { fresh: true })
  if (!prime) throw render(404, 'There is no prime programme in this store')
  if (!isOpen && !prime.renewal) return { ...common, prime: null, checkout: none }
  return { ...common, prime, checkout: { ...none, providerOrigins: prime.providerOrigins } }
}
