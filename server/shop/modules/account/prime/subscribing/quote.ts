import { createHash } from 'node:crypto'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Executor } from '#engine/db/database.ts'
import { personKeysOf } from '#engine/modules/account/persons/person-keys.rules.ts'
import type { Person } from '#engine/modules/account/persons/persons.ts'
import { findOpenCredit } from '#engine/modules/checkout/payments/credit/open-credit.ts'
import type { ListedMethod, PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import { nothingUnpaid } from '#engine/modules/checkout/payments/unpaid/unpaid.rules.ts'
import type { LegalService } from '#engine/modules/content/legal/legal.service.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { type Programme, programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import { hasBankAccount } from '#engine/modules/stores/stores/bank-account.rules.ts'
import { defaultBilling } from '../../addresses/address.rules.ts'
import { toSnapshot } from '../../addresses/address-view.ts'
import type { AddressesService } from '../../addresses/addresses.service.ts'
import type { AddressRow } from '../../addresses/addresses.tables.ts'
import { findLive, findMember, hasPaidGoods } from '../memberships/memberships.repository.ts'
import { renewableFrom } from '../prime.rules.ts'
import type { SubscriptionRow } from '../prime.tables.ts'

export type QuoteDependencies = {
  addresses: Pick<AddressesService, 'list'>
  methods: Pick<PaymentMethods, 'list' | 'onCredit'>
  parameters: Pick<ParametersService, 'of'>
  legal: Pick<LegalService, 'currentVersion'>
}

/** What the page of the membership's checkout shows, and an order of it is made of. */
export type Quote = {
  programme: Programme
  subscription: SubscriptionRow | null
  /** From when the member may pay the next period on their own; null for who has no running membership. */
  renewableFrom: Date | null
  /** The customer's own; null without one. */
  billing: AddressRow | null
  methods: ListedMethod[]
  legalVersion: string
  hash: string
}

export type Customer = { identity: Identity; audience: Audience; customerId: string }

type Reading = Customer & {
  /** Called before anything is counted that other orders of the person may change. */
  lock?: (person: Person) => Promise<void>
}

/** Null where the store has no programme. Reads from the database or, in a transaction, as it is there. */
export const readQuote = async (
  db: Executor,
  { identity, audience, customerId, lock }: Reading,
  { addresses, methods, parameters, legal }: QuoteDependencies,
): Promise<Quote | null> => {
  const { store } = audience
  const offered = programmeOf(store.id, parameters)
  if (offered === null) return null
  const subscription = await findLive(db, { customerId, store: store.id })
  const renewable = subscription && renewableFrom(subscription, offered)
  // A member keeps the terms that the membership was ordered with.
  const programme = renewable ? { ...offered, price: subscription.price, months: subscription.months } : offered
  const book = await addresses.list(db, { identity, audience })
  const billing = defaultBilling(
    book.filter(({ kind }) => kind === 'billing'),
    false,
  )
  const { email } = await findMember(db, customerId)
  const person = { customerId, keys: personKeysOf(email, [billing && toSnapshot(billing, null)]) }
  await lock?.(person)
  const listed = methods
    .list({
      store: store.id,
      currency: store.currencyCode,
      total: programme.price,
      productIds: [],
      deliveryCountry: billing?.country ?? null,
      billingCountry: billing?.country ?? null,
      deliveryType: 'sameAsBilling',
      customer: 'private',
      isCompany: billing?.formType === 'companyOrSchool',
      hasForwarder: false,
      hasBankAccount: hasBankAccount(store),
      hasPaid: await hasPaidGoods(db, customerId),
      credit: await findOpenCredit(db, {
        person,
        visitorId: identity.visitorId,
        debtors: [customerId],
        methods: methods.onCredit,
        currency: store.currencyCode,
      }),
      // Nothing is held for it.
      unpaid: nothingUnpaid,
      parameters: parameters.of(store.id),
    })
    .filter(({ canRecur }) => canRecur)
  const legalVersion = await legal.currentVersion(db, store.id)
  const shown = {
    price: programme.price,
    months: programme.months,
    currency: store.currencyCode,
    billing: billing && toSnapshot(billing, null),
    methods: listed.map(({ id, state }) => [id, state]),
    legalVersion,
    // Another period is another order.
    paidUntil: renewable && subscription.paidUntil,
  }
  return {
    programme,
    subscription,
    renewableFrom: renewable,
    billing,
    methods: listed,
    legalVersion,
    hash: createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
  }
}
