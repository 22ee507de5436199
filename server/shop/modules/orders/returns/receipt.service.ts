import type { ReturnState } from '#contract/generated/types.ts'
import type { Database, Executor, Transaction } from '#engine/db/database.ts'
import type { PaymentRecords } from '../../checkout/payments/payment-records.service.ts'
import type { Attempt } from '../orders/attempts/attempts.service.ts'
import { FulfilmentRefused } from '../orders/fulfilment/fulfilment.service.ts'
import { paidShares, shareOfPieces } from './refunds/refund.rules.ts'
import type { ReturnMails } from './return-mails.ts'
import {
  addReceived,
  hasShippingRefund,
  insertRefund,
  saveReturnState,
  sumOfPending,
} from './return-rows.repository.ts'
import {
  findImage,
  findImageIds,
  findLinesWithFacts,
  findReturnByRma,
  findReturnsOf,
  findReturnsOfOrders,
  findTaxes,
  type LineOfOrder,
  type WholeReturn,
} from './returns.repository.ts'

type ReceiptDependencies = {
  records: PaymentRecords
  mails: ReturnMails
}

/** `refused`: not taken back, as it is worn or not what was sold. */
export type ReceivedCondition = 'good' | 'damaged' | 'refused'

/** A return for the merchandise system. */
export type ReturnToReceive = {
  rma: string
  state: ReturnState
  regulation: string
  carrier: string
  announcedAt: string
  lines: { lineId: string; quantity: number; received: number; reason: string; comment: string }[]
  /** GET /merchandise/return-images/<id> */
  images: string[]
}

export type Receipt = {
  eventId: string
  rma: string
  at: Date
  lines: readonly { lineId: string; quantity: number; condition: ReceivedCondition }[]
}

type Due = { returnLineId: string | null; quantity: number; amount: number }

/** Pieces per line of the order, of what the event reports. */
type Pieces = { returnLineId: string; lineId: string; received: number; accepted: number }

const piecesOf = ({ lines }: Receipt, whole: WholeReturn): Pieces[] => {
  const byLine = new Map<string, Pieces>()
  for (const { lineId, quantity, condition } of lines) {
    const own = whole.lines.find((line) => line.lineId === lineId)
    if (!own) throw new FulfilmentRefused(`The return ${whole.row.rma} has no line ${lineId}`)
    const sum = byLine.get(lineId) ?? { returnLineId: own.id, lineId, received: 0, accepted: 0 }
    sum.received += quantity
    if (condition !== 'refused') sum.accepted += quantity
    if (own.received + sum.received > own.quantity)
      throw new FulfilmentRefused(`Of the line ${lineId} only ${own.quantity} were announced`)
    byLine.set(lineId, sum)
  }
  return [...byLine.values()]
}

/** Pieces of each line that came back for their money, those of now included, against what it is measured by. Catalogues may stay. */
const isAll = (lines: readonly LineOfOrder[], pieces: readonly Pieces[], of: (line: LineOfOrder) => number): boolean =>
  lines
    .filter(({ line }) => line.kind !== 'catalogue')
    .every((each) => {
      const now = pieces.find(({ lineId }) => lineId === each.line.id)?.accepted ?? 0
      return each.accepted + now >= of(each)
    })

/**
 * Nothing of the order is with the customer or on its way: then the delivery is paid back, too (§ 357 BGB). Pieces that never came are given up
 * once their money has gone back, so that of the payment no more than the delivery is `left`.
 */
const isEverything = (
  lines: readonly LineOfOrder[],
  pieces: readonly Pieces[],
  { left, shipping }: { left: number; shipping: number },
): boolean =>
  isAll(lines, pieces, ({ line }) => line.quantity) ||
  (left <= shipping && isAll(lines, pieces, ({ facts }) => facts.shipped))

const dueOf = async (
  trx: Transaction,
  { order }: Attempt,
  { pieces, left }: { pieces: readonly Pieces[]; left: number },
): Promise<Due[]> => {
  const lines = await findLinesWithFacts(trx, order.id)
  const paid = paidShares({ order, lines: lines.map(({ line }) => line), taxes: await findTaxes(trx, order.id) })
  const ofLines = pieces.map(({ returnLineId, lineId, accepted }): Due => {
    const found = lines.find(({ line }) => line.id === lineId)
    const share = paid.lines.get(lineId) ?? 0
    const amount = found ? shareOfPieces(share, found.line.quantity, found.accepted, accepted) : 0
    return { returnLineId, quantity: accepted, amount }
  })
  const rest = ofLines.reduce((sum, { amount }) => sum - amount, left)
  const isWhole = isEverything(lines, pieces, { left: rest, shipping: paid.shipping })
  const hasShipping = isWhole && !(await hasShippingRefund(trx, order.id))
  return [...ofLines, { returnLineId: null, quantity: 0, amount: hasShipping ? paid.shipping : 0 }].filter(
    ({ amount }) => amount > 0,
  )
}

