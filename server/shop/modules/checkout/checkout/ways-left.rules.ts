import { type Parameter, readParameters } from '#contract/parameters/read-parameters.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import { deliveryTerms, shippersOf } from '../cart/calculation/delivery.rules.ts'
import { noCredit } from '../payments/credit/credit.rules.ts'
import type { MethodSituation } from '../payments/payment-method.ts'
import { offersMethod } from '../payments/payment-methods.ts'
import { nothingUnpaid } from '../payments/unpaid/unpaid.rules.ts'

type Store = Pick<StoreRow, 'id' | 'currencyCode' | 'country' | 'taxRates'>

/** Totals of an everyday order, gross, minor units. */
const everydayTotals = [2000, 20_000]

/** A customer at home who has paid an order before. */
export const everydaySituations = (store: Store, parameters: MethodSituation['parameters']): MethodSituation[] => {
  const isBusiness = isBusinessStore(store.id)
  return everydayTotals.map((total) => ({
    store: store.id,
    currency: store.currencyCode,
    total,
    productIds: [],
    deliveryCountry: store.country,
    billingCountry: store.country,
    deliveryType: 'sameAsBilling',
    customer: isBusiness ? 'business' : 'private',
    isCompany: isBusiness,
    hasPaid: true,
    credit: noCredit,
    unpaid: nothingUnpaid,
    hasForwarder: false,
    // Whether it has one is no matter of its parameters.
    hasBankAccount: true,
    parameters,
  }))
}

const parcel = { id: '', isBulky: false, deliveryFree: false, isPaid: true, isPrime: false }

/** Parameters that decide by what a store is paid, and who delivers. */
const payment: readonly string[] = ['paymentTypes', 'T134_Twint-Payment', 'amazonPayV2Activation']
const delivery: readonly string[] = ['shippers', 'dpd']

/** What the parameters of a store would take from it when `changed` is what is published: its last way to pay, or to be delivered to. */
export const wayViolations = (store: Store, parameters: readonly Parameter[], changed: string): string[] => {
  const read = readParameters(parameters)
  const terms = deliveryTerms(store, read)
  const sending = { country: store.country, isStation: false, shipperCode: null, isFree: false, isOfMember: false }
  const shippers = shippersOf(terms, { ...sending, lines: [parcel], value: 2000 })
  const canPay = !payment.includes(changed) || everydaySituations(store, read).some(offersMethod)
  const canDeliver = !delivery.includes(changed) || shippers.some(({ isEnabled }) => isEnabled)
  return [
    ...(canPay ? [] : [`leaves no way to pay in the store ${store.id}`]),
    ...(canDeliver ? [] : [`leaves no way of delivery in the store ${store.id}`]),
  ]
}
