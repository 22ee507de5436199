import { isBusinessStore } from '#contract/stores.ts'
import type { MethodRefusal, MethodSituation } from '../payment-method.ts'

/** Limits of a method for one order as the code has them; the entry `<ID>.<limit>` of the parameter `paymentTypes` goes before. */
export type Limits = {
  /** Minor units, gross. */
  minimum?: number
  maximum?: number
  /** ISO 3166, of the delivery. */
  countries?: readonly string[]
  /** Goods have to be handed over, or the address has to be checked. */
  refusesPackstation?: boolean
  /** The carrier of parcels takes the money. */
  refusesForwarder?: boolean
}

export const isConsumer = ({ store, customer }: MethodSituation): boolean =>
  !isBusinessStore(store) && customer !== 'business'

export const isBusiness = ({ store }: MethodSituation): boolean => isBusinessStore(store)

type AmountLimit = 'minimum' | 'maximum' | 'firstOrderMaximum'

/** The editors' amount of the entry `<id>.<limit>`, minor units. */
export const amountOf = (
  { parameters }: MethodSituation,
  id: string,
  limit: AmountLimit,
  otherwise: number | undefined,
): number | undefined => parameters.value('paymentTypes', `${id}.${limit}`) ?? otherwise

const countriesOf = ({ parameters }: MethodSituation, id: string, otherwise: readonly string[] | undefined) => {
  const named = parameters.value('paymentTypes', `${id}.countries`)
  return named && named.length > 0 ? named : otherwise
}

const refuse = (reason: string, amount: number): MethodRefusal => ({ reason, amounts: { amount } })

/** An editor's limit replaces the method's own. Returns the first one that the order violates. */
export const withinLimits = (situation: MethodSituation, id: string, limits: Limits): 'available' | MethodRefusal => {
  const { total, deliveryCountry, deliveryType } = situation
  const countries = countriesOf(situation, id, limits.countries)
  if (deliveryCountry !== null && countries && !countries.includes(deliveryCountry)) return { reason: 'country' }
  if (limits.refusesPackstation && deliveryType === 'packstation') return { reason: 'packstation' }
  if (limits.refusesForwarder && situation.hasForwarder) return { reason: 'forwarder' }
  const minimum = amountOf(situation, id, 'minimum', limits.minimum)
  if (minimum !== undefined && total < minimum) return refuse('minimum', minimum)
  const maximum = amountOf(situation, id, 'maximum', limits.maximum)
  if (maximum !== undefined && total > maximum) return refuse('maximum', maximum)
  return 'available'
}
