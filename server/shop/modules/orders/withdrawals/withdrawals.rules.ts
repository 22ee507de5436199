import { withdrawalRules } from '#contract/rules/service-forms.rules.ts'
import { formViolations, type Violation } from '../../account/visitors/accounts/account.rules.ts'

type WithdrawalForm = { name: string; orderNumber: string; email: string; goods?: string | null | undefined }

/**
 * What is wrong with a declaration, in the order of the form. The confirmation repeats it to an address that anyone may enter: no markup and no
 * address of a page in it.
 */
export const withdrawalViolations = (form: WithdrawalForm): Violation[] => formViolations(withdrawalRules(), form)
