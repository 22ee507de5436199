import type { BusinessUserInput } from '#contract/generated/types.ts'
import { accountLimits as limits } from '#contract/limits/account.ts'
import {
  emailViolations,
  lineViolations,
  optionViolations,
  salutations,
  type Violation,
} from '../visitors/accounts/account.rules.ts'
import type { BusinessUserRow } from './business.tables.ts'

/** Users of one organisation besides its main user. */
export const maxUsers = 50
/** Characters of the reason for which an order is declined. */
export const maxReasonLength = 500
/** Approvals that a page shows. */
export const maxApprovals = 30

type Rights = Pick<BusinessUserRow, 'mayOrder' | 'orderLimit'>

/** Whether an order of this net amount waits for the main user. The limit itself may be ordered. */
export const needsApproval = ({ mayOrder, orderLimit }: Rights, net: number): boolean =>
  !mayOrder || (orderLimit !== null && net > orderLimit)

/** As it is typed, with comma or point before the cents; points before three digits group thousands, as in 1.000,50. */
const plainAmount = /^(\d{1,7})(?:[.,](\d{1,2}))?$/
const groupedAmount = /^([1-9]\d{0,2}\.\d{3}|[1-9]\.\d{3}\.\d{3})(?:,(\d{1,2}))?$/

/** Minor units of an amount as it is typed; null for an empty one, undefined for what is none. */
export const readLimit = (typed: string): number | null | undefined => {
  const text = typed.replaceAll(/[\s€]/g, '')
  if (text === '') return null
  const [, whole, cents = ''] = plainAmount.exec(text) ?? groupedAmount.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}

const limitViolations = (typed: string | null | undefined): Violation[] =>
  readLimit(typed ?? '') === undefined ? [{ fieldName: 'orderLimit', code: 'amount' }] : []

/** Names and address count for a new user only: afterwards they are the user's own. */
export const userViolations = (data: BusinessUserInput): Violation[] => [
  ...(data.userId
    ? []
    : [
        ...optionViolations('salutation', data.salutation ?? '', salutations),
        ...lineViolations('firstName', data.firstName ?? '', limits.name),
        ...lineViolations('lastName', data.lastName ?? '', limits.name),
        ...emailViolations('email', data.email ?? ''),
      ]),
  ...limitViolations(data.orderLimit),
]
