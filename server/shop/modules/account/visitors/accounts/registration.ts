import type {
  LoginResult,
  RegisterBusinessCustomerInput,
  RegisterCustomerInput,
  RegisterGuestInput,
  StoreId,
} from '#contract/generated/types.ts'
import { type Realm, realmOf, type ShopLanguage } from '#contract/stores.ts'
import { postCodeOf } from '#contract/text/post-code.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { ownerOf } from '#engine/call/caller.ts'
import { type Database, inTransaction, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import type { Entrance } from '../login/entrance.ts'
import { HashingBusy, type Passwords } from '../passwords/passwords.ts'
import { mayMail, type Throttle } from '../throttle/throttle.ts'
import type { Answers, FormName, VisitorCall } from '../visitor-call.ts'
import type { customers } from '../visitors.tables.ts'
import {
  businessViolations,
  clean,
  customerViolations,
  emailViolations,
  isEmail,
  normaliseEmail,
  normaliseVat,
  type PasswordSettings,
  type Violation,
} from './account.rules.ts'
import {
  type CustomerRow,
  findByEmail,
  insertBusiness,
  insertCustomer,
  nextCustomerNumber,
} from './customers.repository.ts'

export type RegistrationDependencies = {
  db: Database
  answers: Answers
  throttle: Throttle
  passwords: Passwords
  entrance: Entrance
  mails: Pick<MailsService, 'add'>
  newsletter: {
    /** Notes in the registration's transaction that the newsletter was asked for. */
    request: (
      trx: Transaction,
      wish: { store: StoreId; language: ShopLanguage; email: string; network: string | null; origin: 'registration' },
    ) => Promise<void>
  }
  guestOrders: {
    /** Takes orders that the browser has just placed as a guest with the same address into the account. */
    claim: (trx: Transaction, customerId: string, guest: { visitorId: string; email: string }) => Promise<void>
  }
  passwordSettings: PasswordSettings
  visitorOf: (call: VisitorCall) => Promise<string | null>
}

const notUnique: Violation[] = [{ fieldName: 'email', code: 'emailNotUnique' }]

type NewCustomer = Omit<typeof customers.$inferInsert, 'passwordHash' | 'realm'>

const personOf = (data: RegisterCustomerInput | RegisterBusinessCustomerInput): NewCustomer => ({
  email: normaliseEmail(data.email),
  salutation: data.salutation as CustomerRow['salutation'],
  firstName: clean(data.firstName),
  lastName: clean(data.lastName),
})

const welcome = (
  trx: Transaction,
  customer: CustomerRow,
  { store, language }: VisitorCall,
  { mails }: RegistrationDependencies,
) =>
  mails.add(trx, {
    kind: customer.realm === 'business' ? 'welcomeBusiness' : 'welcome',
    recipient: customer.email,
    store: store.id,
    language,
    expiresAt: null,
    values: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      ...(customer.customerNumber !== null && { customerNumber: customer.customerNumber }),
    },
  })

const askForNewsletter = (
  trx: Transaction,
  { email }: CustomerRow,
  { store, language, caller }: VisitorCall,
  { newsletter }: RegistrationDependencies,
) => newsletter.request(trx, { store: store.id, language, email, network: caller.network, origin: 'registration' })

/** Makes the account, lets its customer in and writes to him: all of it, or nothing. */
const register = async (
  call: VisitorCall,
  form: { name: FormName; password: string; violations: Violation[]; email: string },
  insert: (trx: Transaction, passwordHash: string) => Promise<CustomerRow | null>,
  dependencies: RegistrationDependencies,
): Promise<LoginResult> => {
  const { db, answers, throttle, passwords, entrance, guestOrders, visitorOf } = dependencies
  if (form.violations.length > 0) return answers.invalid(form.violations, form.name, call)
  const wait = await throttle.take('register', call.caller.network)
  if (wait > 0) return answers.tooManyTries(wait, call)
  const realm = realmOf(call.store.id)
  if (await findByEmail(db, realm, normaliseEmail(form.email))) return answers.invalid(notUnique, form.name, call)
  const visitorId = await visitorOf(call)
  const passwordHash = await passwords.hash(form.password).catch((error: unknown) => {
    if (error instanceof HashingBusy) return null
    throw error
  })
  if (passwordHash === null) return answers.refused('busy', call, { retryAfter: 2 })
  return inTransaction(db, async (trx) => {
    const customer = await insert(trx, passwordHash)
    if (customer === null) return answers.invalid(notUnique, form.name, call)
    if (await mayMail(trx, 'welcome', customer.email)) await welcome(trx, customer, call, dependencies)
    if (visitorId !== null && realm === 'consumer')
      await guestOrders.claim(trx, customer.id, { visitorId, email: customer.email })
    return entrance.enter(trx, { customer, visitorId, mergeCart: true, isRemembered: false }, call)
  })
}

