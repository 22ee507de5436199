/** The form in which placed orders are handed to the engine (`server/shop/modules/orders/orders/orders.import.ts`). Amounts are minor units. */
import Type, { type Static } from 'typebox'
import { type ShopLanguage, shopLanguages } from '../stores.ts'
import { salutation } from './customers.ts'
import {
  closed,
  country,
  currency,
  flag,
  id,
  isoDate,
  isoTime,
  line,
  listOf,
  mediaId,
  orNull,
  storeId,
  uuid,
  whole,
} from './values.ts'

const { Optional } = Type

const percent = Type.Number({ minimum: 0, maximum: 100, description: 'Percent' })

export const importOrderAddress = closed(
  {
    salutation,
    firstName: line('First name'),
    lastName: line('Last name'),
    company: orNull(line('Company or school')),
    street: line('Street and number; empty for packing stations'),
    addition: Optional(line('Addition')),
    postCode: line('Postcode'),
    city: line('Town'),
    country,
    phone: Optional(line('Phone')),
    postNumber: Optional(line('Of packing stations')),
    packstationNumber: Optional(line('Of packing stations')),
    email: Optional(line('Told of the delivery')),
  },
  'Address',
)
export type ImportOrderAddress = Static<typeof importOrderAddress>

const importOrderLine = closed({
  itemId: id('Item'),
  productId: Type.String({
    pattern: '^([0-9]{1,18}|PRIME)$',
    description: 'Product, digits only; PRIME for a membership',
  }),
  articleNumber: line('Number for ordering'),
  name: line('Name in the language of the order'),
  variationText: Optional(line('Variant in words')),
  pictureId: orNull(mediaId()),
  kind: Optional(
    Type.Enum(['item', 'free', 'catalogue', 'promotion', 'voucher', 'membership'], {
      description: '`item` when left out; a `membership` is the only line of its order',
    }),
  ),
  quantity: whole('Pieces', 1),
  pricePerUnit: whole('As the store shows it', 0),
  lightning: Optional(whole('Of these, pieces at the price of a deal', 0)),
  pricePerUnitLightning: Optional(whole('Price of a deal', 0)),
  reduction: Optional(whole('What promotions and a voucher take off the line', 0)),
  taxRate: percent,
})
export type ImportOrderLine = Static<typeof importOrderLine>

const importShipment = closed({
  carrier: line('Carrier'),
  trackingCode: orNull(line('Code of the parcel')),
  trackingUrl: orNull(line('Page of the carrier')),
  shippedAt: isoTime('When it was sent'),
  deliveredAt: orNull(isoTime('When it arrived')),
  pieces: Type.Record(Type.String({ pattern: '^[1-9][0-9]*$' }), whole('Pieces', 1), {
    description: 'Pieces by the position of their line, from 1',
  }),
})
export type ImportShipment = Static<typeof importShipment>

const importOrderTax = closed({
  rate: percent,
  category: Type.Enum(['S', 'K', 'G'], {
    description: 'By EN 16931: S standard, K within the European Union, G export',
  }),
  net: whole('Net'),
  tax: whole('Tax'),
  shipping: whole('Share of the shipping costs, as the store shows them'),
})
export type ImportOrderTax = Static<typeof importOrderTax>

/** A stored order never changes by an import. */
export const importOrder = closed({
  id: uuid('Order'),
  number: Type.String({
    pattern: '^[0-9]{9}$',
    description: 'Nine digits; from 900000000 on they are those of other systems',
  }),
  customerId: orNull(uuid('Customer; null for guests and deleted accounts')),
  store: storeId,
  language: Type.Enum(Object.keys(shopLanguages) as ShopLanguage[], { description: 'Language' }),
  state: Type.Enum(['placed', 'partly_shipped', 'shipped', 'completed', 'cancelled'], { description: 'State' }),
  placedAt: isoTime('When it was ordered'),
  paymentMethod: id('Payment method; an imported order has no provider'),
  isPaid: flag('Is paid; otherwise it is due'),
  refunded: Optional(whole('What has gone back of the payment, gross', 0)),
  credited: Optional(whole('What the bill was lowered by before it was paid, gross', 0)),
  currency,
  shipperCode: id('Shipper'),
  goods: Optional(whole('Worth of the goods as the store shows it; the sum of the lines when left out', 0)),
  shipping: whole('As the store shows it', 0),
  email: line('E-mail address'),
  orderReference: orNull(line("The customer's own reference")),
  buyerReference: Optional(line('Routing id of a public buyer, whose invoice is electronic')),
  legalVersion: Optional(line('Version of the legal texts that was agreed to')),
  deliveryEarliest: Optional(isoDate('First day on which it was promised')),
  deliveryLatest: Optional(isoDate('Last day on which it was promised')),
  deliveryDaysAfterPayment: Optional(whole('Working days after the payment within which it was promised', 0)),
  spedition: Optional(
    listOf(
      closed({ fieldName: line('Field'), fieldValue: line('Value') }),
      'What the carrier of a bulky order was told',
    ),
  ),
  voucherCode: Optional(line('Voucher')),
  comment: Optional(Type.String({ maxLength: 5000, description: 'Comment of the customer' })),
  address: importOrderAddress,
  deliveryAddress: Optional(importOrderAddress),
  lines: listOf(importOrderLine, 'At least one'),
  taxes: Optional(listOf(importOrderTax, 'By rate; computed of the lines when left out')),
  shipments: listOf(importShipment, 'Parcels'),
  invoicedAt: orNull(
    isoTime(
      'Day of the invoice that the shop still has to write; null where it is not yet to be invoiced, or its invoice is a record of its own',
    ),
  ),
})
export type ImportOrder = Static<typeof importOrder>
