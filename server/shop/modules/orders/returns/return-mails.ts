import type { Transaction } from '#engine/db/database.ts'
import { formatMoney } from '../../catalogue/product/pricing/price.rules.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import { lifetimeDays, type ReturnLinks } from './access/return-link.ts'
import { senderOf } from './return.rules.ts'
import { findLinesWithFacts, findOrderById, findReturn, type WholeReturn } from './returns.repository.ts'
import type { ReturnLineRow } from './returns.tables.ts'

export type ReturnMailKind =
  | 'returnAnnounced'
  | 'returnLabelLater'
  | 'returnLabelRefused'
  | 'returnLabels'
  | 'returnReceived'
  | 'returnRejected'

/** Pieces of a line that a mail is about: those that were taken back, those that came and were not, or all. */
const piecesFor = (kind: ReturnMailKind, { quantity, received, accepted }: ReturnLineRow): number => {
  if (kind === 'returnReceived') return accepted
  return kind === 'returnRejected' ? received - accepted : quantity
}

/** Items of a return, a paragraph each. */
const itemsOf = async (trx: Transaction, { row, lines }: WholeReturn, kind: ReturnMailKind): Promise<string> => {
  const ordered = await findLinesWithFacts(trx, row.orderId)
  return ordered
    .flatMap(({ line: { id, name, variationText } }) => {
      const own = lines.find(({ lineId }) => lineId === id)
      const pieces = own ? piecesFor(kind, own) : 0
      return pieces > 0 ? [`${pieces} × ${variationText === '' ? name : `${name}, ${variationText}`}`] : []
    })
    .join('\n\n')
}

/** Mails about returns, through the outbox: to the person who has announced it, and to whose order it is. */
export const createReturnMails = ({ mails, links }: { mails: Pick<MailsService, 'add'>; links: ReturnLinks }) => ({
  /** `occasion` tells it from another one of its kind; the same mail is added once. */
  add: async (trx: Transaction, kind: ReturnMailKind, returnId: string, occasion = ''): Promise<void> => {
    const whole = await findReturn(trx, returnId)
    const order = whole && (await findOrderById(trx, whole.row.orderId))
    if (!whole || !order) throw new Error('A mail is about a return that is not stored')
    const { row, labels, refund } = whole
    const items = await itemsOf(trx, whole, kind)
    const { email, firstName, lastName } = senderOf(row, order)
    for (const recipient of new Set([email, order.email])) {
      // Another address than the order's may be anyone's: its link shows no personal data.
      const hash = links.make(order.number, recipient === order.email, lifetimeDays.mail)
      const query = new URLSearchParams({ order: hash, rma: row.rma })
      await mails.add(trx, {
        kind,
        key: [kind, returnId, occasion, recipient].join('.'),
        recipient,
        store: order.store,
        language: row.language,
        expiresAt: null,
        values: {
          path: `/myaccount/returns/confirm?${query}`,
          firstName,
          lastName,
          rma: row.rma,
          number: order.number,
          items,
          carrier: row.carrier,
          hasLabels: labels.length > 0 ? 'yes' : 'no',
          refund: formatMoney(refund, order.currency, row.language),
        },
      })
    }
  },
})

export type ReturnMails = ReturnType<typeof createReturnMails>
