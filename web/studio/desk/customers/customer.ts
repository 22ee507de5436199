import type { StudioCustomerOfQuery } from '../../generated/operations.ts'

export type Customer = NonNullable<StudioCustomerOfQuery['studio_customer']>

export type CustomerPartProps = {
  customer: Customer
  /** Says what was done, and reads the customer anew. */
  onDone: (message: string) => void
}

export const nameOf = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
