import { eq, inArray } from 'drizzle-orm'
import type { ImportInvoice } from '#contract/import/invoices.ts'
import type { ImportMembership } from '#contract/import/memberships.ts'
import type { ImportOrder } from '#contract/import/orders.ts'
import type { ImportReturn } from '#contract/import/returns.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { findContinuedMemberships, membershipExporter, removeMemberships } from '../../account/prime/prime.export.ts'
import { importMemberships, openMembershipChecks } from '../../account/prime/prime.import.ts'
import { customers } from '../../account/visitors/visitors.tables.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import {
  findCorrectedInvoices,
  invoiceExporter,
  removeInvoices,
} from '../../orders/orders/documents/invoices.export.ts'
import { importInvoices, invoiceIdOf, openInvoiceChecks } from '../../orders/orders/documents/invoices.import.ts'
import { findOrderIds, findTouchedOrders, orderExporter, removeOrders } from '../../orders/orders/orders.export.ts'
import { importOrders, isMembership, taxesOf } from '../../orders/orders/orders.import.ts'
import { orders } from '../../orders/orders/orders.tables.ts'
import { findTouchedReturns, removeReturns, returnExporter } from '../../orders/returns/returns.export.ts'
import { importReturns, openReturnChecks } from '../../orders/returns/returns.import.ts'
import type { KindOfLoad, LoadContext } from './kind-of-load.ts'
import { ofPeople, openAccountChecks, subjectOfCustomer } from './records-of-people.ts'

const subjectOfOrder = ({ id, customerId }: ImportOrder): string =>
  customerId === null ? `order:${id}` : subjectOfCustomer(customerId)

/** Lines to which the parcels of an order belong. */
const parcelViolations = ({ lines, shipments }: ImportOrder): RecordViolation[] =>
  shipments.flatMap(({ pieces }, index) =>
    Object.keys(pieces).flatMap((position) =>
      Number(position) <= lines.length
        ? []
        : [{ path: `shipments/${index}/pieces`, message: `has pieces of line ${position}, which does not exist` }],
    ),
  )

/** Sums that no payment of the order can have. */
const paymentViolations = ({ isPaid, refunded = 0, credited = 0, ...order }: ImportOrder): RecordViolation[] => {
  const total = taxesOf(order as ImportOrder).reduce((sum, { net, tax }) => sum + net + tax, 0)
  return refunded <= (isPaid ? total - credited : 0) && credited <= total
    ? []
    : [{ path: 'refunded', message: 'more has gone back than was paid' }]
}

const membershipViolations = (order: ImportOrder): RecordViolation[] => {
  if (!isMembership(order)) return []
  const { customerId, lines, shipments } = order
  return customerId !== null && lines.length === 1 && shipments.length === 0
    ? []
    : [
        {
          path: 'lines',
          message: 'a membership is the only line of the order of a customer, and nothing of it is sent',
        },
      ]
}

/** What is stored of orders and their papers stays as it is: a record that differs is refused. */
const storedOtherwise: RecordViolation = {
  path: '',
  message: 'is stored with other content, and never changes by a load',
}

/** An order that is stored never changes by a load. */
const order: KindOfLoad<ImportOrder> = {
  ...ofPeople<ImportOrder>({ ...orderExporter, idOf: ({ id }) => id, ownerOf: ({ customerId }) => customerId ?? '' }),
  subjectOf: subjectOfOrder,
  // Whether its invoice is still to be written is a matter of the load that brings it.
  comparable: async (_trx, records, stored) =>
    records.map((record) => (stored.has(record.id) ? { ...record, invoicedAt: null } : record)),
  openChecks: async (context, records) => {
    const { trx } = context
    const { need } = await openAccountChecks(
      context,
      records.flatMap(({ customerId }) => customerId ?? []),
    )
    const stored = await orderExporter.find(
      trx,
      records.map(({ id }) => id),
    )
    const idByNumber = await findOrderIds(
      trx,
      records.map(({ number }) => number),
    )
    return (record) => {
      if (stored.has(record.id)) return [storedOtherwise]
      const { customerId, number, lines } = record
      return [
        ...(customerId === null ? [] : need('customerId', customerId)),
        ...(idByNumber.has(number)
          ? [{ path: 'number', message: `its number is that of the order ${idByNumber.get(number)}` }]
          : []),
        ...(lines.length > 0 ? [] : [{ path: 'lines', message: 'has no lines' }]),
        ...parcelViolations(record),
        ...paymentViolations(record),
        ...membershipViolations(record),
      ]
    }
  },
  write: ({ trx }, records) => importOrders(trx, records),
  findNeeded: findTouchedOrders,
  remove: removeOrders,
}

