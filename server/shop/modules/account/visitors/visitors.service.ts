import type { Session, ShopInit } from '#contract/generated/types.ts'
import { realmOf } from '#contract/stores.ts'
import type { Caller, Identity } from '#engine/call/caller.ts'
import type { NetworkKeys } from '#engine/call/network-key.ts'
import { type Database, type Executor, inTransaction, retryingTransaction } from '#engine/db/database.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { isUuid } from '#lib/uuid.ts'
import type { ContentService } from '../../content/content/content.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import type { PasswordSettings } from './accounts/account.rules.ts'
import { createAccountLocks } from './accounts/account-locks.ts'
import { createContacts } from './accounts/contact.ts'
import { createCustomerInfo } from './accounts/customer-info.ts'
import { findCustomer } from './accounts/customers.repository.ts'
import { createInvitations } from './accounts/invitations.ts'
import { createRegistration, type RegistrationDependencies } from './accounts/registration.ts'
import { type AccountDependencies, createAccount } from './details/account.service.ts'
import { createEmailChange } from './details/email-change.ts'
import { createOwnPassword } from './details/own-password.ts'
import { type Belongings, createEntrance, forgetGuest } from './login/entrance.ts'
import { createLogin } from './login/login.ts'
import { createPasswordChange } from './passwords/password-change.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createRecovery } from './passwords/recovery.ts'
import { createPersonalData, type PersonalDataDependencies } from './personal/personal-data.service.ts'
import { createRetention } from './retention.ts'
import { isGuestAgain } from './sessions/sessions.repository.ts'
import type { SessionSettings } from './sessions/sessions.rules.ts'
import { createSessions, type KnownSession } from './sessions/sessions.service.ts'
import { createThrottle } from './throttle/throttle.ts'
import { createAnswers, type VisitorCall } from './visitor-call.ts'
import { findVisitor, insertVisitor, touchVisitor } from './visitors.repository.ts'

type VisitorSettings = { sessions: SessionSettings; passwords: PasswordSettings }

type VisitorsDependencies = Belongings & {
  addresses: AccountDependencies['addresses']
  approvals: PersonalDataDependencies['approvals']
  bills: PersonalDataDependencies['bills']
  certificates: AccountDependencies['certificates']
  guestOrders: RegistrationDependencies['guestOrders']
  endedMemberships: PersonalDataDependencies['endedMemberships']
  pastLoads: PersonalDataDependencies['pastLoads']
  checkouts: PersonalDataDependencies['checkouts']
  db: Database
  content: Pick<ContentService, 'details'>
  mails: Pick<MailsService, 'add'>
  memberships: AccountDependencies['memberships']
  newsletter: AccountDependencies['newsletter'] & RegistrationDependencies['newsletter']
  translate: Translate
  stores: Pick<StoresService, 'find'>
  settings: VisitorSettings
  /** Stands for a network beside what is claimed from it. */
  networkKey: NetworkKeys
  now?: () => number
}

/** A visit is noted down once a day, since most of them are read-only. */
const touchAfter = 86_400_000

