import { withdrawalLimits as limits } from '#contract/limits/withdrawal.ts'
import {
  clean,
  emailViolations,
  lineViolations,
  type Violation,
} from '../../account/visitors/accounts/account.rules.ts'

type WithdrawalForm = { name: string; orderNumber: string; email: string; goods?: string | null | undefined }

/** The confirmation repeats it to an address that anyone may enter: no markup and no address of a page in it. */
const goodsViolations = (goods: string): Violation[] =>
  goods === '' ? [] : lineViolations('goods', goods, limits.goods)

/** What is wrong with a declaration, in the order of the form. */
export const withdrawalViolations = ({ name, orderNumber, email, goods }: WithdrawalForm): Violation[] => [
  ...lineViolations('name', name, limits.name),
  ...lineViolations('orderNumber', orderNumber, limits.orderNumber),
  ...emailViolations('email', email),
  ...goodsViolations(clean(goods ?? '')),
]
