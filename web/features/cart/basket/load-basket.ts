import type { PageContext } from 'vike/types'
import { Cart, CartReservation, CheckoutNotes } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { send } from '#web/lib/data/send.ts'
import { loadSuggestions } from '../adding/load-suggestions.ts'
import { type PlainOutcome, readOutcome } from './plain-outcome.ts'

/** The cart's page: the cart as it is now, what goes with it, and what became of a form that was sent without script. */
export async function loadBasket(pageContext: PageContext) {
  const { runOperation } = pageContext
  const [{ shop_findCart: cart }, { data: deals }, { data: notes }] = await Promise.all([
    query(pageContext, Cart, {}, { fresh: true }),
    send(CartReservation, {}, { fresh: true, runOperation }),
    send(CheckoutNotes, {}, { fresh: true, runOperation }),
  ])
  const bought = cart.positions.filter(({ isFreeItem }) => !isFreeItem)
  const productIds = bought.map(({ productId }) => productId)
  const last = productIds.at(-1)
  const suggestions = last === undefined ? null : await loadSuggestions(pageContext, last, productIds)
  const outcome: PlainOutcome | null = readOutcome(new URLSearchParams(pageContext.urlParsed.searchOriginal ?? ''))
  const payments = notes?.getCheckout.paymentStep.paymentMethods.map(({ displayName }) => displayName) ?? null
  const checkout = notes?.getCheckout
  const expressWallet = checkout?.expressWallet ?? null
  const isLoggedIn = checkout?.loginStep.isDone === true && checkout.loginStep.option === 'register'
  const payment = {
    isPending: (checkout?.pendingOrderId ?? null) !== null,
    url: checkout?.pendingPaymentUrl ?? null,
    isEndedByChange: checkout?.endedPayment === 'cartChanged',
    recentOrderId: checkout?.recentOrderId ?? null,
  }
  return {
    answer: { cart, reservation: deals?.getLightningReservation ?? null },
    payments,
    expressWallet,
    isLoggedIn,
    payment,
    suggestions,
    outcome,
    flash: pageContext.flash ?? null,
  }
}
