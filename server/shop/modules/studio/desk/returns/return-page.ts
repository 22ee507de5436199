import type { StoreId, StudioReturn } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import type { ReturnReceipts } from '#engine/modules/orders/returns/receipt.service.ts'
import { findPartsOf } from '../desk.repository.ts'
import { type OrderPageDependencies, refundableOf } from '../orders/order-page.ts'
import { findDueAt, findOrderOfReturn, findRefundsOf } from './returns.repository.ts'

export type ReturnPageDependencies = Pick<OrderPageDependencies, 'documents' | 'operators'> & {
  receipts: Pick<ReturnReceipts, 'forOrderPage'>
}

/** A return of the store; null for a number that none has. */
export const readReturnPage = async (
  db: Executor,
  rma: string,
  store: StoreId,
  dependencies: ReturnPageDependencies,
): Promise<StudioReturn | null> => {
  const order = await findOrderOfReturn(db, rma, store)
  if (order === null) return null
  const { returns, pending } = await dependencies.receipts.forOrderPage(db, order.id)
  const whole = returns.find(({ row }) => row.rma === rma)
  if (!whole) return null
  const { row, lines } = whole
  const parts = await findPartsOf(db, order.id)
  const { by } = await refundableOf(db, order, parts.payments.at(-1), dependencies)
  const { state, regulation, carrier, contact } = row
  return {
    ...{ rma, state, regulation, carrier },
    order: order.number,
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    phone: contact.phone,
    announcedAt: row.announcedAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    dueAt: await findDueAt(db, rma),
    currency: order.currency,
    lines: lines.flatMap((line) => {
      const ordered = parts.lines.find(({ id }) => id === line.lineId)
      if (!ordered) return []
      const { lineId, quantity, received, accepted, reason, comment } = line
      const { articleNumber, name } = ordered
      return { lineId, articleNumber, name, quantity, received, accepted, reason, comment }
    }),
    refunds: (await findRefundsOf(db, row.id)).map(({ id, amount, createdAt }) => ({
      ...{ id, amount },
      createdAt: createdAt.toISOString(),
    })),
    refundBy: by,
    pending,
  }
}
