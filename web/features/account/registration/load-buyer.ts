import type { PageContext } from 'vike/types'
import { OrderedBy } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'

/** A guest who has ordered in this browser, as the order names the person. */
export type Buyer = { salutation: string; firstName: string; lastName: string; email: string }

/** Null unless a new account would take over the order, and where its address names nobody. */
export async function buyerOf(pageContext: PageContext, orderId: string | null): Promise<Buyer | null> {
  if (!orderId) return null
  const { getThankYouPageData: page } = await query(pageContext, OrderedBy, { orderId }, { fresh: true })
  if (!page?.canRegister) return null
  const { email, billingAddress } = page.order
  const { salutation, firstName, lastName } = billingAddress
  return firstName && lastName ? { salutation, firstName, lastName, email } : null
}
