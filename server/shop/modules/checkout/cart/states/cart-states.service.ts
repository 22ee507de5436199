import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#engine/db/database.ts'
import { nextState } from '#lib/transitions.ts'
import { type CartRow, carts } from '../cart.tables.ts'
import { type CartEvent, cartTransitions } from './cart-states.rules.ts'

/** A locked cart as its order sees it. */
export type CartHead = Pick<CartRow, 'id' | 'store' | 'state' | 'visitorId' | 'customerId' | 'purpose'>

/** States of carts, for orders and payments: they find a cart by its id and do not check its owner. */
export const createCartStates = () => ({
  /** Locks the cart until the transaction ends. Carts are locked before their orders, and orders before their payments. */
  lock: async (trx: Transaction, cartId: string): Promise<CartHead> => {
    const [cart] = await trx
      .select({
        id: carts.id,
        store: carts.store,
        state: carts.state,
        visitorId: carts.visitorId,
        customerId: carts.customerId,
        purpose: carts.purpose,
      })
      .from(carts)
      .where(eq(carts.id, cartId))
      .for('no key update')
    if (!cart) throw new Error(`The cart ${cartId} of an order is gone`)
    return cart
  },

  /** The caller has locked the cart. Throws when the event is not possible. */
  move: async (trx: Transaction, { id, state }: CartHead, event: CartEvent): Promise<void> => {
    const next = nextState(cartTransitions, state, event)
    if (next === null) throw new Error(`A cart that is ${state} has no event ${event}`)
    await trx
      .update(carts)
      .set({ state: next, submittedAt: next === 'submitted' ? sql`now()` : null, version: sql`${carts.version} + 1` })
      .where(eq(carts.id, id))
  },
})

export type CartStates = ReturnType<typeof createCartStates>
