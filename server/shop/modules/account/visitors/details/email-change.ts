import type { EmailConfirmation, FormResult } from '#contract/generated/types.ts'
import { realmOf } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { emailViolations, normaliseEmail, type Violation } from '../accounts/account.rules.ts'
import { type CustomerRow, findByEmail, findCustomer, setEmail } from '../accounts/customers.repository.ts'
import { deleteLinkOf } from '../passwords/password-links.repository.ts'
import { hashOf, isToken, newToken } from '../sessions/secret-token.ts'
import type { KnownSession, Sessions } from '../sessions/sessions.service.ts'
import { createThrottle, type Throttle } from '../throttle/throttle.ts'
import type { Answers, VisitorCall } from '../visitor-call.ts'
import { confirmLink, deleteEmailChange, findEmailChange, replaceEmailChange } from './email-changes.repository.ts'
import type { OwnPassword } from './own-password.ts'

type Requesting = { mails: Pick<MailsService, 'add'>; now: () => number }

type Dependencies = Requesting & {
  db: Database
  answers: Answers
  throttle: Throttle
  sessions: Sessions
  ownPassword: OwnPassword
}

/** Milliseconds for which both links work. */
const linkLife = 86_400_000

const violationsOf = (entered: string, customer: CustomerRow): Violation[] => {
  const violations = emailViolations('newEmail', entered)
  if (violations.length > 0) return violations
  return normaliseEmail(entered) === customer.email ? [{ fieldName: 'newEmail', code: 'emailSame' }] : []
}

type ChangeMail = { recipient: string; kind: 'emailChangeOld' | 'emailChangeNew' | 'emailChanged'; values: object }

const mailTo = (
  trx: Transaction,
  { firstName, lastName }: CustomerRow,
  { recipient, kind, values }: ChangeMail,
  expiresAt: Date | null,
  { call, mails }: { call: Audience; mails: Dependencies['mails'] },
): Promise<void> =>
  mails.add(trx, {
    kind,
    recipient,
    store: call.store.id,
    language: call.language,
    expiresAt,
    values: { firstName, lastName, ...values },
  })

/** Seconds: each of both mailboxes gets only so many links. */
const waitOf = async (throttle: Pick<Throttle, 'takeMailbox'>, { email }: CustomerRow, newEmail: string) =>
  (await throttle.takeMailbox('emailChange', newEmail)) || (await throttle.takeMailbox('emailChange', email))

/** Sends both links. */
const request = async (
  trx: Transaction,
  customer: CustomerRow,
  newEmail: string,
  call: Audience,
  { mails, now }: Requesting,
): Promise<void> => {
  const expiresAt = new Date(now() + linkLife)
  const [oldToken, newOne] = [newToken(), newToken()]
  await replaceEmailChange(trx, {
    customerId: customer.id,
    newEmail,
    oldHash: hashOf(oldToken),
    newHash: hashOf(newOne),
    expiresAt,
  })
  const send = (recipient: string, kind: ChangeMail['kind'], token: string) => {
    const values = { email: newEmail, path: `/myaccount/email?token=${token}` }
    return mailTo(trx, customer, { recipient, kind, values }, expiresAt, { call, mails })
  }
  await send(customer.email, 'emailChangeOld', oldToken)
  await send(newEmail, 'emailChangeNew', newOne)
}

/**
 * Asked for in the checkout, where no password is entered: the links alone decide. In the caller's transaction; the step that is saved
 * again sends no second pair of links.
 */
export const requestEmailChange = async (
  trx: Transaction,
  customer: CustomerRow,
  entered: string,
  call: Audience,
  requesting: Requesting,
): Promise<Violation[]> => {
  const newEmail = normaliseEmail(entered)
  const pending = await findEmailChange(trx, customer.id)
  if (newEmail === customer.email || pending?.newEmail === newEmail) return []
  if (await findByEmail(trx, customer.realm, newEmail)) return [{ fieldName: 'email', code: 'emailNotUnique' }]
  const seconds = await waitOf(createThrottle(trx), customer, newEmail)
  if (seconds > 0) return [{ fieldName: 'email', code: 'wait', values: { seconds } }]
  await request(trx, customer, newEmail, call, requesting)
  return []
}

/** What follows from a new address: the session that confirms goes on when it is the customer's own. */
const announce = async (
  trx: Transaction,
  { customer, newEmail, sessionId }: { customer: CustomerRow; newEmail: string; sessionId: string | null },
  call: VisitorCall,
  { sessions, mails }: Dependencies,
): Promise<void> => {
  await sessions.endAllOf(trx, customer.id, 'email', sessionId)
  await deleteLinkOf(trx, customer.id)
  for (const recipient of [customer.email, newEmail])
    await mailTo(trx, customer, { recipient, kind: 'emailChanged', values: { email: newEmail } }, null, { call, mails })
}

/**
 * A new address for an account. A link goes to the old address, so that its owner learns of it and a stolen session cannot take the
 * account away; one to the new address, so that it is the customer's. Both have to be confirmed.
 */
export const createEmailChange = (dependencies: Dependencies) => {
  const { db, answers, throttle, ownPassword } = dependencies
  return {
    updateEmail: async (
      { newEmail, currentPassword }: { newEmail: string; currentPassword: string },
      { customer, session }: { customer: CustomerRow; session: KnownSession },
      call: VisitorCall,
    ): Promise<FormResult> => {
      const violations = violationsOf(newEmail, customer)
      if (violations.length > 0) return answers.formInvalid(violations, 'email', call)
      const requested = { entered: currentPassword, fieldName: 'currentPassword', form: 'email' as const }
      const refusal = await ownPassword({ ...requested, customer, session }, call)
      if (refusal !== null) return refusal
      const email = normaliseEmail(newEmail)
      const seconds = await throttle.take('unique', call.caller.network)
      if (seconds > 0) return answers.formRefused('wait', call, { seconds })
      if (await findByEmail(db, customer.realm, email))
        return answers.formInvalid([{ fieldName: 'newEmail', code: 'emailNotUnique' }], 'email', call)
      const wait = await waitOf(throttle, customer, email)
      if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
      await inTransaction(db, (trx) => request(trx, customer, email, call, dependencies))
      return answers.formOk()
    },

    cancelEmailChange: (customerId: string): Promise<void> => deleteEmailChange(db, customerId),

    /** `session`: of the browser in which the link was opened. */
    confirmEmailChange: async (
      token: string,
      session: KnownSession | null,
      call: VisitorCall,
    ): Promise<EmailConfirmation> => {
      const refused = (code: string) => ({
        successful: false,
        generalErrorMessage: answers.say(code, call),
        isChanged: false,
      })
      const confirmed = (isChanged: boolean) => ({ successful: true, generalErrorMessage: null, isChanged })
      const gone = () => refused('linkGone')
      if (!isToken(token)) return gone()
      return inTransaction(db, async (trx) => {
        const change = await confirmLink(trx, hashOf(token))
        const customer = change && (await findCustomer(trx, change.customerId))
        if (!customer || customer.realm !== realmOf(call.store.id)) return gone()
        const { newEmail, oldConfirmedAt, newConfirmedAt } = change
        if (oldConfirmedAt === null || newConfirmedAt === null) return confirmed(false)
        await deleteEmailChange(trx, customer.id)
        // Another person may have registered with the address meanwhile, or confirm it at this moment.
        if (!(await setEmail(trx, customer.id, newEmail))) return refused('emailTaken')
        const sessionId = session?.customerId === customer.id ? session.id : null
        await announce(trx, { customer, newEmail, sessionId }, call, dependencies)
        return confirmed(true)
      })
    },
  }
}
