import type { Transaction } from '../../../../db/database.ts'
import type { NewMail } from '../../../mail/mails/mails.service.ts'
import { documentName } from '../documents/documents.rules.ts'
import type { OrderDocumentRow } from '../documents/documents.tables.ts'
import { hasLostAccount } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import type { OrderMails } from './order-mails.ts'

type Invoice = Pick<OrderDocumentRow, 'kind' | 'number' | 'occasion' | 'mediaType' | 'content'>

const toFile = (order: Pick<OrderRow, 'number'>, invoice: Invoice): NewMail['file'] =>
  invoice.content && { name: documentName(order, invoice), mediaType: invoice.mediaType, content: invoice.content }

/**
 * One mail when the invoice of an order is there, electronic or not; refunds have mails of their own. It brings the invoice along where the
 * account was deleted meanwhile, since no page shows its orders any more.
 */
export const createInvoiceMails =
  ({ mails }: { mails: Pick<OrderMails, 'add'> }) =>
  async (trx: Transaction, order: Pick<OrderRow, 'id' | 'number' | 'customerId'>, document: Invoice): Promise<void> => {
    if (document.kind !== 'invoice' && document.kind !== 'xrechnung') return
    const file = (await hasLostAccount(trx, order)) ? toFile(order, document) : null
    await mails.add(trx, 'invoice', order.id, { file })
  }
