/** The form in which invoices are handed to the engine (`server/shop/modules/orders/orders/documents/invoices.import.ts`). */
import Type, { type Static } from 'typebox'
import { closed, isoTime, line, listOf, orNull, uuid, whole } from './values.ts'

const { Optional } = Type

const importCreditedLine = closed({
  position: whole('Position of the line in its order, from 1', 1),
  quantity: whole('Pieces', 1),
  amount: whole('Gross', 0),
})

/** A stored invoice never changes by an import. */
export const importInvoice = closed({
  orderId: uuid('Order'),
  type: Type.Enum(['invoice', 'creditNote'], {
    description: 'An order has one invoice, and any number of credit notes',
  }),
  occasion: Optional(
    Type.String({ maxLength: 100, description: 'Tells the credit notes of an order apart; left out by its invoice' }),
  ),
  reason: Optional(
    Type.Enum(['shipped', 'corrected', 'refunded', 'cancelled', 'imported'], {
      description: 'What it follows from; `imported` when left out, of which no mail tells',
    }),
  ),
  number: orNull(line('Number; null where the shop still has to give one, and then the day too')),
  issuedAt: orNull(isoTime('Its day')),
  total: whole('Gross: of an invoice the total of its order, of a credit note what is credited', 0),
  lines: Optional(listOf(importCreditedLine, 'Credit note: for which goods')),
  shipping: Optional(whole('Credit note: share of the costs of the delivery, gross', 0)),
  refunds: Optional(listOf(uuid('Refund of a return'), 'Credit note: refunds of returns that it stands for')),
  file: Optional(
    Type.String({
      minLength: 1,
      description:
        'As it was sent, in base64: a PDF, or XML of a public buyer. Left out, the shop writes it from the order',
    }),
  ),
})
export type ImportInvoice = Static<typeof importInvoice>
