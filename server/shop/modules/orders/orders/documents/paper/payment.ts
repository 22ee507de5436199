import { encode } from 'uqr'
import { endOfDeadline } from '#lib/local-days.ts'
import type { PdfBlock } from '../../../../../pdf/pdf-document.ts'
import { showsNet } from '../../../../catalogue/product/pricing/price.rules.ts'
import { paymentTexts } from '../../../../checkout/payments/payment-methods.ts'
import { addressLines, isPaid, shipperNames } from '../../view/order.rules.ts'
import { creditorReference, epcPayload, inGroups } from '../bank-transfer.rules.ts'
import { daysToPay } from '../invoice.rules.ts'
import { facts, type Subject, type Writing } from './writing.ts'

export const addressesBlock = ({ whole: { order } }: Subject, { label }: Writing): PdfBlock => ({
  kind: 'columns',
  columns: [
    { title: label('billingAddress'), lines: addressLines(order.billingAddress, order.language) },
    { title: label('deliveryAddress'), lines: addressLines(order.deliveryAddress, order.language) },
  ],
})

export const methodFacts = ({ whole: { order } }: Subject, { label, say }: Writing): PdfBlock => ({
  kind: 'facts',
  rows: facts([
    [label('paymentMethod'), say(paymentTexts.name(order.paymentMethod))],
    [label('shipper'), shipperNames(order, say)],
    [label('comment'), order.comment],
  ]),
})

/** Paid, who collects the money, or where, when and under which reference to pay. */
export const paymentBlocks = (subject: Subject, { label, say, money, day }: Writing): PdfBlock[] => {
  const { whole, store, issuedAt, collectedBy } = subject
  const { order } = whole
  const heading: PdfBlock = { kind: 'heading', level: 2, text: label('payment') }
  if (isPaid(whole)) return [heading, { kind: 'paragraph', text: say('document.paid') }]
  if (collectedBy !== null)
    return [
      heading,
      { kind: 'paragraph', text: say(`document.collected.${collectedBy}`, { amount: money(order.total) }) },
    ]
  const { bank } = store.company
  const days = showsNet(order.store) ? daysToPay.business : daysToPay.consumer
  const dueOn = endOfDeadline(
    { country: store.company.country, postCode: order.billingAddress.postCode },
    issuedAt,
    days,
  )
  const reference = creditorReference(order.number)
  const code: PdfBlock = {
    kind: 'code',
    modules: encode([...Buffer.from(epcPayload({ bank, reference, amount: order.total }), 'utf8')], {
      ecc: 'M',
      maxVersion: 13,
    }).data,
    width: 28,
    height: 28,
    alt: label('qrCode'),
  }
  return [
    heading,
    { kind: 'paragraph', text: say('document.due', { date: day(dueOn) }) },
    {
      kind: 'facts',
      rows: [
        [label('accountHolder'), bank.holder],
        ['IBAN', inGroups(bank.iban)],
        ['BIC', `${bank.bic} (${bank.name})`],
        [label('reference'), reference],
        [label('amount'), money(order.total)],
        [label('dueDate'), day(dueOn)],
      ],
    },
    ...(order.currency === 'EUR' ? [code] : []),
  ]
}
