import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import { announce } from '#web/lib/visitor/cross-tab.ts'
import { refreshCustomer } from '#web/lib/visitor/customer.ts'

/** A membership was ordered: the customer has a status now, and delivery of what lies in the cart may cost less. The cart itself stays. */
export async function greetMember(): Promise<void> {
  await Promise.all([forgetAnswers(), refreshCustomer(() => undefined)])
  announce('cart')
}
