import { encode } from 'uqr'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { carriedSums, type PdfBlock, type PdfDocument, type TableRow } from '#engine/pdf/pdf-document.ts'
import { type Credit, creditOf } from './credit.rules.ts'
import { exemptions, goodsTable, nameLines, orderSums, taxFacts } from './goods.ts'
import { commentFacts, methodFacts, paymentBlock } from './payment.ts'
import { facts, letterOf, type Subject, type Writing } from './writing.ts'

/** The day on which the goods left, or the first and the last of several. */
const deliveryDays = ({ delivered, issuedAt }: Subject, { day }: Writing): string => {
  const [first, last] = [day(delivered?.first ?? issuedAt), day(delivered?.last ?? issuedAt)]
  return first === last ? last : `${first} – ${last}`
}

const invoice = (subject: Subject, writing: Writing): PdfDocument => {
  const { whole, document, issuedAt, buyer } = subject
  const { order } = whole
  const { label, say, day } = writing
  const number = document.number ?? ''
  return letterOf(subject, writing, {
    title: say('document.title.invoice', { number }),
    rows: facts([
      [label('invoiceNumber'), number],
      [label('invoiceDate'), day(issuedAt)],
      [label(isShipped(order) ? 'deliveryDate' : 'serviceStart'), deliveryDays(subject, writing)],
      [label('orderNumber'), order.number],
      [label('orderDate'), day(order.placedAt ?? order.createdAt)],
      [label('orderReference'), order.orderReference],
      [label('customerNumber'), buyer.customerNumber],
      [label('customerVatId'), buyer.vatId],
    ]),
    content: [
      { kind: 'paragraph', text: say('document.text.invoice') },
      goodsTable(whole, writing),
      orderSums(whole, writing, 'total'),
      ...exemptions(whole, writing),
      paymentBlock(subject, writing),
      ...commentFacts(subject, writing),
    ],
  })
}

/** Lines with what goes back for them, gross; what belongs to no line is one of its own. */
const creditBlocks = ({ whole }: Subject, { lines, shipping, rest, taxes }: Credit, writing: Writing): PdfBlock[] => {
  const { label, money } = writing
  const rows = lines.map(
    ({ line, quantity, amount }): TableRow => ({
      cells: [nameLines(line, writing), String(quantity), money(amount)],
      amount,
    }),
  )
  if (shipping !== 0) rows.push({ cells: [label('shipping'), '', money(shipping)], amount: shipping })
  if (rest !== 0) rows.push({ cells: [label('refund', { number: whole.order.number }), '', money(rest)], amount: rest })
  const total = lines.reduce((sum, { amount }) => sum + amount, shipping + rest)
  const net = taxes.reduce((sum, each) => sum + each.net, 0)
  return [
    {
      kind: 'table',
      title: label('goods'),
      columns: [
        { title: label('item') },
        { title: label('quantity'), width: 18, isAmount: true },
        { title: label('amount'), width: 28, isAmount: true },
      ],
      rows,
      carried: { label: label('carried'), sums: carriedSums(rows, money) },
    },
    {
      kind: 'sums',
      title: label('sums'),
      rows: [[label('net'), money(net)], ...taxFacts(taxes, 'vatIncluded', writing), [label('credited'), money(total)]],
    },
  ]
}

const creditNote = (subject: Subject, writing: Writing): PdfDocument => {
  const { whole, document, earlierCredits, issuedAt, invoiceNumber, buyer } = subject
  const { label, say, day } = writing
  const number = document.number ?? ''
  const credit = creditOf(whole, document.data, earlierCredits)
  return letterOf(subject, writing, {
    title: say('document.title.creditNote', { number }),
    rows: facts([
      [label('creditNoteNumber'), number],
      [label('date'), day(issuedAt)],
      [label('invoice'), invoiceNumber],
      [label('orderNumber'), whole.order.number],
      [label('orderReference'), whole.order.orderReference],
      [label('customerNumber'), buyer.customerNumber],
      [label('customerVatId'), buyer.vatId],
    ]),
    content: [
      { kind: 'paragraph', text: say('document.text.creditNote', { invoice: invoiceNumber }) },
      ...(credit.isWhole
        ? [goodsTable(whole, writing), orderSums(whole, writing, 'credited')]
        : creditBlocks(subject, credit, writing)),
      ...exemptions(whole, writing),
    ],
  })
}

const orderForm = (subject: Subject, writing: Writing): PdfDocument => {
  const { whole } = subject
  const { order } = whole
  const { label, say, day } = writing
  const date = day(order.placedAt ?? order.createdAt)
  return letterOf(subject, writing, {
    title: say('document.title.orderForm', { number: order.number }),
    rows: facts([
      [label('orderNumber'), order.number],
      [label('orderDate'), date],
      [label('orderReference'), order.orderReference],
    ]),
    content: [
      { kind: 'paragraph', text: say('document.text.orderForm', { date }) },
      goodsTable(whole, writing),
      orderSums(whole, writing, 'total'),
      methodFacts(subject, writing),
    ],
  })
}

const returnSlip = (subject: Subject, writing: Writing): PdfDocument => {
  const { whole, document, issuedAt } = subject
  const { label, say, day } = writing
  const number = document.occasion
  const rows = (document.data.lines ?? []).flatMap(({ lineId, quantity, reason = '' }): TableRow[] => {
    const line = whole.lines.find(({ id }) => id === lineId)
    return line ? [{ cells: [nameLines(line, writing), String(quantity), reason] }] : []
  })
  return letterOf(subject, writing, {
    title: say('document.title.returnSlip', { number }),
    rows: facts([
      [label('rma'), number],
      [label('date'), day(issuedAt)],
      [label('orderNumber'), whole.order.number],
    ]),
    content: [
      { kind: 'paragraph', text: say('document.text.returnSlip') },
      {
        kind: 'table',
        title: label('rma'),
        columns: [
          { title: label('item') },
          { title: label('quantity'), width: 18, isAmount: true },
          { title: label('reason'), width: 55 },
        ],
        rows,
      },
      { kind: 'space', height: 4 },
      {
        kind: 'code',
        modules: encode(number).data,
        width: 28,
        height: 28,
        alt: label('rmaCode', { number }),
        caption: number,
      },
    ],
  })
}

/** What each kind of document says. */
export const papers = { invoice, creditNote, orderForm, returnSlip } as const