const membership: KindOfLoad<ImportMembership> = {
  ...ofPeople<ImportMembership>({
    ...membershipExporter,
    idOf: ({ id }) => id,
    ownerOf: ({ customerId }) => customerId,
  }),
  comparable: async (_trx, records, stored) =>
    records.map((record) => {
      const agreement = stored.get(record.id)?.agreement
      return agreement && record.agreement === undefined
        ? membershipExporter.normalised({ ...record, agreement })
        : record
    }),
  openChecks: async (context, records) => {
    const { trx } = context
    const { need } = await openAccountChecks(
      context,
      records.map(({ customerId }) => customerId),
    )
    const stored = await membershipExporter.find(
      trx,
      records.map(({ id }) => id),
    )
    const check = await openMembershipChecks(trx, records)
    return (record) =>
      stored.has(record.id) ? [storedOtherwise] : [...need('customerId', record.customerId), ...check(record)]
  },
  write: ({ trx }, records) => importMemberships(trx, records),
  withoutSecrets: ({ agreement: _agreement, ...record }) => record,
  findNeeded: findContinuedMemberships,
  remove: removeMemberships,
}

type OfOrder = { orderId: string }

/** By id of order, its customer and whether the account was deleted. */
const findBuyers = async (db: Executor, records: readonly OfOrder[]) => {
  const rows = await db
    .select({ id: orders.id, customerId: orders.customerId, deletedAt: customers.deletedAt })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      inArray(
        orders.id,
        records.map(({ orderId }) => orderId),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What kinds of an order's papers have in common: they belong to its customer. */
const ofOrders = <Record extends OfOrder>() => ({
  isPersonal: true as const,
  batchSize: 50,
  subjects: async (db: Executor, ids: readonly string[], records: ReadonlyMap<string, Record>) => {
    const buyers = await findBuyers(db, [...records.values()])
    return new Map(
      ids.map((id) => {
        const orderId = records.get(id)?.orderId ?? ''
        const customerId = buyers.get(orderId)?.customerId ?? null
        return [id, customerId === null ? `order:${orderId}` : subjectOfCustomer(customerId)]
      }),
    )
  },
  findIgnored: async (trx: Transaction, records: readonly Record[]): Promise<ReadonlySet<Record>> => {
    const buyers = await findBuyers(trx, records)
    return new Set(records.filter(({ orderId }) => buyers.get(orderId)?.deletedAt != null))
  },
  // Those of a customer are found by their subject.
  withoutCustomer: (record: Record) => record,
})

const orderReturn: KindOfLoad<ImportReturn> = {
  ...ofOrders<ImportReturn>(),
  ...returnExporter,
  idOf: ({ rma }) => rma,
  openChecks: async ({ trx }: LoadContext, records) => {
    const stored = await returnExporter.find(
      trx,
      records.map(({ rma }) => rma),
    )
    const check = await openReturnChecks(trx, records)
    return (record) => (stored.has(record.rma) ? [storedOtherwise] : check(record))
  },
  write: ({ trx }, records) => importReturns(trx, records),
  findNeeded: findTouchedReturns,
  remove: removeReturns,
}

/** What a record leaves to the shop is what the shop has given and written since. */
const asWritten = (record: ImportInvoice, stored: ImportInvoice | undefined): ImportInvoice => {
  if (!stored) return record
  const { number, issuedAt, file } = stored
  return {
    ...record,
    ...(record.number === null && { number, issuedAt }),
    ...(record.file === undefined && file !== undefined && { file }),
  }
}

const invoice: KindOfLoad<ImportInvoice> = {
  ...ofOrders<ImportInvoice>(),
  ...invoiceExporter,
  idOf: invoiceIdOf,
  comparable: async (_trx, records, stored) =>
    records.map((record) => asWritten(record, stored.get(invoiceIdOf(record)))),
  openChecks: async ({ trx }: LoadContext, records) => {
    const stored = await invoiceExporter.find(trx, records.map(invoiceIdOf))
    const check = await openInvoiceChecks(trx, records)
    return (record) => (stored.has(invoiceIdOf(record)) ? [storedOtherwise] : check(record))
  },
  write: ({ trx }, records) => importInvoices(trx, records),
  findNeeded: findCorrectedInvoices,
  remove: removeInvoices,
}

export const kindsOfOrders = { order, membership, return: orderReturn, invoice }
