import type { ChangePasswordInput, LoginResult } from '#contract/generated/types.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { type PasswordSettings, passwordViolations } from '../accounts/account.rules.ts'
import { findCustomer, replaceHash } from '../accounts/customers.repository.ts'
import type { KnownSession, Sessions } from '../sessions/sessions.service.ts'
import { mayMail, type Throttle } from '../throttle/throttle.ts'
import { type Answers, succeeded, type VisitorCall } from '../visitor-call.ts'
import { deleteLinkOf } from './password-links.repository.ts'
import { HashingBusy, type Passwords } from './passwords.ts'

type Dependencies = {
  db: Database
  answers: Answers
  throttle: Throttle
  passwords: Passwords
  sessions: Sessions
  mails: Pick<MailsService, 'add'>
  passwordSettings: PasswordSettings
}

/** Changes the password of a logged-in customer who knows the old one. */
export const createPasswordChange = ({
  db,
  answers,
  throttle,
  passwords,
  sessions,
  mails,
  passwordSettings,
}: Dependencies) => {
  const change = async (
    { currentPassword, newPassword }: ChangePasswordInput,
    customerId: string,
    session: KnownSession,
    call: VisitorCall,
  ): Promise<LoginResult> => {
    const customer = await findCustomer(db, customerId)
    const { isRight } = await passwords.verify(currentPassword, customer?.passwordHash ?? null)
    const wrong = () => answers.invalid([{ fieldName: 'currentPassword', code: 'passwordWrong' }], 'password', call)
    if (customer === null || !isRight) return wrong()
    await throttle.forget('password', session.id)
    const next = await passwords.hash(newPassword)
    return inTransaction(db, async (trx) => {
      if (!(await replaceHash(trx, customer, next))) return wrong()
      await sessions.endAllOf(trx, customer.id, 'password', session.id)
      await deleteLinkOf(trx, customer.id)
      const { id: userId, email, firstName, lastName } = customer
      if (await mayMail(trx, 'passwordChanged', email))
        await mails.add(trx, {
          kind: 'passwordChanged',
          recipient: email,
          store: call.store.id,
          language: call.language,
          values: { firstName, lastName },
          expiresAt: null,
        })
      const token = await sessions.exchange(trx, session)
      return succeeded({ userId, firstName, lastName, token })
    })
  }

  return {
    /** Every other session of the customer ends, and every link for a new password. */
    changePassword: async (
      data: ChangePasswordInput,
      customerId: string,
      session: KnownSession,
      call: VisitorCall,
    ): Promise<LoginResult> => {
      const violations = [
        ...(data.currentPassword === '' ? [{ fieldName: 'currentPassword', code: 'required' as const }] : []),
        ...passwordViolations('newPassword', data.newPassword, passwordSettings),
      ]
      if (violations.length > 0) return answers.invalid(violations, 'password', call)
      // Throttled as a login is: the session may be used by another person who guesses the old password.
      const { wait } = await throttle.attempt('password', session.id)
      if (wait > 0) return answers.tooManyTries(wait, call)
      try {
        return await change(data, customerId, session, call)
      } catch (error) {
        if (!(error instanceof HashingBusy)) throw error
        await throttle.giveBack('password', session.id)
        return answers.refused('busy', call, { retryAfter: 2 })
      }
    },
  }
}
