import { createHash } from 'node:crypto'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import { renderPdf } from '#engine/pdf/render-pdf.ts'
import { findShipments } from '../fulfilment/fulfilment.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import type { OrderAccess, OrderReader } from '../view/order-access.ts'
import { findWholeOrder } from '../view/whole-orders.repository.ts'
import { creditInvoiceOf } from './credit-invoice.rules.ts'
import {
  findBuyer,
  findContent,
  findDocuments,
  findEarlierCredits,
  findInvoice,
  findMadeDocument,
  insertDocument,
  lockDocument,
  nextNumber,
  saveContent,
  saveIssued,
  sumCredited,
  sumGivenUp,
} from './documents.repository.ts'
import {
  documentName,
  documentNumber,
  invoiceKindOf,
  isElectronic,
  mediaTypeOf,
  seriesOf,
  yearOf,
} from './documents.rules.ts'
import type { DocumentData, DocumentKind, OrderDocumentRow, RefundedGoods } from './documents.tables.ts'
import { isOfImport } from './imported-invoices.ts'
import { invoiceOf } from './invoice.rules.ts'
import { papers } from './paper/papers.ts'
import { createWriting, type Subject } from './paper/writing.ts'
import { toXRechnung } from './xrechnung.ts'

type OrderDocumentsDependencies = {
  db: Database
  stores: Pick<StoresService, 'find'>
  translate: Translate
  access: Pick<OrderAccess, 'findReadable'>
  methods: Pick<PaymentMethods, 'find'>
  /** Once a document that customers wait for is made, in the transaction that stores it. */
  announce: (trx: Transaction, order: OrderRow, document: OrderDocumentRow) => Promise<void>
  now?: () => Date
}

type DocumentRequest = {
  kind: DocumentKind
  /** What it follows from, in a word. */
  reason: string
  /** Tells several of a kind apart, see the table; a second request of the same occasion changes nothing. */
  occasion?: string
  data?: DocumentData
}

type Order = Pick<OrderRow, 'id' | 'store' | 'buyerReference'>

const wallClock = (): Date => new Date()

/** Adds a document that is made once the transaction is committed. */
const request = async (trx: Transaction, order: Order, wanted: DocumentRequest): Promise<void> => {
  const id = await insertDocument(trx, {
    ...wanted,
    orderId: order.id,
    mediaType: mediaTypeOf(wanted.kind, order),
  })
  if (id !== null) await addJob(trx, 'orders.document', { id })
}

/** Gives a document its day and its number, both once. */
const issue = async (trx: Transaction, id: string, now: Date): Promise<OrderDocumentRow | null> => {
  const document = await lockDocument(trx, id)
  if (document === null || document.sha256 !== null || document.issuedAt !== null) return document
  const series = seriesOf(document.kind)
  const year = yearOf(now)
  const number = series && documentNumber(series, year, await nextNumber(trx, series, year))
  await saveIssued(trx, id, { number, issuedAt: now })
  return { ...document, number, issuedAt: now }
}

/** Number of the order's invoice, given before any document names it. */
const invoiceNumberOf = async (
  { id }: OrderRow,
  { db, now = wallClock }: OrderDocumentsDependencies,
): Promise<string> => {
  const invoice = await findInvoice(db, id)
  const issued = invoice && (await inTransaction(db, (trx) => issue(trx, invoice.id, now())))
  return issued?.number ?? ''
}

/** Days of the first and the last parcel. */
const deliveredOf = (parcels: readonly { shippedAt: Date }[]): Subject['delivered'] => {
  const [first, last] = [parcels[0], parcels.at(-1)]
  return first && last ? { first: first.shippedAt, last: last.shippedAt } : null
}

const read = async (document: OrderDocumentRow, dependencies: OrderDocumentsDependencies): Promise<Subject | null> => {
  const { db, stores, methods } = dependencies
  const whole = await findWholeOrder(db, document.orderId)
  if (whole === null) return null
  const { order } = whole
  const store = stores.find(order.store)
  if (!store?.company) throw new Error(`The store ${order.store} has no company to write documents`)
  const parcels = await findShipments(db, [order.id])
  return {
    whole,
    store: { ...store, company: store.company },
    document,
    earlierCredits: await findEarlierCredits(db, document),
    issuedAt: document.issuedAt ?? document.createdAt,
    invoiceNumber: await invoiceNumberOf(order, dependencies),
    buyer: await findBuyer(db, order.customerId),
    delivered: deliveredOf(parcels),
    collectedBy: methods.find(order.paymentMethod).collectedBy ?? null,
  }
}

const write = async (subject: Subject, translate: Translate): Promise<Buffer> => {
  const { document, whole, store, buyer, delivered, issuedAt } = subject
  const { kind, number } = document
  const writing = createWriting(subject, translate)
  if (kind !== 'xrechnung' && !isElectronic(document)) return renderPdf(papers[kind](subject, writing))
  const invoice =
    kind === 'creditNote'
      ? creditInvoiceOf(subject, writing)
      : invoiceOf(whole, store.company, { buyer, delivered, number: number ?? '', issuedAt })
  return Buffer.from(toXRechnung(invoice), 'utf8')
}

/** It is the electronic one where the order has that. */
const requestInvoice = (trx: Transaction, order: Order, reason: string): Promise<void> =>
  request(trx, order, { kind: invoiceKindOf(order), reason })

/** `amount` more than before, and `sum` in all; `goods` are those that it is for, where that is known. */
type GivenUp = { sum: number; amount: number; goods: RefundedGoods }

const toCredited = ({ sum, amount, goods }: GivenUp) => ({ occasion: String(sum), amount, goods })

