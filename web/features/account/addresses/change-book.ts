import {
  type AddressInput,
  type AddressKind,
  type BookChangeFragment,
  type BookFragment,
  RemoveFromBook,
  RestoreToBook,
  SaveAddress,
  SetDefaultAddress,
} from '#web/generated/operations.ts'
import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import type { Operation } from '#web/lib/data/operation.ts'
import { send } from '#web/lib/data/send.ts'
import { wordsOf } from '#web/lib/data/words-of.ts'
import { type Outcome, outcomeOf } from '#web/lib/forms/form-outcome.ts'

export type Change = { outcome: Outcome; book: BookFragment | null }

async function change<Data extends Record<string, BookChangeFragment>, Variables>(
  mutation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Change> {
  const { data, errors } = await send(mutation, variables, { tells: 'caller' })
  const answer = data && Object.values(data)[0]
  // Forms elsewhere are filled in with them.
  if (answer?.successful) await forgetAnswers(['getAddresses'])
  if (answer) return { outcome: outcomeOf(answer), book: answer.book }
  const message = wordsOf(errors)
  return { outcome: message ? { kind: 'refused', message, errors: {} } : { kind: 'lost' }, book: null }
}

export const saveAddress = (kind: AddressKind, address: AddressInput) => change(SaveAddress, { kind, address })

export type Act = 'remove' | 'restore' | 'default'

const acts: Readonly<Record<Act, (addressId: string) => Promise<Change>>> = {
  remove: (addressId) => change(RemoveFromBook, { addressId }),
  restore: (addressId) => change(RestoreToBook, { addressId }),
  default: (addressId) => change(SetDefaultAddress, { addressId }),
}

export const actOn = (act: Act, addressId: string): Promise<Change> => acts[act](addressId)
