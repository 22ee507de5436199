import type {
  ChangeForgottenPasswordInput,
  ForgotPasswordInput,
  FormResult,
  RequestCustomerAccessInput,
} from '#contract/generated/types.ts'
import { accountLimits } from '#contract/limits/account.ts'
import { isBusinessStore, realmOf, type ShopLanguage } from '#contract/stores.ts'
import { postCodeOf } from '#contract/text/post-code.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import {
  emailViolations,
  normaliseNumber,
  type PasswordSettings,
  passwordViolations,
  type Violation,
} from '../accounts/account.rules.ts'
import { type CustomerRow, findBusiness, findCustomer, setHash } from '../accounts/customers.repository.ts'
import { findAccount, readAccount, triedFrom } from '../login/login.ts'
import { hashOf, isToken, newToken } from '../sessions/secret-token.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Answers, VisitorCall } from '../visitor-call.ts'
import {
  findRequest,
  insertRequest,
  isLinkGood,
  type PasswordRequest,
  replaceLink,
  takeLink,
  takeRequest,
} from './password-links.repository.ts'
import { HashingBusy, type Passwords } from './passwords.ts'

type RecoveryDependencies = {
  db: Database
  answers: Answers
  throttle: Throttle
  passwords: Passwords
  sessions: Sessions
  stores: Pick<StoresService, 'find'>
  mails: Pick<MailsService, 'add'>
  passwordSettings: PasswordSettings
  visitorOf: (call: VisitorCall) => Promise<string | null>
  now: () => number
}

/** Milliseconds that a link of a mail works. */
const linkLife = { forgot: 3_600_000, access: 86_400_000 } as const

/** Requests of one session of a browser that are answered by a mail; people get help by then. */
const maxTries = 10

/** The honeypot: a field that people don't see. */
const isTrapped = (website: string | null | undefined): boolean => (website ?? '').trim() !== ''

const numberViolations = (given: string): Violation[] => {
  const number = normaliseNumber(given)
  if (number === '') return [{ fieldName: 'customerNumber', code: 'required' }]
  if (!/^[A-Z\d]+$/.test(number)) return [{ fieldName: 'customerNumber', code: 'customerNumber' }]
  return number.length > accountLimits.customerNumber
    ? [{ fieldName: 'customerNumber', code: 'tooLong', values: { limit: accountLimits.customerNumber } }]
    : []
}

const note = async (
  account: string,
  postCode: string | null,
  call: VisitorCall,
  { db, answers, throttle, visitorOf }: RecoveryDependencies,
): Promise<FormResult> => {
  const wait = await throttle.take('forgot', call.caller.network)
  if (wait > 0) return answers.formRefused('wait', call, { seconds: wait })
  const visitorId = await visitorOf(call)
  if (visitorId !== null && (await throttle.take('forgotInBrowser', visitorId)) > 0) return answers.formOk()
  const { store, language } = call
  await inTransaction(db, async (trx) => {
    const id = await insertRequest(trx, { store: store.id, language, account, postCode })
    // In one queue: only the newest link works, so it must be in the newest mail.
    await addJob(trx, 'visitors.sendLink', { id }, { queue: 'visitors.sendLink' })
  })
  return answers.formOk()
}

/** The account that a request means; of one for access only when its postcode is that on file. */
const accountOf = async (
  { account, postCode }: PasswordRequest,
  call: Pick<VisitorCall, 'store'>,
  { db }: RecoveryDependencies,
) => {
  const name = readAccount({ customerNumber: account }, call)
  const customer = (await findAccount(db, name, call)) ?? null
  if (customer === null || postCode === null) return customer
  const business = await findBusiness(db, customer.id)
  return business?.postCode === postCode ? customer : null
}

const send = async (
  request: PasswordRequest,
  customer: CustomerRow,
  { db, mails, now }: RecoveryDependencies,
): Promise<void> => {
  const kind = request.postCode === null ? 'forgot' : 'access'
  const token = newToken()
  const expiresAt = new Date(now() + linkLife[kind])
  await inTransaction(db, async (trx) => {
    // Two runs of one job send one mail.
    if ((await takeRequest(trx, request.id)) === null) return
    await replaceLink(trx, { customerId: customer.id, hash: hashOf(token), expiresAt })
    const { firstName, lastName, email } = customer
    await mails.add(trx, {
      kind: kind === 'access' ? 'customerAccess' : 'forgotPassword',
      recipient: email,
      store: request.store as never,
      language: request.language as ShopLanguage,
      expiresAt,
      values: { firstName, lastName, path: `/myaccount/newpassword?token=${token}` },
    })
  })
}

