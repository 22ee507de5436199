import { type PaymentMethodId, paymentMethodIds } from '#contract/parameters/payment-method-ids.ts'
import type { Audience } from '#engine/call/audience.ts'
import { spelledIn } from '#lib/swiss-spelling.ts'
import { formatMoney } from '../../catalogue/product/pricing/price.rules.ts'
import { withinCredit } from './credit/credit.rules.ts'
import { AMAZONPAY } from './methods/AMAZONPAY/method.ts'
import { CASH_ON_DELIVERY } from './methods/CASH_ON_DELIVERY/method.ts'
import { CREDIT_CARD } from './methods/CREDIT_CARD/method.ts'
import { INVOICE } from './methods/INVOICE/method.ts'
import { PAYPAL } from './methods/PAYPAL/method.ts'
import { PREPAID } from './methods/PREPAID/method.ts'
import { RECHNUNG } from './methods/RECHNUNG/method.ts'
import { RECHNUNG_V } from './methods/RECHNUNG_V/method.ts'
import { TWINT } from './methods/TWINT/method.ts'
import { VINCO_V } from './methods/VINCO_V/method.ts'
import { VORKASSE } from './methods/VORKASSE/method.ts'
import { VORKASSE_V } from './methods/VORKASSE_V/method.ts'
import { X_RECHNUNG } from './methods/X_RECHNUNG/method.ts'
import type { MethodRefusal, MethodSituation, PaymentAdapter, PaymentMethodDefinition } from './payment-method.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { withinUnpaid } from './unpaid/unpaid.rules.ts'

/** Every payment method (transactions.md §3), one line each. */
const byId: Record<PaymentMethodId, PaymentMethodDefinition> = {
  CREDIT_CARD,
  PAYPAL,
  AMAZONPAY,
  TWINT,
  INVOICE,
  RECHNUNG,
  RECHNUNG_V,
  X_RECHNUNG,
  VINCO_V,
  VORKASSE,
  PREPAID,
  VORKASSE_V,
  CASH_ON_DELIVERY,
}

const definitions = paymentMethodIds.map((id) => byId[id])

export type ListedMethod = {
  id: string
  isPrepaid: boolean
  /** The goods come before the money. */
  isOnCredit: boolean
  /** The goods wait for a transfer. */
  shipsAfterPayment: boolean
  needsBuyerReference: boolean
  /** Can be chosen only with a session of its wallet. */
  needsWallet: boolean
  /** Later payments can follow without the customer. */
  canRecur: boolean
  state: 'available' | MethodRefusal
}

/**
 * Translation keys, to be given to `translate` with the values of a refusal. A method without a text for its name is shown as PREPAID.
 */
export const paymentTexts = {
  name: (id: string): string[] => [`payments.name.${id}`, 'payments.name.PREPAID'],
  /** Has a text of its own for an order without shipment, where that makes a difference. */
  description: (id: string, isShipped: boolean): string[] => [
    ...(isShipped ? [] : [`payments.description.${id}.unshipped`]),
    ...[`payments.description.${id}`, 'payments.description.PREPAID'],
  ],
  unavailable: ({ reason }: MethodRefusal): string => `payments.unavailable.${reason}`,
}

/** A refusal as it is told: key and values for `translate`. Amounts without cents where there are none. */
export const shownRefusal = (
  refusal: MethodRefusal,
  { store, language }: Pick<Audience, 'store' | 'language'>,
): { key: string; values: Record<string, string | number> } => ({
  key: paymentTexts.unavailable(refusal),
  values: {
    ...Object.fromEntries(
      Object.entries(refusal.amounts ?? {}).map(([name, amount]) => [
        name,
        formatMoney(amount, store.currencyCode, language, 'stripIfInteger'),
      ]),
    ),
    ...(refusal.goods && { ...refusal.goods, name: spelledIn(language, refusal.goods.name) }),
  },
})

