import type { LoginInput, LoginResult } from '#contract/generated/types.ts'
import { accountLimits } from '#contract/limits/account.ts'
import { isBusinessStore, realmOf } from '#contract/stores.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { createTally } from '#lib/tally.ts'
import { normaliseEmail, normaliseNumber } from '../accounts/account.rules.ts'
import {
  type CustomerRow,
  findByEmail,
  findByNumber,
  findCustomer,
  replaceHash,
} from '../accounts/customers.repository.ts'
import { HashingBusy, type Passwords } from '../passwords/passwords.ts'
import { hasSessionWith } from '../sessions/sessions.repository.ts'
import { triesInFullNetwork } from '../throttle/throttle.rules.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Answers, VisitorCall } from '../visitor-call.ts'
import type { Entrance } from './entrance.ts'

type LoginDependencies = {
  db: Database
  answers: Answers
  throttle: Throttle
  passwords: Passwords
  entrance: Entrance
  /** The visitor of a call, when the shop knows him. */
  visitorOf: (call: VisitorCall) => Promise<string | null>
}

/** As it was typed: an address has an @, everything else in the business store is a customer number. */
type Account = { kind: 'email' | 'number'; name: string }

/** How a login ended: `wrong` is a wrong password or an unknown account, `delayed` one after too many, `busy` one that had no place. */
const loginOutcomes = ['done', 'wrong', 'delayed', 'locked', 'busy'] as const

const maxPasswordLength = 1000
const nobody = '00000000-0000-0000-0000-000000000000'

export const readAccount = (
  { email, customerNumber }: Pick<LoginInput, 'email' | 'customerNumber'>,
  { store }: Pick<VisitorCall, 'store'>,
): Account => {
  const given = (customerNumber?.trim() || email?.trim()) ?? ''
  return isBusinessStore(store.id) && !given.includes('@')
    ? { kind: 'number', name: normaliseNumber(given) }
    : { kind: 'email', name: normaliseEmail(given) }
}

export const findAccount = (db: Database, { kind, name }: Account, call: Pick<VisitorCall, 'store'>) => {
  if (name === '' || name.includes('\0') || !name.isWellFormed() || name.length > accountLimits.email) return null
  return kind === 'number' ? findByNumber(db, name) : findByEmail(db, realmOf(call.store.id), name)
}

/** Throttle keys of an attempt: one of the network and one of the browser. */
export const triedFrom = ({ caller }: VisitorCall, visitorId: string | null) => [
  `network ${caller.network}`,
  `browser ${visitorId}`,
]

/**
 * Logging in (transactions.md §3, §5). What it answers, and how soon, is the same for wrong passwords and unknown
 * accounts. Failures are counted by account and network; in a browser that the customer has used before they count for it alone.
 */
export const createLogin = ({ db, answers, throttle, passwords, entrance, visitorOf }: LoginDependencies) => {
  const logins = createTally<'outcome'>(loginOutcomes.map((outcome) => ({ outcome })))
  const count = (outcome: (typeof loginOutcomes)[number]): void => logins.count({ outcome })

  const wrong = (call: VisitorCall): LoginResult => {
    count('wrong')
    return answers.refused('credentials', call, {
      fieldErrors: [isBusinessStore(call.store.id) ? 'customerNumber' : 'email', 'password'].map((fieldName) => ({
        fieldName,
        formName: 'login',
        errorMessage: '',
      })),
    })
  }

  /** Counts an attempt before it is made; returns the required wait and a function that undoes the network's count. */
  const countTry = async (own: string[], isKnown: boolean, { caller }: VisitorCall) => {
    const { wait, tries } = await throttle.attempt('login', ...own)
    const full = wait > 0 || isKnown ? 0 : await throttle.take('network', caller.network)
    const isPutOff = full > 0 && tries > triesInFullNetwork
    if (isPutOff) await throttle.giveBack('login', ...own)
    return {
      wait: isPutOff ? full : wait,
      giveNetworkBack: () => (isKnown || full > 0 ? undefined : throttle.giveBack('network', caller.network)),
    }
  }

  const enter = (
    customer: CustomerRow,
    visitorId: string | null,
    data: LoginInput,
    mergeCart: boolean,
    call: VisitorCall,
  ) =>
    inTransaction(db, (trx) =>
      entrance.enter(trx, { customer, visitorId, mergeCart, isRemembered: data.remember === true }, call),
    )

  return {
    /** How logins ended since the start. */
    logins: logins.read,

    login: async (data: LoginInput, mergeCart: boolean, call: VisitorCall): Promise<LoginResult> => {
      const account = readAccount(data, call)
      if (account.name === '' || data.password === '' || data.password.length > maxPasswordLength) return wrong(call)
      const [found, visitorId] = await Promise.all([findAccount(db, account, call), visitorOf(call)])
      const isKnown = await hasSessionWith(db, found?.id ?? nobody, visitorId ?? nobody)
      const [network = '', browser = ''] = triedFrom(call, visitorId)
      const own = [found?.id ?? `${realmOf(call.store.id)} ${account.name}`, isKnown ? browser : network]
      const { wait, giveNetworkBack } = await countTry(own, isKnown, call)
      if (wait > 0) {
        count('delayed')
        call.log.warn({ wait }, 'a login was put off')
        return answers.tooManyTries(wait, call)
      }
      try {
        const { isRight, isOutdated } = await passwords.verify(data.password, found?.passwordHash ?? null)
        if (!isRight || found === null) return wrong(call)
        if (isOutdated) await replaceHash(db, found, await passwords.hash(data.password))
        // The password may have been changed, and the account deleted, while it was checked.
        const customer = await findCustomer(db, found.id)
        if (customer === null || (!isOutdated && customer.passwordHash !== found.passwordHash)) return wrong(call)
        await throttle.forget('login', ...own)
        await giveNetworkBack()
        // Told to the one who knows the password, so it tells strangers nothing of the account.
        if (customer.lockedFor !== null) {
          count('locked')
          return answers.refused(`locked.${customer.lockedFor}`, call)
        }
        const entered = await enter(customer, visitorId, data, mergeCart, call)
        count('done')
        return entered
      } catch (error) {
        if (!(error instanceof HashingBusy)) throw error
        await throttle.giveBack('login', ...own)
        await giveNetworkBack()
        count('busy')
        return answers.refused('busy', call, { retryAfter: 2 })
      }
    },
  }
}
