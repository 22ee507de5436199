import { announce } from '#web/lib/visitor/cross-tab.ts'
import { forgetCustomer } from '#web/lib/visitor/customer.ts'

/** After a guest has been let in: what was known of the visitor before is asked for again. */
export function enterAsGuest(): void {
  forgetCustomer()
  announce('user')
}
