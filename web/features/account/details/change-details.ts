import {
  type AccountChangeFragment,
  type AccountDetailsFragment,
  CancelEmailChange,
  ChangeAccountData,
  ConfirmEmailChange,
  UpdateEmail,
  UpdatePhone,
} from '#web/generated/operations.ts'
import { accountDataOf } from '#web/lib/account/account-input.ts'
import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import type { Operation } from '#web/lib/data/operation.ts'
import { send } from '#web/lib/data/send.ts'
import { wordsOf } from '#web/lib/data/words-of.ts'
import { type Outcome, outcomeOf } from '#web/lib/forms/form-outcome.ts'

type Values = Readonly<Record<string, string>>
export type Change = { outcome: Outcome; account: AccountDetailsFragment | null }

/** What other pages say of the customer: the name above the account, the addresses, one of which is the organisation's. */
const forgetDetails = () => forgetAnswers(['getCustomerInfo', 'getAddresses'])

async function change<Data extends Record<string, AccountChangeFragment>, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Change> {
  const { data, errors } = await send(mutation, variables, { tells: 'caller' })
  const answer = data && Object.values(data)[0]
  if (answer?.successful) await forgetDetails()
  if (answer) return { outcome: outcomeOf(answer), account: answer.account }
  const message = wordsOf(errors)
  return { outcome: message ? { kind: 'refused', message, errors: {} } : { kind: 'lost' }, account: null }
}

export const changeData = (values: Values) => change(ChangeAccountData, { data: accountDataOf(values) })

export const changePhone = ({ phone = '' }: Values) => change(UpdatePhone, { phone: phone.trim() })

export const changeEmail = ({ newEmail = '', currentPassword = '' }: Values) =>
  change(UpdateEmail, { newEmail: newEmail.trim(), currentPassword })

export const cancelEmail = () => change(CancelEmailChange, {})

/** What the link of a mail did; null without an answer. */
export async function confirmEmail(token: string) {
  const { data } = await send(ConfirmEmailChange, { token }, { tells: 'caller' })
  if (data?.confirmEmailChange.isChanged) await forgetDetails()
  return data?.confirmEmailChange ?? null
}
