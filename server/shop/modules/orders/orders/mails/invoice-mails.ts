import type { Transaction } from '../../../../db/database.ts'
import type { OrderDocumentRow } from '../documents/documents.tables.ts'
import type { OrderRow } from '../orders.tables.ts'
import type { OrderMails } from './order-mails.ts'

/** One mail when the invoice of an order is there, electronic or not; refunds have mails of their own. */
export const createInvoiceMails =
  ({ mails }: { mails: OrderMails }) =>
  async (trx: Transaction, order: Pick<OrderRow, 'id'>, { kind }: Pick<OrderDocumentRow, 'kind'>): Promise<void> => {
    if (kind === 'invoice' || kind === 'xrechnung') await mails.add(trx, 'invoice', order.id)
  }