export const createVisitorsService = (dependencies: VisitorsDependencies) => {
  const { db, content, mails, memberships, newsletter, translate, stores, settings, now = Date.now } = dependencies
  const {
    addresses,
    approvals,
    bills,
    certificates,
    checkouts,
    carts,
    endedMemberships,
    networkKey,
    pastLoads,
    wishlists,
  } = dependencies
  const sessions = createSessions({ db, settings: settings.sessions, now })
  const throttle = createThrottle(db)
  const passwords = createPasswords()
  const answers = createAnswers(translate)
  const entrance = createEntrance({ sessions, addresses, checkouts, carts, wishlists })

  /** The row that a browser's id stands for, in that store; unknown ids count as none. */
  const knownVisitor = async (executor: Executor, id: string | null, store: StoreRow): Promise<string | null> => {
    const visitor = id !== null && isUuid(id) ? await findVisitor(executor, id, store.id) : null
    if (visitor === null) return null
    if (visitor.seenAt.getTime() < now() - touchAfter) await touchVisitor(executor, visitor.id)
    return visitor.id
  }

  /** Null without a token; throws USER_TOKEN_INVALID or USER_TOKEN_REVOKED for one that is no good. */
  const sessionOf = async ({ userToken }: Caller, store: StoreRow): Promise<KnownSession | null> =>
    userToken === null ? null : sessions.find(userToken, realmOf(store.id))

  const identify = async (caller: Caller, store: StoreRow): Promise<Identity> => {
    const [session, browser] = await Promise.all([sessionOf(caller, store), knownVisitor(db, caller.visitorId, store)])
    const network = networkKey(caller.network)
    if (session === null) return { visitorId: browser, customerId: null, isGuest: false, network }
    const { customerId } = session
    if (customerId !== null) return { visitorId: browser, customerId, isGuest: false, network }
    // A guest session belongs to the visitor who started it, even when the browser now sends another visitor id.
    const visitorId = (await knownVisitor(db, session.visitorId, store)) ?? browser
    return { visitorId, customerId: null, isGuest: true, network }
  }

  const visitorOf = ({ caller, store }: VisitorCall) => knownVisitor(db, caller.visitorId, store)
  const common = { db, answers, throttle, passwords, sessions, entrance, mails, newsletter, stores, visitorOf, now }
  const secrets = { ...common, guestOrders: dependencies.guestOrders, passwordSettings: settings.passwords }
  const ownPassword = createOwnPassword(common)
  const emailChange = createEmailChange({ ...common, ownPassword })

  const personalData = createPersonalData({
    ...common,
    ownPassword,
    approvals,
    bills,
    checkouts,
    endedMemberships,
    pastLoads,
  })

  return {
    answers,
    identify,
    networkKey,
    sessionOf,
    ...createLogin(common),
    ...createRegistration(secrets),
    ...createRecovery(secrets),
    ...createPasswordChange(secrets),
    ...createCustomerInfo({ db, content, memberships, translate }),
    ...createContacts(common),
    ...createAccount({ db, answers, translate, emailChange, memberships, newsletter, addresses, certificates }),
    ...personalData,
    ...createAccountLocks({ sessions }),
    ...createInvitations({ mails, now, forgetAccount: personalData.forgetAccount }),
    confirmEmailChange: emailChange.confirmEmailChange,

    shopInit: async ({ caller, store }: VisitorCall): Promise<ShopInit> => {
      const identity = await identify(caller, store)
      const isNew = identity.visitorId === null && caller.network !== ''
      if (isNew && (await throttle.take('visitor', caller.network)) > 0)
        throw codedError('RATE_LIMITED', 'Too many new visitors of one network')
      return inTransaction(db, async (trx) => {
        const userId = identity.visitorId ?? (await insertVisitor(trx, store.id))
        return {
          userId,
          cartId: await carts.openFor(trx, { identity: { ...identity, visitorId: userId }, store: store.id }),
        }
      })
    },

    session: async ({ caller, store }: VisitorCall): Promise<Session | null> => {
      const session = await sessionOf(caller, store)
      return (
        session && {
          userId: session.customerId ?? session.visitorId ?? session.id,
          isGuest: session.customerId === null,
          tokenExpires: session.tokenExpires.getTime(),
          sessionExpires: session.endsAt.getTime(),
        }
      )
    },

    /** The address of an account, and since when there is the account; null for one that is unknown. */
    ownAddressOf: async (customerId: string): Promise<{ email: string; since: Date } | null> => {
      const customer = await findCustomer(db, customerId)
      return customer && { email: customer.email, since: customer.createdAt }
    },

    /** E-mail address of an account; null for an unknown one. */
    emailOf: async (customerId: string): Promise<string | null> => (await findCustomer(db, customerId))?.email ?? null,

    renewToken: (token: string, store: StoreRow) => sessions.renew(token, realmOf(store.id)),

    /**
     * Ends the session; of a guest nothing stays but the orders. What a guest has entered stays when the same guest has come in once
     * more: the edge then ends the session of before.
     */
    logout: async ({ caller: { userToken } }: VisitorCall): Promise<true> => {
      if (userToken === null) return true
      await retryingTransaction(db, async (trx) => {
        const left = await sessions.end(trx, userToken, 'logout')
        if (left === null || left.customerId !== null || left.visitorId === null) return
        if (!(await isGuestAgain(trx, left.visitorId, left.createdAt)))
          await forgetGuest(trx, left.visitorId, dependencies)
      })
      return true
    },

    ...createRetention(db),
  }
}

export type VisitorsService = ReturnType<typeof createVisitorsService>
