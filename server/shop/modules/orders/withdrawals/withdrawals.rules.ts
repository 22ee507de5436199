import { withdrawalLimits as limits } from '#contract/limits/withdrawal.ts'
import { clean, emailFaults, type Fault, lineFaults } from '../../account/visitors/accounts/account.rules.ts'

type Written = { name: string; orderNumber: string; email: string; goods?: string | null | undefined }

/** The confirmation repeats it to an address that anyone may enter: no markup and no address of a page in it. */
const goodsFaults = (goods: string): Fault[] => (goods === '' ? [] : lineFaults('goods', goods, limits.goods))

/** What is wrong with a declaration, in the order of the form. */
export const withdrawalFaults = ({ name, orderNumber, email, goods }: Written): Fault[] => [
  ...lineFaults('name', name, limits.name),
  ...lineFaults('orderNumber', orderNumber, limits.orderNumber),
  ...emailFaults('email', email),
  ...goodsFaults(clean(goods ?? '')),
]
