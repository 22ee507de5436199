import type { ImportCustomer } from './customers.ts'

/** The form in which users of an organisation are handed to the engine (`server/shop/modules/account/business/business.import.ts`). */
export type ImportBusinessUser = Pick<
  ImportCustomer,
  'id' | 'email' | 'passwordHash' | 'salutation' | 'firstName' | 'lastName'
> & {
  /** UUID of the customer whose organisation it is, and who approves. */
  mainUserId: string
  mayOrder: boolean
  /** Net, minor units; null without a limit. */
  orderLimit: number | null
}
