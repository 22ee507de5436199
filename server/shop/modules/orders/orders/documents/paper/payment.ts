import { encode } from 'uqr'
import { showsNet } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { paymentTexts } from '#engine/modules/checkout/payments/payment-methods.ts'
import { daysToPay } from '#engine/modules/stores/stores/days-to-pay.rules.ts'
import type { CodeBlock, Fact, FlowBlock, PdfBlock } from '#engine/pdf/pdf-document.ts'
import { endOfDeadline } from '#lib/local-days.ts'
import { isPaid } from '../../view/order.rules.ts'
import { creditorReference, epcPayload, inGroups } from '../bank-transfer.rules.ts'
import { facts, type Subject, type Writing } from './writing.ts'

/** What the customer wrote with the order. */
export const commentFacts = ({ whole: { order } }: Subject, { label }: Writing): PdfBlock[] => {
  const rows = facts([[label('comment'), order.comment]])
  return rows.length > 0 ? [{ kind: 'facts', rows }] : []
}

const methodFact = ({ whole: { order } }: Subject, { label, say }: Writing): Fact => [
  label('paymentMethod'),
  say(paymentTexts.name(order.paymentMethod)),
]

export const methodFacts = (subject: Subject, writing: Writing): PdfBlock => ({
  kind: 'facts',
  rows: [methodFact(subject, writing), ...facts([[writing.label('comment'), subject.whole.order.comment]])],
})

/** On one page: paid, who collects the money, or where, when and under which reference to pay. */
export const paymentBlock = (subject: Subject, writing: Writing): PdfBlock => {
  const { label, say, money, day } = writing
  const { whole, store, issuedAt, collectedBy } = subject
  const { order } = whole
  const block = (text: string, transfer: Pick<Extract<FlowBlock, { kind: 'facts' }>, 'rows' | 'code'>): PdfBlock => ({
    kind: 'together',
    blocks: [
      { kind: 'heading', level: 2, text: label('payment') },
      { kind: 'paragraph', text },
      { kind: 'facts', ...transfer, rows: [methodFact(subject, writing), ...transfer.rows] },
    ],
  })
  if (isPaid(whole)) return block(say('document.paid'), { rows: [] })
  if (collectedBy !== null)
    return block(say(`document.collected.${collectedBy}`, { amount: money(order.total) }), { rows: [] })
  const { bank } = store.company
  const days = showsNet(order.store) ? daysToPay.business : daysToPay.consumer
  const dueOn = endOfDeadline(
    { country: store.company.country, postCode: order.billingAddress.postCode },
    issuedAt,
    days,
  )
  const reference = creditorReference(order.number)
  const code: CodeBlock = {
    kind: 'code',
    modules: encode([...Buffer.from(epcPayload({ bank, reference, amount: order.total }), 'utf8')], {
      ecc: 'M',
      maxVersion: 13,
    }).data,
    width: 28,
    height: 28,
    alt: label('qrCode'),
  }
  return block(say('document.due', { date: day(dueOn) }), {
    rows: [
      [label('accountHolder'), bank.holder],
      ['IBAN', inGroups(bank.iban)],
      ['BIC', `${bank.bic} (${bank.name})`],
      [label('reference'), reference],
      [label('amount'), money(order.total)],
    ],
    code: order.currency === 'EUR' ? code : null,
  })
}
