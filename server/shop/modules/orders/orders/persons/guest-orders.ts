import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#engine/db/database.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import type { AddressesService } from '#engine/modules/account/addresses/addresses.service.ts'
import { type OrderRow, orders } from '../orders.tables.ts'

/** For so many hours the browser that ordered as a guest may take the order into a new account: later another person may use it. */
const claimHours = 24

type Guest = {
  visitorId: string
  /** E-mail address of the new account, in its canonical form; an order with another one stays a guest's. */
  email: string
}

/** Whether a new account of this browser would take the order. */
export const isClaimable = ({ customerId, placedAt }: Pick<OrderRow, 'customerId' | 'placedAt'>): boolean =>
  customerId === null && placedAt !== null && placedAt.getTime() > Date.now() - claimHours * 3_600_000

const isSame = (one: AddressSnapshot, other: AddressSnapshot): boolean =>
  JSON.stringify({ ...one, email: null }) === JSON.stringify({ ...other, email: null })

/** Orders that a guest has placed, for the account that the same browser opens with the same e-mail address. */
export const createGuestOrders = ({ addresses }: { addresses: Pick<AddressesService, 'keep'> }) => ({
  /** In the transaction that makes the account: orders become the customer's, and the addresses of the newest one its address book. */
  claim: async (trx: Transaction, customerId: string, { visitorId, email }: Guest): Promise<void> => {
    const claimed = await trx
      .update(orders)
      .set({ customerId })
      .where(
        and(
          isNull(orders.customerId),
          eq(orders.visitorId, visitorId),
          eq(orders.email, email),
          gt(orders.placedAt, sql`now() - make_interval(hours => ${claimHours})`),
        ),
      )
      .returning()
    const newest = claimed.toSorted((one, other) => Number(other.placedAt) - Number(one.placedAt))[0]
    if (newest === undefined) return
    const cartIds = claimed.map(({ cartId }) => cartId)
    await trx.execute(
      sql`update voucher_redemptions set customer_id = ${customerId}::uuid where cart_id = any(${sql.param(cartIds)}::uuid[])`,
    )
    const { billingAddress, deliveryAddress } = newest
    await addresses.keep(trx, customerId, { ...billingAddress, kind: 'billing' })
    if (isSame(billingAddress, deliveryAddress)) return
    const kind = deliveryAddress.packstationNumber === null ? 'shipping' : 'packstation'
    await addresses.keep(trx, customerId, { ...deliveryAddress, kind })
  },
})

export type GuestOrders = ReturnType<typeof createGuestOrders>
