import type { StoreId, StudioDeskRefusal, StudioMail, StudioOrder, StudioRefundBy } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import type { MerchandiseService } from '#engine/modules/orders/merchandise/merchandise.service.ts'
import type { OrderDocuments } from '#engine/modules/orders/orders/documents/documents.service.ts'
import type { Fulfilment } from '#engine/modules/orders/orders/fulfilment/fulfilment.service.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import type { PaymentOperators } from '#engine/modules/orders/settlement/operators/operators.service.ts'
import type { DeclaredWithdrawal } from '#engine/modules/orders/withdrawals/named-orders.ts'
import { findDeskNotes } from '../../studio/desk-notes.ts'
import { findBuyer, findNotes, findOrderOfStore, findPartsOf } from '../desk.repository.ts'
import { findReturnEntriesOf } from '../returns/returns.repository.ts'

export type OrderPageDependencies = {
  documents: Pick<OrderDocuments, 'ofOrder' | 'canBeCorrected'>
  fulfilment: Pick<Fulfilment, 'read'>
  mails: Pick<MailsService, 'about' | 'ofOrder'>
  merchandise: Pick<MerchandiseService, 'takenAt'>
  operators: Pick<PaymentOperators, 'refundable'>
  withdrawals: { ofOrders: (db: Executor, orderIds: readonly string[]) => Promise<DeclaredWithdrawal[]> }
}

export type Refundable = { amount: number; by: StudioRefundBy | null }

/** What can go back of an order's money, and how. */
export const refundableOf = async (
  db: Executor,
  order: OrderRow,
  payment: PaymentRow | undefined,
  { documents, operators }: Pick<OrderPageDependencies, 'documents' | 'operators'>,
): Promise<Refundable> => {
  const nothing = { amount: 0, by: null }
  if (!payment) return nothing
  const byProvider = await operators.refundable(db, order.id)
  if (byProvider !== null) return byProvider > 0 ? { amount: byProvider, by: 'provider' } : nothing
  const { state, amount, captured, refunded, credited } = payment
  if (captured > refunded) return { amount: captured - refunded, by: 'transfer' }
  const isOpen = state === 'due' && amount > credited && (await documents.canBeCorrected(order))
  return isOpen ? { amount: amount - credited, by: 'invoice' } : nothing
}

/** What a transfer still has to bring of an order. */
export const payableOf = (payment: PaymentRow | undefined): number =>
  payment?.provider === null && payment.state === 'due' ? payment.amount - payment.credited : 0

/** Why the delivery address of an order stays as it is; null when it can be changed. */
export const addressRefusalOf = async (
  db: Executor,
  order: OrderRow,
  { merchandise }: Pick<OrderPageDependencies, 'merchandise'>,
): Promise<StudioDeskRefusal | null> => {
  if (order.state !== 'placed') return 'state'
  return (await merchandise.takenAt(db, order.id)) === null ? null : 'taken'
}

const canDeliver = (state: OrderRow['state']): boolean => state === 'shipped' || state === 'partly_shipped'

const iso = (date: Date): string => date.toISOString()
const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null
const sumOf = (rows: readonly { quantity: number }[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

type MailOfPage = Awaited<ReturnType<OrderPageDependencies['mails']['ofOrder']>>[number]

/** Its own mails, which can be sent again, and those about its returns, withdrawals and reviews; newest first. */
const mailsOf = (own: readonly MailOfPage[], others: readonly MailOfPage[]): StudioMail[] => {
  const entry = ({ createdAt, sentAt, ...mail }: MailOfPage, canSendAgain: boolean) => ({
    ...mail,
    canSendAgain,
    createdAt: iso(createdAt),
    sentAt: isoOrNull(sentAt),
  })
  return [...own.map((mail) => entry(mail, true)), ...others.map((mail) => entry(mail, false))].toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  )
}

/** All that customer service sees of an order of the store; null for a number that none has. */
export const readOrderPage = async (
  db: Executor,
  number: string,
  store: StoreId,
  dependencies: OrderPageDependencies,
): Promise<StudioOrder | null> => {
  const order = await findOrderOfStore(db, number, store)
  if (order === null) return null
  const { id, customerId } = order
  const parts = await findPartsOf(db, id)
  const buyer = await findBuyer(db, customerId)
  const refundable = await refundableOf(db, order, parts.payments.at(-1), dependencies)
  const withdrawals = await dependencies.withdrawals.ofOrders(db, [id])
  const [toFulfil] = await dependencies.fulfilment.read(db, [id])
  const { state, email, orderReference, comment, voucherCode, currency, total, tax, shipping } = order
  return {
    ...{ number, state, email, orderReference, comment, voucherCode, currency, total, tax, shipping },
    createdAt: iso(order.createdAt),
    placedAt: isoOrNull(order.placedAt),
    customerNumber: buyer?.customerNumber ?? null,
    customerId: buyer?.customerId ?? null,
    isGuest: customerId === null,
    billingAddress: order.billingAddress,
    deliveryAddress: order.deliveryAddress,
    lines: parts.lines.map(({ id: lineId, articleNumber, name, variationText, quantity, total: sum, reduction }) => ({
      ...{ id: lineId, articleNumber, name, variationText, quantity, reduction },
      total: sum,
      shipped: sumOf(parts.shipped.filter((each) => each.lineId === lineId)),
      returned: sumOf(parts.returned.filter((each) => each.lineId === lineId)),
    })),
    payments: parts.payments.map((payment) => ({
      ...payment,
      createdAt: iso(payment.createdAt),
      commands: parts.commands
        .filter(({ paymentId }) => paymentId === payment.id)
        .map((command) => ({ ...command, createdAt: iso(command.createdAt) })),
      events: parts.events
        .filter(({ paymentId }) => paymentId === payment.id)
        .map(({ id: eventId, channel, outcome, receivedAt }) => ({
          ...{ id: eventId, channel, outcome },
          receivedAt: iso(receivedAt),
        })),
    })),
    documents: (await dependencies.documents.ofOrder(db, id)).map(({ sha256, issuedAt, ...document }) => ({
      ...document,
      issuedAt: isoOrNull(issuedAt),
      isMade: sha256 !== null,
    })),
    mails: mailsOf(
      await dependencies.mails.ofOrder(db, id),
      await dependencies.mails.about(db, [id, ...parts.returnIds, ...withdrawals.map((each) => each.id)]),
    ),
    shipments: parts.shipments.map(({ shippedAt, deliveredAt, ...shipment }) => ({
      ...shipment,
      shippedAt: iso(shippedAt),
      deliveredAt: isoOrNull(deliveredAt),
      pieces: sumOf(parts.shipped.filter(({ shipmentId }) => shipmentId === shipment.id)),
    })),
    returns: await findReturnEntriesOf(db, id),
    withdrawals: withdrawals.map(({ declaredAt, isEmailOfOrder, ...rest }) => ({
      ...rest,
      declaredAt: iso(declaredAt),
      isOfBuyer: isEmailOfOrder,
    })),
    notes: (await findNotes(db, id)).map(({ at, ...note }) => ({ ...note, at: iso(at) })),
    log: await findDeskNotes(db, { store, desk: 'service', key: number }),
    canCancel: state === 'placed',
    payable: payableOf(parts.payments.at(-1)),
    canShip: toFulfil?.isReadyToShip ?? false,
    canDeliver: canDeliver(state) && parts.shipments.some(({ deliveredAt }) => deliveredAt === null),
    refundable: refundable.amount,
    refundBy: refundable.by,
    addressRefusal: await addressRefusalOf(db, order, dependencies),
  }
}
