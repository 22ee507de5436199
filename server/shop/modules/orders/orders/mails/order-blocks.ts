import type { Audience } from '#engine/call/audience.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { formatMoney, showsNet } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { paymentTexts } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { MailBlock } from '#engine/modules/mail/mails/mail-messages.ts'
import { longDate } from '#lib/written-dates.ts'
import { inGroups } from '../documents/bank-transfer.rules.ts'
import type { ShipmentWithLines } from '../fulfilment/fulfilment.repository.ts'
import type { OrderLineRow } from '../orders.tables.ts'
import { promiseText } from '../promised-delivery.ts'
import {
  addressLines,
  carrierName,
  discountOf,
  pricedPiecesOf,
  shipperNames,
  type Transfer,
} from '../view/order.rules.ts'
import { expectedOn } from '../view/order-status.rules.ts'
import type { WholeOrder } from '../view/whole-orders.repository.ts'

type Viewing = { translate: Translate; audience: Audience }

const labelOf =
  ({ translate, audience }: Viewing) =>
  (name: string, values: Record<string, string> = {}): string =>
    translate(audience, `mail.order.label.${name}`, values)

const nameOf = ({ name, variationText, articleNumber }: OrderLineRow, articleLabel: string): string =>
  [variationText === '' ? name : `${name}, ${variationText}`, `(${articleLabel} ${articleNumber})`].join(' ')

/** Lines with prices as the store shows them, and what they add up to: net prices with VAT on top, or gross ones that hold it. */
export const goodsBlocks = (whole: WholeOrder, viewing: Viewing): MailBlock[] => {
  const { order, lines, taxes } = whole
  const label = labelOf(viewing)
  const amountOf = (amount: number): string => formatMoney(amount, order.currency, order.language)
  const rates = new Intl.NumberFormat(order.language, { maximumFractionDigits: 2 })
  const discount = discountOf(whole)
  const discountLabel =
    order.voucherCode === null ? label('discount') : label('discountWithVoucher', { code: order.voucherCode })
  const isNet = showsNet(order.store)
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  const vat = taxes.map(({ rate, tax }): readonly [string, string] => [
    label(isNet ? 'vatOnTop' : 'vatIncluded', { rate: rates.format(rate) }),
    amountOf(tax),
  ])
  const total = [label('total'), amountOf(order.total)] as const
  return [
    { kind: 'headline', text: label('order', { number: order.number }) },
    {
      kind: 'table',
      columns: [label('quantity'), label('item'), label('price')],
      rows: lines.flatMap((line) =>
        pricedPiecesOf(line).map(({ quantity, price, total: ofPieces }) => [
          line.kind === 'free' ? `${quantity} ×` : `${quantity} × ${amountOf(price)}`,
          nameOf(line, label('articleNumber')),
          line.kind === 'free' ? label('free') : amountOf(ofPieces),
        ]),
      ),
      sums: [
        [label('goods'), amountOf(goods)],
        ...(discount > 0 ? [[discountLabel, amountOf(-discount)] as const] : []),
        ...(isShipped(order)
          ? [[label('shipping'), order.shipping === 0 ? label('free') : amountOf(order.shipping)] as const]
          : []),
        ...(isNet ? [...vat, total] : [[label('net'), amountOf(order.net)] as const, ...vat, total]),
      ],
    },
  ]
}

export const addressBlocks = ({ order }: WholeOrder, viewing: Viewing): MailBlock[] => {
  const label = labelOf(viewing)
  return [
    { kind: 'headline', text: label('billingAddress') },
    { kind: 'lines', lines: addressLines(order.billingAddress, order.language) },
    ...(isShipped(order)
      ? ([
          { kind: 'headline', text: label('deliveryAddress') },
          { kind: 'lines', lines: addressLines(order.deliveryAddress, order.language) },
        ] as const)
      : []),
  ]
}

/** Every piece of an order is in one of these parcels. */
export const isAllSent = ({ lines }: WholeOrder, parcels: readonly ShipmentWithLines[]): boolean =>
  lines.every(({ id, quantity }) => parcels.reduce((sum, { pieces }) => sum + (pieces.get(id) ?? 0), 0) >= quantity)

/** What a parcel holds, who brings it and where it can be followed. */
export const parcelBlocks = (
  { order, lines }: WholeOrder,
  parcel: ShipmentWithLines,
  viewing: Viewing,
): MailBlock[] => {
  const label = labelOf(viewing)
  const { carrier, trackingCode, trackingUrl, deliveredAt, pieces } = parcel
  const expected = expectedOn(parcel, order.deliveryAddress.country)
  const rows = [
    [label('shipper'), carrierName(carrier, (key) => viewing.translate(viewing.audience, key))],
    [label('trackingCode'), trackingCode],
    [label('expected'), expected && longDate(new Date(expected), order.language)],
    [label('arrived'), deliveredAt && longDate(deliveredAt, order.language)],
  ] as const
  return [
    { kind: 'facts', rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    ...(trackingUrl === null || deliveredAt !== null
      ? []
      : [{ kind: 'link' as const, text: label('track'), url: trackingUrl }]),
    { kind: 'headline', text: label('inParcel') },
    {
      kind: 'lines',
      lines: lines.flatMap((line) => {
        const count = pieces.get(line.id)
        return count === undefined ? [] : [`${count} × ${nameOf(line, label('articleNumber'))}`]
      }),
    },
  ]
}

/** Where parcels go. */
export const deliveryBlocks = ({ order }: WholeOrder, viewing: Viewing): MailBlock[] => [
  { kind: 'headline', text: labelOf(viewing)('deliveryAddress') },
  { kind: 'lines', lines: addressLines(order.deliveryAddress, order.language) },
]

/** Payment, delivery and what the customer wrote. */
export const detailBlocks = ({ order }: WholeOrder, viewing: Viewing): MailBlock[] => {
  const { translate, audience } = viewing
  const label = labelOf(viewing)
  const rows: (readonly [string, string | null])[] = [
    [label('paymentMethod'), translate(audience, paymentTexts.name(order.paymentMethod))],
    [label('shipper'), isShipped(order) ? shipperNames(order, (key) => translate(audience, key)) : null],
    [label('delivery'), promiseText(order, audience, translate)],
    [label('buyerReference'), order.buyerReference],
    [label('orderReference'), order.orderReference],
    [label('comment'), order.comment],
  ]
  return [
    {
      kind: 'facts',
      rows: rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const])),
    },
  ]
}

export const transferBlocks = (
  { bank, reference }: Transfer,
  viewing: Viewing,
  { open, dueDate }: { open: string; dueDate: string },
): MailBlock[] => {
  const label = labelOf(viewing)
  return [
    {
      kind: 'facts',
      rows: [
        [label('accountHolder'), bank.holder],
        [label('iban'), inGroups(bank.iban)],
        [label('bic'), `${bank.bic} (${bank.name})`],
        [label('amount'), open],
        [label('reference'), reference],
        [label('dueDate'), dueDate],
      ],
    },
  ]
}
