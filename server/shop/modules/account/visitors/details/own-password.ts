import type { FormResult } from '#contract/generated/types.ts'
import type { CustomerRow } from '../accounts/customers.repository.ts'
import { HashingBusy, type Passwords } from '../passwords/passwords.ts'
import type { KnownSession } from '../sessions/sessions.service.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Answers, FormName, VisitorCall } from '../visitor-call.ts'

type Dependencies = { answers: Answers; throttle: Throttle; passwords: Passwords }

type PasswordEntry = {
  entered: string
  fieldName: string
  form: FormName
  customer: CustomerRow
  session: KnownSession
}

/**
 * Asks a logged-in customer for the password before a change that would let another person take the account over. Counted with the
 * tries of a password change: the session may be used by a person who guesses.
 */
export const createOwnPassword =
  ({ answers, throttle, passwords }: Dependencies) =>
  /** Null when it is right, otherwise the refusal. */
  async (
    { entered, fieldName, form, customer, session }: PasswordEntry,
    call: VisitorCall,
  ): Promise<FormResult | null> => {
    if (entered === '') return answers.formInvalid([{ fieldName, code: 'required' }], form, call)
    const { wait } = await throttle.attempt('password', session.id)
    if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
    try {
      const { isRight } = await passwords.verify(entered, customer.passwordHash)
      if (!isRight) return answers.formInvalid([{ fieldName, code: 'passwordWrong' }], form, call)
      await throttle.forget('password', session.id)
      return null
    } catch (error) {
      if (!(error instanceof HashingBusy)) throw error
      await throttle.giveBack('password', session.id)
      return answers.formRefused('busy', call)
    }
  }

export type OwnPassword = ReturnType<typeof createOwnPassword>
