/** The form in which returns are handed to the engine (`server/shop/modules/orders/returns/returns.import.ts`). */
import Type, { type Static } from 'typebox'
import type { ReturnState } from '../generated/types.ts'
import { maxLabels, returnComment, returnComponents, returnReasons, returnRegulations } from '../limits/returns.ts'
import { type ShopLanguage, shopLanguages } from '../stores.ts'
import { salutation } from './customers.ts'
import { closed, id, isoTime, line, listOf, orNull, uuid, whole } from './values.ts'

const { Optional } = Type

const position = whole('Position of the line in its order, from 1', 1)
const base64 = (description: string) => Type.String({ minLength: 1, description: `${description}, in base64` })

const importReturnLine = closed({
  position,
  quantity: whole('Announced pieces', 1),
  reason: Type.Enum(
    returnReasons.map(({ name }) => name),
    { description: 'Why' },
  ),
  comment: Optional(Type.String({ maxLength: returnComment, description: 'Comment' })),
  components: Optional(listOf(Type.Enum([...returnComponents]), 'What a complaint is about')),
  received: Optional(whole('Pieces that have come', 0)),
  accepted: Optional(whole('Of those, pieces that were taken back', 0)),
})

const importReturnRefund = closed({
  id: uuid('Refund; credit notes name it'),
  position: orNull(position),
  event: id('Report of the merchandise system from which it follows'),
  quantity: whole('Pieces; 0 for the delivery', 0),
  amount: whole('Gross', 1),
  createdAt: isoTime('When it was judged'),
})

const importReturnLabel = closed({
  number: whole('Which one, from 1', 1),
  trackingCode: orNull(line('Code of the parcel')),
  pdf: base64('PDF'),
  qr: Optional(base64('QR code as PNG')),
  createdAt: isoTime('When it was made'),
})

const importReturnPicture = closed({
  id: uuid('Picture'),
  position,
  name: line('Name of the file'),
  mime: Type.Enum(['image/jpeg', 'image/png'], { description: 'Type of the file' }),
  data: base64('File'),
  receivedAt: isoTime('When it came'),
})

/** A stored return never changes by an import. */
export const importReturn = closed({
  rma: id('Number of the return'),
  orderId: uuid('Order'),
  state: Type.Enum(['announced', 'labelled', 'received', 'refunded', 'rejected'] satisfies ReturnState[], {
    description: 'State',
  }),
  regulation: Type.Enum([...returnRegulations], { description: 'What the customer wants for it' }),
  carrier: id('Carrier'),
  labels: Type.Integer({ minimum: 0, maximum: maxLabels, description: 'Labels that were asked for' }),
  contact: closed(
    {
      salutation,
      firstName: line('First name'),
      lastName: line('Last name'),
      email: line('E-mail address'),
      phone: line('Phone'),
    },
    'Who sends it; empty lines where the account was deleted',
  ),
  language: Type.Enum(Object.keys(shopLanguages) as ShopLanguage[], { description: 'Language' }),
  announcedAt: isoTime('When it was announced'),
  receivedAt: orNull(isoTime('When it came')),
  lines: listOf(importReturnLine, 'At least one'),
  refunds: Optional(listOf(importReturnRefund, 'Money of what was received')),
  made: Optional(listOf(importReturnLabel, 'Labels that were made')),
  pictures: Optional(listOf(importReturnPicture, 'Pictures of what goes back')),
})
export type ImportReturn = Static<typeof importReturn>