/** What can go back of a payment, or off a bill that is not paid, and is not on its way. */
const leftOf = async (
  trx: Transaction,
  { order, payment }: Attempt,
  { records }: ReceiptDependencies,
): Promise<number> => {
  const { id, provider, state, amount, captured, refunded, credited } = payment
  if (provider === null)
    return (state === 'due' ? amount - credited : captured - refunded) - (await sumOfPending(trx, order.id))
  // What is captured just now is taken: its refund waits for it.
  const taken = Math.max(captured, await records.openCaptures(trx, id))
  return taken - refunded - (await records.openRefunds(trx, id))
}

/** All money of the order has gone back already, or all of its bill was dropped. */
const isAllBack = ({ payment: { amount, captured, refunded, credited } }: Attempt): boolean =>
  captured > 0 ? refunded >= captured : credited >= amount

/**
 * What goes back of the money, line by line, each by a command of its own whose id is the refund's, at most what is left of the payment.
 * A transfer is sent back by a person, and an invoice that is not paid is corrected: both are reported by the merchandise system.
 */
const giveBack = async (
  trx: Transaction,
  attempt: Attempt,
  { eventId }: Receipt,
  { returnId, due, left: max }: { returnId: string; due: readonly Due[]; left: number },
  dependencies: ReceiptDependencies,
): Promise<number> => {
  const { payment } = attempt
  let left = max
  let given = 0
  for (const { returnLineId, quantity, amount } of due) {
    const sum = Math.min(amount, left)
    if (sum <= 0) continue
    const id = await insertRefund(trx, { returnId, returnLineId, eventId, quantity, amount: sum })
    given += sum
    left -= sum
    if (payment.provider !== null)
      await dependencies.records.command(trx, {
        id,
        paymentId: payment.id,
        kind: 'refund',
        amount: sum,
        reason: 'return',
      })
  }
  return given
}

/** What the merchandise system has received of returns. Each call is in the caller's transaction, on a locked attempt. */
export const createReturnReceipts = (dependencies: ReceiptDependencies) => ({
  /** Returns by the order's id, oldest first. */
  ofOrders: async (db: Executor, orderIds: readonly string[]): Promise<Map<string, ReturnToReceive[]>> => {
    const found = await findReturnsOfOrders(db, orderIds)
    const images = await findImageIds(
      db,
      found.map(({ row }) => row.id),
    )
    const byOrder = new Map<string, ReturnToReceive[]>()
    for (const { row, lines } of found) {
      const { rma, state, regulation, carrier, announcedAt } = row
      const known = byOrder.get(row.orderId) ?? []
      known.push({
        rma,
        state,
        regulation,
        carrier,
        announcedAt: announcedAt.toISOString(),
        lines: lines.map(({ lineId, quantity, received, reason, comment }) => ({
          lineId,
          quantity,
          received,
          reason,
          comment,
        })),
        images: images.flatMap((image) => (image.returnId === row.id ? [image.id] : [])),
      })
      byOrder.set(row.orderId, known)
    }
    return byOrder
  },

  /** Returns of an order, oldest first, and what of their money is still to be sent or taken off an invoice. */
  forOrderPage: async (db: Executor, orderId: string): Promise<{ returns: WholeReturn[]; pending: number }> => {
    const returns = await findReturnsOf(db, orderId)
    return { returns, pending: returns.length > 0 ? await sumOfPending(db, orderId) : 0 }
  },

  image: (db: Database, id: string) => findImage(db, id),

  receive: async (trx: Transaction, attempt: Attempt, receipt: Receipt): Promise<void> => {
    const whole = await findReturnByRma(trx, receipt.rma)
    if (!whole || whole.row.orderId !== attempt.order.id)
      throw new FulfilmentRefused(`The order has no return ${receipt.rma}`)
    const { row } = whole
    const pieces = piecesOf(receipt, whole)
    // Before the pieces are counted as taken back: the shares of those before them are what was paid back already.
    const left = await leftOf(trx, attempt, dependencies)
    const due = row.regulation === 'refund' ? await dueOf(trx, attempt, { pieces, left }) : []
    for (const { returnLineId, ...counts } of pieces) await addReceived(trx, returnLineId, counts)
    const given = await giveBack(trx, attempt, receipt, { returnId: row.id, due, left }, dependencies)
    const isRejected = pieces.every(({ accepted }) => accepted === 0)
    const before = row.state === 'received' || row.state === 'refunded'
    const first = isRejected ? 'rejected' : due.length > 0 && isAllBack(attempt) ? 'refunded' : 'received'
    const state = !before ? first : given > 0 ? 'received' : row.state
    await saveReturnState(trx, row.id, { state, receivedAt: receipt.at })
    await dependencies.mails.add(trx, isRejected ? 'returnRejected' : 'returnReceived', row.id, receipt.eventId)
  },
})

export type ReturnReceipts = ReturnType<typeof createReturnReceipts>