const refuseIn = (realm: Realm, call: VisitorCall): void => {
  if (realmOf(call.store.id) === realm) throw badUserInput('This store has accounts of another kind')
}

const registerCustomer = (
  data: RegisterCustomerInput,
  call: VisitorCall,
  dependencies: RegistrationDependencies,
): Promise<LoginResult> => {
  refuseIn('business', call)
  const { email, password } = data
  const violations = customerViolations(data, dependencies.passwordSettings)
  return register(
    call,
    { name: 'register', password, violations, email },
    async (trx, passwordHash) => {
      const customer = await insertCustomer(trx, { ...personOf(data), realm: 'consumer', passwordHash })
      if (customer !== null && data.newsletter === true) await askForNewsletter(trx, customer, call, dependencies)
      return customer
    },
    dependencies,
  )
}

const registerBusinessCustomer = (
  data: RegisterBusinessCustomerInput,
  call: VisitorCall,
  dependencies: RegistrationDependencies,
): Promise<LoginResult> => {
  refuseIn('consumer', call)
  const { email, password } = data
  const violations = businessViolations(data, dependencies.passwordSettings)
  return register(
    call,
    { name: 'registerBusiness', password, violations, email },
    async (trx, passwordHash) => {
      const customerNumber = await nextCustomerNumber(trx)
      const person = { ...personOf(data), realm: 'business' as const, passwordHash, customerNumber }
      const customer = await insertCustomer(trx, person)
      if (customer === null) return null
      await insertBusiness(trx, {
        customerId: customer.id,
        organisationType: data.organisationType as never,
        organisation: clean(data.organisation),
        phone: clean(data.phone),
        street: clean(data.street),
        postCode: postCodeOf(data.postCode),
        city: clean(data.city),
        country: data.country,
        vatRegistrationNo: normaliseVat(data.vatRegistrationNo ?? '') || null,
      })
      return customer
    },
    dependencies,
  )
}

/** Throws USER_REQUIRED without a visitor: whose cart would go to the checkout? */
const registerGuest = async (
  { email }: RegisterGuestInput,
  call: VisitorCall,
  { db, answers, entrance, visitorOf }: RegistrationDependencies,
): Promise<LoginResult> => {
  refuseIn('business', call)
  const violations = emailViolations('email', email)
  if (violations.length > 0) return answers.invalid(violations, 'guest', call)
  const visitorId = await visitorOf(call)
  const owner = ownerOf({ visitorId, customerId: null, isGuest: true })
  if (!('visitorId' in owner)) throw badUserInput('A guest is a visitor')
  return retryingTransaction(db, (trx) =>
    entrance.enterAsGuest(trx, { email: normaliseEmail(email), visitorId: owner.visitorId }, call),
  )
}

/** New accounts (transactions.md §3, §5), and sessions without one for the checkout. */
export const createRegistration = (dependencies: RegistrationDependencies) => ({
  registerCustomer: (data: RegisterCustomerInput, call: VisitorCall) => registerCustomer(data, call, dependencies),

  registerBusinessCustomer: (data: RegisterBusinessCustomerInput, call: VisitorCall) =>
    registerBusinessCustomer(data, call, dependencies),

  registerGuest: (data: RegisterGuestInput, call: VisitorCall) => registerGuest(data, call, dependencies),

  isUniqueEmail: async (entered: string, call: VisitorCall): Promise<boolean> => {
    const email = normaliseEmail(entered)
    if (!isEmail(email)) return true
    return (await findByEmail(dependencies.db, realmOf(call.store.id), email)) === null
  },

  /** Seconds that a network has to wait before it asks again for addresses that have accounts. */
  questionWait: ({ caller }: VisitorCall): Promise<number> => dependencies.throttle.take('unique', caller.network),
})