const forgotPassword = (
  data: ForgotPasswordInput,
  call: VisitorCall,
  dependencies: RecoveryDependencies,
): Promise<FormResult> | FormResult => {
  const { answers } = dependencies
  const given = (data.customerNumber?.trim() || data.email?.trim()) ?? ''
  const isNumber = isBusinessStore(call.store.id) && !given.includes('@')
  const violations: Violation[] = isNumber ? numberViolations(given) : emailViolations('email', given)
  if (violations.length > 0) return answers.formInvalid(violations, 'forgot', call)
  if (isTrapped(data.website) || (data.triesCount ?? 1) > maxTries) return answers.formOk()
  return note(given, null, call, dependencies)
}

const requestCustomerAccess = (
  data: RequestCustomerAccessInput,
  call: VisitorCall,
  dependencies: RecoveryDependencies,
): Promise<FormResult> | FormResult => {
  const { answers } = dependencies
  if (!isBusinessStore(call.store.id)) throw badUserInput('This store has no customer numbers')
  const postCode = postCodeOf(data.postCode)
  const violations: Violation[] = [
    ...numberViolations(data.customerNumber),
    ...(/^\d{4,5}$/.test(postCode) ? [] : [{ fieldName: 'postCode', code: 'postCode' as const }]),
  ]
  if (violations.length > 0) return answers.formInvalid(violations, 'forgot', call)
  if (isTrapped(data.website)) return answers.formOk()
  return note(normaliseNumber(data.customerNumber), postCode, call, dependencies)
}

/** The job for both kinds of links. */
const sendLink = async (id: string, dependencies: RecoveryDependencies): Promise<void> => {
  const { db, stores, throttle } = dependencies
  const request = await findRequest(db, id)
  if (request === null) return
  const store = stores.find(request.store)
  const customer = store && (await accountOf(request, { store }, dependencies))
  const isMeant = customer && (await throttle.takeMailbox('forgot', customer.email)) === 0
  if (isMeant) await send(request, customer, dependencies)
  else await takeRequest(db, id)
}

const changeForgottenPassword = async (
  { emailToken, newPassword }: ChangeForgottenPasswordInput,
  call: VisitorCall,
  { db, answers, throttle, passwords, sessions, mails, passwordSettings, visitorOf }: RecoveryDependencies,
): Promise<FormResult> => {
  const violations = passwordViolations('newPassword', newPassword, passwordSettings)
  if (violations.length > 0) return answers.formInvalid(violations, 'newPassword', call)
  const gone = () => answers.formRefused('linkGone', call)
  const realm = realmOf(call.store.id)
  const hash = hashOf(emailToken)
  if (!isToken(emailToken) || !(await isLinkGood(db, hash, realm))) return gone()
  try {
    const passwordHash = await passwords.hash(newPassword)
    const customerId = await inTransaction(db, async (trx) => {
      const customerId = await takeLink(trx, hash, realm)
      const customer = customerId === null ? null : await findCustomer(trx, customerId)
      if (customer === null) return null
      await setHash(trx, customer.id, passwordHash)
      await sessions.endAllOf(trx, customer.id, 'password')
      const { email, firstName, lastName } = customer
      await mails.add(trx, {
        kind: 'passwordChanged',
        recipient: email,
        store: call.store.id,
        language: call.language,
        values: { firstName, lastName },
        expiresAt: null,
      })
      return customer.id
    })
    if (customerId === null) return gone()
    // Clears the login wait: the link in the mail has proved who the customer is.
    const visitorId = await visitorOf(call)
    await Promise.all(triedFrom(call, visitorId).map((from) => throttle.forget('login', customerId, from)))
    return answers.formOk()
  } catch (error) {
    if (error instanceof HashingBusy) return answers.formRefused('busy', call)
    throw error
  }
}

/**
 * New passwords by mail. A request is only noted down; a job looks whether there is such an account. So the answer, and
 * the time it takes, are the same for every address.
 */
export const createRecovery = (dependencies: RecoveryDependencies) => ({
  forgotPassword: (data: ForgotPasswordInput, call: VisitorCall) => forgotPassword(data, call, dependencies),

  requestCustomerAccess: (data: RequestCustomerAccessInput, call: VisitorCall) =>
    requestCustomerAccess(data, call, dependencies),

  sendLink: (id: string) => sendLink(id, dependencies),

  checkTokenValidity: async (token: string, { store }: Pick<VisitorCall, 'store'>): Promise<boolean> =>
    isToken(token) && isLinkGood(dependencies.db, hashOf(token), realmOf(store.id)),

  changeForgottenPassword: (data: ChangeForgottenPasswordInput, call: VisitorCall) =>
    changeForgottenPassword(data, call, dependencies),
})
