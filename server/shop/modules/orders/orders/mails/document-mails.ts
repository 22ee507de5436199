import type { Transaction } from '#engine/db/database.ts'
import type { NewMail } from '#engine/modules/mail/mails/mails.service.ts'
import { documentName, isElectronic } from '../documents/documents.rules.ts'
import type { OrderDocumentRow } from '../documents/documents.tables.ts'
import { hasLostAccount } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import type { OrderMails } from './order-mails.ts'

type Document = Pick<OrderDocumentRow, 'kind' | 'number' | 'occasion' | 'mediaType' | 'content'>

const toFile = (order: Pick<OrderRow, 'number'>, document: Document): NewMail['file'] =>
  document.content && { name: documentName(order, document), mediaType: document.mediaType, content: document.content }

/**
 * One mail when the invoice of an order is there; refunds and corrections have mails of their own. What is electronic is sent: its mail brings
 * it along, as one more mail does each credit note. So it is where the account was deleted meanwhile, as no page shows its orders any more.
 */
export const createDocumentMails =
  ({ mails }: { mails: Pick<OrderMails, 'add'> }) =>
  async (
    trx: Transaction,
    order: Pick<OrderRow, 'id' | 'number' | 'customerId'>,
    document: Document,
  ): Promise<void> => {
    const { kind, occasion } = document
    const isInvoice = kind === 'invoice' || kind === 'xrechnung'
    if (!isInvoice && kind !== 'creditNote') return
    const isSent = isElectronic(document) || (await hasLostAccount(trx, order))
    const file = isSent ? toFile(order, document) : null
    if (isInvoice) await mails.add(trx, 'invoice', order.id, { file })
    else if (file) await mails.add(trx, 'creditNote', order.id, { occasion, file })
  }
