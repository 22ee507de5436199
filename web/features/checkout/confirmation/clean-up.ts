import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import { pauseAfter, sendUntilTaken } from '#web/lib/browser/queues/send-until-taken.ts'
import { postAction } from '#web/lib/forms/post-action.ts'
import { announce } from '#web/lib/visitor/cross-tab.ts'
import { forgetCustomer } from '#web/lib/visitor/customer.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'
import { dropStoredCart } from '#web/lib/visitor/stored-cart.ts'
import { forgetSubmission, takeShownCart } from '../summary/submission.ts'

/**
 * After an order nothing of it is left in the browser: the submission, what was answered about the cart, and a guest's session. When that
 * fails three times, the visitor is logged out and the failure is thrown on (transactions.md §4).
 */
export async function cleanUp(): Promise<void> {
  forgetSubmission()
  takeShownCart()
  // The next cart is no lost one.
  dropStoredCart()
  const wasGuest = loginState() === 'guest'
  try {
    // A page that is being left loses its answers before it hears of it. It is gone by the next try, and nobody is logged out.
    await sendUntilTaken(sendCleanUp, (_error, attempt) => pauseAfter(attempt))
    await forgetAnswers()
    if (wasGuest) forgetCustomer()
    announce(wasGuest ? 'user' : 'cartId')
  } catch (error) {
    await postAction('/api/logout-action/')
    forgetCustomer()
    announce('user')
    throw error
  }
}

async function sendCleanUp(): Promise<void> {
  if (!(await postAction('/api/confirmation-cleanup/'))) throw new Error('The checkout was not cleaned up')
}
