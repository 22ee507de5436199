import type { Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { OrderRow } from '../orders.tables.ts'
import { insertDocument, nextNumber, saveIssued } from './documents.repository.ts'
import { documentNumber, invoiceKindOf, mediaTypeOf, yearOf } from './documents.rules.ts'
import type { OrderDocumentRow } from './documents.tables.ts'

const reason = 'imported'

/** Its customer has had the goods for long: no mail tells of it. */
export const isOfImport = (document: Pick<OrderDocumentRow, 'reason'>): boolean => document.reason === reason

/** An invoice of a past day for an order that was imported: numbered in this transaction, made by a job. */
export const requestImportedInvoice = async (
  trx: Transaction,
  order: Pick<OrderRow, 'id' | 'buyerReference'>,
  issuedAt: Date,
): Promise<void> => {
  const kind = invoiceKindOf(order)
  const id = await insertDocument(trx, { orderId: order.id, kind, reason, mediaType: mediaTypeOf(kind, order) })
  if (id === null) return
  const year = yearOf(issuedAt)
  const number = documentNumber('invoice', year, await nextNumber(trx, 'invoice', year))
  await saveIssued(trx, id, { number, issuedAt })
  await addJob(trx, 'orders.document', { id })
}
