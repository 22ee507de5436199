import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { stationLine } from '#contract/text/address-words.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { beginningOf } from '#lib/plain-text.ts'
import { splitByWeight } from '#lib/split-by-weight.ts'
import type { PaymentFact, PaymentStart } from '../../payment-method.ts'
import { decimal, minorUnits } from '../money.ts'

const money = Type.Object({ currency_code: Type.String(), value: Type.String() })

const capture = Type.Object({
  id: Type.String(),
  /** COMPLETED, PENDING, DECLINED, FAILED, REFUNDED, PARTIALLY_REFUNDED. */
  status: Type.String(),
  amount: money,
})

const order = Type.Object({
  id: Type.String(),
  /** CREATED, SAVED, PAYER_ACTION_REQUIRED, APPROVED, VOIDED, COMPLETED. */
  status: Type.String(),
  purchase_units: Type.Optional(
    Type.Array(
      Type.Object({
        payments: Type.Optional(
          Type.Object({
            captures: Type.Optional(Type.Array(capture)),
            refunds: Type.Optional(Type.Array(Type.Object({ status: Type.String(), amount: money }))),
          }),
        ),
      }),
    ),
  ),
  payment_source: Type.Optional(
    Type.Object({
      paypal: Type.Optional(
        Type.Object({
          attributes: Type.Optional(
            Type.Object({ vault: Type.Optional(Type.Object({ id: Type.Optional(Type.String()) })) }),
          ),
        }),
      ),
    }),
  ),
  links: Type.Optional(Type.Array(Type.Object({ rel: Type.String(), href: Type.String() }))),
})

/** An order as PayPal shows it, as far as it is read. */
export type PayPalOrder = Static<typeof order>

export const orderFormat = Compile(order)

const addressOf = (address: AddressSnapshot) => {
  const { street, addition, postCode, city, country, packstationNumber, postNumber, firstName, lastName } = address
  return {
    name: { full_name: beginningOf(`${firstName} ${lastName}`, 300) },
    address: {
      address_line_1: beginningOf(packstationNumber === null ? street : stationLine(packstationNumber), 300),
      address_line_2: beginningOf((packstationNumber === null ? addition : postNumber) ?? '', 300) || undefined,
      admin_area_2: beginningOf(city, 120),
      postal_code: beginningOf(postCode, 60),
      country_code: country,
    },
  }
}

/**
 * Sums that PayPal checks to the cent. What is paid besides delivery is shared out over the lines by their totals; a line is one item,
 * since the price of a piece need not be a whole number of cents.
 */
export const breakdownOf = ({ payment, order: { lines, shipping } }: PaymentStart) => {
  const { amount, currency } = payment
  const sum = (value: number) => ({ currency_code: currency, value: decimal(value) })
  const delivery = Math.min(shipping, amount)
  const goods = amount - delivery
  const shares = splitByWeight(
    goods,
    lines.map(({ total }) => total),
  )
  const items = lines.flatMap(({ name, articleNumber, quantity }, index) => {
    const share = shares[index] ?? 0
    const title = quantity === 1 ? name : `${quantity} × ${name}`
    return share > 0
      ? [
          {
            name: beginningOf(title, 127),
            sku: beginningOf(articleNumber, 127),
            quantity: '1',
            unit_amount: sum(share),
          },
        ]
      : []
  })
  return {
    amount: { ...sum(amount), breakdown: { item_total: sum(goods), shipping: sum(delivery) } },
    items: items.length > 0 ? items : undefined,
  }
}

const unitOf = (start: PaymentStart) => ({
  // Unique a try: PayPal refuses a number that it was paid for before.
  invoice_id: start.payment.merchantRef,
  custom_id: start.payment.merchantRef,
  ...breakdownOf(start),
  shipping: addressOf(start.order.deliveryAddress),
})

/** A later payment by an account that PayPal keeps: taken with the order, without its buyer. */
export const chargeRequest = (start: PaymentStart, vaultId: string): Record<string, unknown> => ({
  intent: 'CAPTURE',
  purchase_units: [unitOf(start)],
  payment_source: {
    paypal: {
      vault_id: vaultId,
      stored_credential: { payment_initiator: 'MERCHANT', usage: 'SUBSEQUENT', usage_pattern: 'RECURRING_PREPAID' },
    },
  },
})

export const orderRequest = (start: PaymentStart): Record<string, unknown> => {
  const { order: placed, urls, isRecurring } = start
  return {
    intent: 'CAPTURE',
    purchase_units: [unitOf(start)],
    payment_source: {
      paypal: {
        ...(isRecurring && { attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } } }),
        experience_context: {
          return_url: urls.success,
          cancel_url: urls.cancel,
          locale: placed.language,
          user_action: 'PAY_NOW',
          shipping_preference: 'SET_PROVIDED_ADDRESS',
        },
      },
    },
  }
}

type Whole = Pick<PaymentFact, 'outcome' | 'amount' | 'currency' | 'code'>

const without = (outcome: Whole['outcome'], code: string): Whole => ({ outcome, amount: null, currency: null, code })

/** What an order means. The capture's own state counts: an order can be COMPLETED with a capture that was DECLINED. */
export const outcomeOf = ({ status, purchase_units }: PayPalOrder): Whole & { captureId: string | null } => {
  const { captures = [], refunds = [] } = purchase_units?.[0]?.payments ?? {}
  const [taken] = captures
  if (!taken) return { ...without(status === 'VOIDED' ? 'cancelled' : 'pending', status), captureId: null }
  const { id: captureId, status: state, amount } = taken
  const value = minorUnits(amount.value)
  const currency = amount.currency_code
  if (state === 'DECLINED' || state === 'FAILED') return { ...without('declined', state), captureId }
  if (state === 'COMPLETED') return { outcome: 'captured', amount: value, currency, code: state, captureId }
  if (state === 'REFUNDED' || state === 'PARTIALLY_REFUNDED') {
    const back = refunds
      .filter((refund) => refund.status === 'COMPLETED')
      .reduce((total, refund) => total + (minorUnits(refund.amount.value) ?? 0), 0)
    // Without a list all of it has gone back, or a part that is not known.
    const amount = back || (state === 'REFUNDED' && refunds.length === 0 ? value : 0)
    return amount === 0
      ? { outcome: 'captured', amount: value, currency, code: state, captureId }
      : { outcome: 'refunded', amount, currency, code: state, captureId }
  }
  return { ...without('pending', state), captureId }
}
