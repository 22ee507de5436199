import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../../db/database.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { StoresService } from '../../stores/stores.service.ts'
import type { OrderAccess, OrderReader } from '../view/order-access.ts'
import { findWholeOrder } from '../view/whole-orders.repository.ts'
import { findDocument, findVatId, insertDocument } from './documents.repository.ts'
import { documentName, needsXRechnung } from './documents.rules.ts'
import type { OrderDocumentRow } from './documents.tables.ts'
import { invoiceOf } from './invoice.rules.ts'
import { toXRechnung } from './xrechnung.ts'

type OrderDocumentsDependencies = { db: Database; stores: Pick<StoresService, 'find'>; access: OrderAccess }

/** Documents of orders, stored as they were made. */
export const createOrderDocuments = ({ db, stores, access }: OrderDocumentsDependencies) => ({
  /** To be called when an order is placed: an order with a buyer reference gets its XRechnung once that is committed. */
  request: async (trx: Transaction, order: { id: string; buyerReference: string | null }): Promise<void> => {
    if (needsXRechnung(order)) await addJob(trx, 'orders.document', { orderId: order.id })
  },

  /** The job: done twice, it stores one document. */
  make: async (orderId: string): Promise<void> => {
    const whole = await findWholeOrder(db, orderId)
    if (whole === null || (await findDocument(db, orderId, 'xrechnung')) !== null) return
    const { order } = whole
    const company = stores.find(order.store)?.company ?? null
    if (company === null) throw new Error(`The store ${order.store} has no company to write invoices`)
    const vatId = order.customerId === null ? null : await findVatId(db, order.customerId)
    const content = Buffer.from(toXRechnung(invoiceOf(whole, company, vatId)), 'utf8')
    await insertDocument(db, {
      orderId,
      kind: 'xrechnung',
      name: documentName('xrechnung', order),
      mediaType: 'application/xml',
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
  },

  /** A document of the reader's own order; null for any other. */
  find: async (
    number: string,
    kind: OrderDocumentRow['kind'],
    reader: OrderReader,
  ): Promise<OrderDocumentRow | null> => {
    const order = await access.find(number, reader)
    return order && findDocument(db, order.id, kind)
  },
})

export type OrderDocuments = ReturnType<typeof createOrderDocuments>
