import type {
  PrimeCheckout,
  PrimeErrorCode,
  PrimeProgramme,
  PrimeSubscriptionInput,
  PrimeSubscriptionResult,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { customerOf, type Identity } from '#engine/call/caller.ts'
import { money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { toPaymentMethod } from '#engine/modules/checkout/payments/payment-method-view.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import { type BeginDependencies, createBegin } from '#engine/modules/orders/orders/submit/begin.ts'
import { type Programme, programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import { sellersDay } from '#lib/local-days.ts'
import { isUuid } from '#lib/uuid.ts'
import { addressViolations, formNames } from '../../addresses/address.rules.ts'
import { toAddress } from '../../addresses/address-view.ts'
import type { AddressesService } from '../../addresses/addresses.service.ts'
import { primeInfoOf } from '../prime.rules.ts'
import { type Quote, readQuote } from './quote.ts'
import { type AcceptedMembership, type SubmitMembershipDependencies, submitMembership } from './submit.ts'

type SubscribingDependencies = BeginDependencies &
  SubmitMembershipDependencies & {
    addresses: Pick<AddressesService, 'list' | 'put' | 'fieldErrors' | 'refusalText'>
    methods: Pick<PaymentMethods, 'list' | 'find' | 'adapterOf' | 'origins'>
  }

type Asking = { identity: Identity; audience: Audience }

const nothing: PrimeSubscriptionResult = {
  successful: false,
  errorMessage: null,
  errorCode: null,
  fieldErrors: [],
  computopData: null,
  redirectUrl: null,
  orderId: null,
}

/** The membership's page and its checkout. */
export const createSubscribing = (dependencies: SubscribingDependencies) => {
  const { db, translate, addresses, methods, parameters } = dependencies
  const begin = createBegin(dependencies)

  const toProgramme = ({ price, months, isRegistrationOpen }: Programme, { store, language }: Audience) => ({
    price: money(price, store.currencyCode, language),
    months,
    isRegistrationOpen,
  })

  const toCheckout = (quote: Quote, audience: Audience): PrimeCheckout => ({
    programme: toProgramme(quote.programme, audience),
    primeInfo: primeInfoOf(quote.subscription, new Date()),
    billingAddress: quote.billing && toAddress(quote.billing, audience),
    paymentMethods: quote.methods.map((method) =>
      toPaymentMethod(method, { audience, translate, isSelected: false, isShipped: false }),
    ),
    quoteHash: quote.hash,
    renewal: quote.renewableFrom && {
      from: sellersDay(quote.renewableFrom),
      isOpen: quote.renewableFrom.getTime() <= Date.now(),
      hasFailed: (quote.subscription?.failedTries ?? 0) > 0,
    },
    providerOrigins: [...methods.origins],
    legalVersion: quote.legalVersion,
  })

  const refused = (code: PrimeErrorCode, audience: Audience): PrimeSubscriptionResult => ({
    ...nothing,
    errorCode: code,
    errorMessage: translate(audience, `prime.submit.${code}`),
  })

  const invalid = (data: PrimeSubscriptionInput, audience: Audience): PrimeSubscriptionResult | null => {
    const violations = data.billingAddress ? addressViolations('billing', data.billingAddress) : []
    if (violations.length === 0) return null
    const fieldErrors = addresses.fieldErrors(violations, formNames.billing, audience, 'billingAddress.')
    return { ...nothing, errorMessage: translate(audience, 'visitor.error.check'), fieldErrors }
  }

  const follow = async (
    accepted: AcceptedMembership,
    audience: Audience,
    log: Log,
  ): Promise<PrimeSubscriptionResult> => {
    if (accepted.kind === 'refused') return refused(accepted.code, audience)
    if (accepted.kind === 'address')
      return { ...nothing, errorMessage: addresses.refusalText(accepted.refusal, audience) }
    const { order } = accepted
    const ordered = { ...nothing, successful: true, orderId: order.number }
    if (accepted.kind === 'placed') return ordered
    const begun = await begin(order, accepted.payment)
    if (begun.kind === 'placed') return ordered
    if (begun.kind === 'over') return refused('changed', audience)
    if (begun.kind === 'unavailable') {
      log.warn({ why: begun.why }, 'a payment could not begin')
      return refused('providerUnavailable', audience)
    }
    const { kind, ...next } = begun.next
    if (begun.next.kind === 'redirect') return { ...ordered, redirectUrl: begun.next.url }
    return { ...ordered, computopData: next as NonNullable<PrimeSubscriptionResult['computopData']> }
  }

  return {
    programme: (audience: Audience): PrimeProgramme | null => {
      const programme = programmeOf(audience.store.id, parameters)
      return programme && toProgramme(programme, audience)
    },

    /** Throws LOGIN_REQUIRED unless a customer is logged in; null where the store has no programme. */
    checkout: async ({ identity, audience }: Asking): Promise<PrimeCheckout | null> => {
      const quote = await readQuote(db, { identity, audience, customerId: customerOf(identity) }, dependencies)
      return quote && toCheckout(quote, audience)
    },

    /** Throws LOGIN_REQUIRED unless a customer is logged in. */
    submit: async (
      { identity, audience }: Asking,
      data: PrimeSubscriptionInput,
      log: Log,
    ): Promise<PrimeSubscriptionResult> => {
      const customerId = customerOf(identity)
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId is no UUID')
      const violation = invalid(data, audience)
      if (violation) return violation
      const submission = {
        submissionId: data.submissionId.toLowerCase(),
        quoteHash: data.quoteHash,
        paymentId: data.paymentId,
        billingAddress: data.billingAddress ?? null,
      }
      const accepted = await submitMembership({ identity, audience, customerId, submission }, dependencies)
      return follow(accepted, audience, log)
    },
  }
}

type Log = { warn: (details: object, message: string) => void }
