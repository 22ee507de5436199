import { forgetAnswers } from '../../../lib/apollo/forget-answers.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { refreshCustomer } from '../../../lib/visitor/customer.ts'

/** A membership was ordered: the customer has a status now, and delivery of what lies in the cart may cost less. The cart itself stays. */
export async function greetMember(): Promise<void> {
  await Promise.all([forgetAnswers(), refreshCustomer(() => undefined)])
  announce('cart')
}
