import type { OrderDetails } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { money } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { creditedOf, openOf, refundedOf } from './order.rules.ts'
import type { WholeOrder } from './whole-orders.repository.ts'

/** What came after the delivery. */
type Aftermath = Pick<
  OrderDetails,
  'withdrawals' | 'returns' | 'refundedAmount' | 'creditedAmount' | 'returnedAmount'
> & {
  hasWithdrawn: boolean
  openAmount: OrderDetails['order']['openAmount']
}

type ShownReturn = {
  row: { rma: string; announcedAt: Date; state: string }
  lines: readonly { lineId: string; quantity: number }[]
  /** Minor units. */
  refund: number
}

export type AftermathDependencies = {
  db: Database
  translate: Translate
  /** Returns of an order, oldest first, and what of their money is still to be sent or taken off an invoice. */
  returnsOf: (db: Database, orderId: string) => Promise<{ returns: ShownReturn[]; pending: number }>
  /** Declarations of its buyer. */
  withdrawalsOf: (db: Database, order: WholeOrder['order']) => Promise<{ declaredAt: Date; goods: string | null }[]>
}

/** Withdrawals, returns, and the money that went back or is still to pay. */
export const readAftermath = async (
  whole: WholeOrder,
  audience: Audience,
  { db, translate, returnsOf, withdrawalsOf }: AftermathDependencies,
): Promise<Aftermath> => {
  const { order, lines } = whole
  const inMoney = (amount: number) => (amount > 0 ? money(amount, order.currency, audience.language) : null)
  const declared = await withdrawalsOf(db, order)
  const { returns, pending } = await returnsOf(db, order.id)
  const open = openOf(whole)
  // What came back of an invoice that is not paid is taken off it by the merchandise system, some time later.
  const returned = Math.min(open, pending)
  const itemsOf = ({ lines: sent }: (typeof returns)[number]) =>
    lines.flatMap(({ id, name }) => {
      const quantity = sent.find(({ lineId }) => lineId === id)?.quantity ?? 0
      return quantity > 0 ? [{ name, quantity }] : []
    })
  return {
    hasWithdrawn: declared.some(({ goods }) => goods === null),
    withdrawals: declared.map(({ declaredAt, goods }) => ({ declaredAt: declaredAt.getTime(), goods })),
    returns: returns
      .map((each) => ({
        rma: each.row.rma,
        placedDate: each.row.announcedAt.getTime(),
        stateText: translate(audience, `returns.state.${each.row.state}`),
        items: itemsOf(each),
        refund: inMoney(each.refund),
      }))
      .reverse(),
    refundedAmount: inMoney(refundedOf(whole)),
    creditedAmount: inMoney(creditedOf(whole)),
    returnedAmount: inMoney(returned),
    openAmount: inMoney(open - returned),
  }
}