type Credit = { occasion: string; amount: number; reason: string; goods?: RefundedGoods }

/** Only what was invoiced is credited, and never more than that. Goods are named where they make up the sum or a part of it. */
const requestCredit = async (
  trx: Transaction,
  order: Order & Pick<OrderRow, 'total'>,
  { occasion, amount, reason, goods = {} }: Credit,
): Promise<void> => {
  if ((await findInvoice(trx, order.id)) === null) {
    // Nothing was handed over: what goes back now is part of no invoice yet.
    if ((await findShipments(trx, [order.id])).length === 0) return
    await requestInvoice(trx, order, 'corrected')
  }
  const sum = Math.min(amount, order.total - (await sumCredited(trx, order.id)))
  if (sum <= 0) return
  const data = sum === amount ? { ...goods, amount: sum } : { amount: sum }
  await request(trx, order, { kind: 'creditNote', reason, occasion, data })
}

/** Documents of orders: wanted in the transaction of what they follow from, made by a job, stored as they were made. */
export const createOrderDocuments = (dependencies: OrderDocumentsDependencies) => {
  const { db, stores, translate, access, announce, now = wallClock } = dependencies
  const hasCompany = ({ store }: Pick<OrderRow, 'store'>): boolean => Boolean(stores.find(store)?.company)
  return {
    /** The order is placed: its form. */
    placed: async (trx: Transaction, order: Order): Promise<void> => {
      if (hasCompany(order)) await request(trx, order, { kind: 'orderForm', reason: 'placed' })
    },

    /** All of the order was handed over, or its service begins: its invoice, and the credit of what went back before it. */
    shipped: async (trx: Transaction, order: Order & Pick<OrderRow, 'total'>): Promise<void> => {
      if (!hasCompany(order)) return
      await requestInvoice(trx, order, 'shipped')
      const sum = await sumGivenUp(trx, order.id)
      const amount = sum - (await sumCredited(trx, order.id))
      await requestCredit(trx, order, { occasion: String(sum), amount, reason: 'refunded' })
    },

    /** Whether what is due of an order can be lowered by a credit note: there is an invoice, or with the goods that have left there will be. */
    canBeCorrected: async ({ id, state }: Pick<OrderRow, 'id' | 'state'>): Promise<boolean> =>
      state !== 'placed' || (await findInvoice(db, id)) !== null,

    /** Money has gone back. */
    refunded: (trx: Transaction, order: Order & Pick<OrderRow, 'total'>, back: GivenUp): Promise<void> =>
      requestCredit(trx, order, { ...toCredited(back), reason: 'refunded' }),

    /** Less of the invoice is to be paid. */
    corrected: (trx: Transaction, order: Order & Pick<OrderRow, 'total'>, back: GivenUp): Promise<void> =>
      requestCredit(trx, order, { ...toCredited(back), reason: 'corrected' }),

    /** A return was announced: the slip to put into its parcel. Its reasons are in the language of the order. */
    returnAnnounced: async (
      trx: Transaction,
      order: Order,
      { rma, lines }: { rma: string; lines: { lineId: string; quantity: number; reason: string }[] },
    ): Promise<void> => {
      if (!hasCompany(order)) return
      await request(trx, order, { kind: 'returnSlip', reason: 'announced', occasion: rma, data: { lines } })
    },

    /** An invoiced order was cancelled before any money came. */
    cancelled: async (
      trx: Transaction,
      order: Order & Pick<OrderRow, 'total'>,
      { captured }: Pick<PaymentRow, 'captured'>,
    ): Promise<void> => {
      if (captured === 0)
        await requestCredit(trx, order, { occasion: 'cancelled', amount: order.total, reason: 'cancelled' })
    },

    /** The job: done twice, it makes one document with one number. */
    make: async (id: string): Promise<void> => {
      const document = await inTransaction(db, (trx) => issue(trx, id, now()))
      if (document === null || document.sha256 !== null) return
      const subject = await read(document, dependencies)
      if (subject === null) return
      const content = await write(subject, translate)
      const sha256 = createHash('sha256').update(content).digest('hex')
      await inTransaction(db, async (trx) => {
        const isNew = await saveContent(trx, id, { content, sha256 })
        if (isNew && !isOfImport(document)) await announce(trx, subject.whole.order, { ...document, content, sha256 })
      })
    },

    /** All documents of an order, for the desk. */
    ofOrder: (executor: Executor, orderId: string) => findDocuments(executor, orderId),

    /** A document of the order that is made, by its id or the name of its file; null for any other. */
    fileOf: async (
      executor: Executor,
      order: Pick<OrderRow, 'id' | 'number'>,
      which: { id: string } | { name: string },
    ): Promise<{ name: string; mediaType: string; content: Buffer } | null> => {
      const found = (await findDocuments(executor, order.id)).find((each) =>
        'id' in which ? each.id === which.id : documentName(order, each) === which.name,
      )
      const content = found ? await findContent(executor, found.id) : null
      return found && content ? { name: documentName(order, found), mediaType: found.mediaType, content } : null
    },

    /** A document of an order that the reader may read, with the name of its file; null for any other. */
    find: async (
      orderId: string,
      { kind, number }: { kind: DocumentKind; number: string | null },
      reader: OrderReader,
    ): Promise<{ name: string; mediaType: string; content: Buffer } | null> => {
      const order = await access.findReadable(orderId, reader)
      const document = order && (await findMadeDocument(db, { orderId: order.id, kind, number }))
      if (!order || !document) return null
      return { name: documentName(order, document), mediaType: document.mediaType, content: document.content }
    },
  }
}

export type OrderDocuments = ReturnType<typeof createOrderDocuments>