/** Money that customers transfer themselves: without the shop's account nothing tells them where to. */
export const needsBankAccount = ({ settlement, collectedBy }: PaymentMethodDefinition): boolean =>
  settlement.kind === 'due' && collectedBy === undefined

/** Whether a method is offered: on credit within the limit for that, and paid later within the limits for what is not paid. */
export const methodState = (
  definition: PaymentMethodDefinition,
  situation: MethodSituation,
): ReturnType<PaymentMethodDefinition['availability']> => {
  const { id, isOnCredit = false, availability, settlement } = definition
  if (needsBankAccount(definition) && !situation.hasBankAccount) return 'hidden'
  const state = availability(situation)
  if (state !== 'available' || settlement.kind === 'provider') return state
  const credit = isOnCredit ? withinCredit(situation, id) : state
  return credit === 'available' ? withinUnpaid(situation, isOnCredit) : credit
}

/**
 * Methods in the editors' order, the entry `order` of the parameter; those that it leaves out are not offered. Where it names no method
 * that there is, the money comes before the goods.
 */
const inOrder = ({ parameters }: MethodSituation): PaymentMethodDefinition[] => {
  const order = parameters.value('paymentTypes', 'order')
  if (order === null) return [...definitions]
  if (order.length === 0) return definitions.filter(({ isPrepaid }) => isPrepaid)
  return [...new Set(order)].flatMap((id) => definitions.find((definition) => definition.id === id) ?? [])
}

/** Whether a method can be used in the situation, were all providers configured. */
export const offersMethod = (situation: MethodSituation): boolean =>
  inOrder(situation).some((definition) => methodState(definition, situation) === 'available')

/** The payment methods with their adapters: one of each a process. */
export const createPaymentMethods = (settings: PaymentSettings) => {
  const adapters = new Map<string, PaymentAdapter>()
  for (const { id, createAdapter } of definitions) {
    const adapter = createAdapter?.(settings)
    if (!adapter) continue
    adapters.set(id, adapter)
    // Methods of one provider understand the same messages.
    adapters.set(adapter.provider, adapter)
  }
  const [wallet = null] = definitions.flatMap(({ id, createWallet }) => {
    const made = createWallet?.(settings)
    return made ? [{ methodId: id, ...made }] : []
  })
  const isUsable = ({ id, settlement }: PaymentMethodDefinition): boolean =>
    settlement.kind === 'due' || adapters.has(id)

  return {
    /** What a store offers in the editors' order, with the reason where a method can't be used now. */
    list: (situation: MethodSituation): ListedMethod[] =>
      inOrder(situation)
        .filter(isUsable)
        .flatMap((definition) => {
          const { id, isPrepaid, isOnCredit = false, settlement } = definition
          const shipsAfterPayment = isPrepaid && settlement.kind === 'due'
          const { needsBuyerReference = false, needsWallet = false, canRecur = false } = definition
          const state = methodState(definition, situation)
          return state === 'hidden'
            ? []
            : [{ id, isPrepaid, isOnCredit, shipsAfterPayment, needsBuyerReference, needsWallet, canRecur, state }]
        }),
    /** Ids of the methods by which the goods come before the money. */
    onCredit: definitions.flatMap(({ id, isOnCredit }) => (isOnCredit ? [id] : [])),
    /** Unknown ids count as prepaid (transactions.md §3). */
    find: (id: string): PaymentMethodDefinition => definitions.find((each) => each.id === id) ?? PREPAID,
    /** By a method's id or a provider's name; null without one, or where the provider is not configured. */
    adapterOf: (name: string): PaymentAdapter | null => adapters.get(name) ?? null,
    /** The express wallet with the id of its method; null when none is configured. */
    wallet,
    /** Names of the configured providers. */
    providers: [...new Set([...adapters.values()].map(({ provider }) => provider))],
    /** Origins that the checkout's pages may send forms to. */
    origins: [...new Set([...adapters.values()].flatMap(({ origins }) => origins))],
  }
}

export type PaymentMethods = ReturnType<typeof createPaymentMethods>
