import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#engine/db/database.ts'
import { payments } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { OrderMailKind } from '#engine/modules/mail/mails/mail-messages.ts'
import type { MailsService, NewMail } from '#engine/modules/mail/mails/mails.service.ts'
import { type OrderRow, orders } from '../orders.tables.ts'
import { findUserOfOrganisation, type UserOfOrganisation } from '../persons/organisation.ts'

/**
 * What tells two mails of a kind about an order apart: the number of tries when one was declined, what has been refunded or credited so far
 * (minor units). Null for kinds of which an order has one.
 */
const countOf = async (trx: Transaction, kind: OrderMailKind, orderId: string): Promise<number | null> => {
  if (kind !== 'declined' && kind !== 'refunded' && kind !== 'corrected') return null
  const [row] = await trx
    .select({
      declined: sql<number>`count(*)::int`,
      refunded: sql<number>`coalesce(sum(${payments.refunded}), 0)::int`,
      corrected: sql<number>`coalesce(sum(${payments.credited}), 0)::int`,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return row?.[kind] ?? 0
}

const isOfParcels = (kind: OrderMailKind): boolean => kind === 'shipped' || kind === 'delivered'

type Copy = { to: 'main' | 'delivery'; recipient: string; values: Record<string, string> }

/** Who gets a mail besides the buyer. */
const copiesOf = (
  kind: OrderMailKind,
  { deliveryAddress: { email, firstName, lastName } }: OrderRow,
  found: UserOfOrganisation | null,
): Copy[] => {
  const copies: Copy[] = []
  if (found?.main && kind !== 'declined') {
    const { email: recipient, ...names } = found.main
    const orderedBy = `${found.user.firstName} ${found.user.lastName}`
    copies.push({ to: 'main', recipient, values: { ...names, orderedBy } })
  }
  if (email !== null && isOfParcels(kind))
    copies.push({ to: 'delivery', recipient: email, values: { firstName, lastName, isOfDelivery: 'yes' } })
  return copies
}

/** Mails about orders, through the outbox. */
export const createOrderMails = ({ mails }: { mails: Pick<MailsService, 'add'> }) => ({
  /**
   * A mail that is sent when the transaction is committed. The same mail is added once, however often the payment is
   * settled; what it says is read from the order when it is sent, but for the sum that it is about: more may have gone back by then.
   * `occasion` tells it from another one of its kind; `file` is a document that the mail brings along. Of an order of a user of an organisation
   * the main user gets the same mail, but for the one that asks to pay otherwise: that is done in the user's cart. News of parcels, whose ids
   * are the occasion, goes to the delivery e-mail, too, without a way to the order.
   */
  add: async (
    trx: Transaction,
    kind: OrderMailKind,
    orderId: string,
    { occasion, file = null }: { occasion?: string; file?: NewMail['file'] } = {},
  ): Promise<void> => {
    const [order] = await trx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('a mail is about an order that is not stored')
    const count = occasion === undefined ? await countOf(trx, kind, orderId) : null
    const own = occasion ?? count
    const isOfSum = count !== null && kind !== 'declined'
    const key = `order.${kind}.${orderId}${own === null ? '' : `.${own}`}`
    const values = {
      orderId,
      ...(isOfSum && { sum: String(count) }),
      ...(file && { file: file.name }),
      ...(isOfParcels(kind) && occasion && { shipmentId: occasion }),
    }
    const { store, language } = order
    const mail = { kind: `order.${kind}`, store, language, file, expiresAt: null } as const
    const found = order.customerId === null ? null : await findUserOfOrganisation(trx, order.customerId)
    await mails.add(trx, { ...mail, key, recipient: order.email, values: { ...values, ...found?.user } })
    const recipients = new Set([order.email])
    for (const copy of copiesOf(kind, order, found)) {
      if (recipients.has(copy.recipient)) continue
      recipients.add(copy.recipient)
      await mails.add(trx, {
        ...mail,
        key: `${key}.${copy.to}`,
        recipient: copy.recipient,
        values: { ...values, ...copy.values },
      })
    }
  },
})

export type OrderMails = ReturnType<typeof createOrderMails>
