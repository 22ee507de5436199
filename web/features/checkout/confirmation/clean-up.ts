import { forgetAnswers } from '../../../lib/apollo/forget-answers.ts'
import { postAction } from '../../../lib/forms/post-action.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { forgetCustomer } from '../../../lib/visitor/customer.ts'
import { dropKeptCart } from '../../../lib/visitor/kept-cart.ts'
import { loginState } from '../../../lib/visitor/login-state.ts'
import { forgetSubmission, takeShownCart } from '../summary/submission.ts'

/**
 * After an order nothing of it is left in the browser: the submission, what was answered about the cart, and a guest's session. When that
 * fails, the visitor is logged out and the failure is thrown on (transactions.md §4).
 */
export async function cleanUp(): Promise<void> {
  forgetSubmission()
  takeShownCart()
  // The next cart is no lost one.
  dropKeptCart()
  const wasGuest = loginState() === 'guest'
  let isLeft = false
  window.addEventListener('pagehide', () => (isLeft = true), { once: true })
  try {
    const answer = await postAction('/api/confirmation-cleanup/')
    // The page was left before the answer came: the edge has cleaned up all the same.
    if (answer === null && isLeft) return
    if (!answer?.successfull) throw new Error('The checkout was not cleaned up')
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
