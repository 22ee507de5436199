import {
  Cart,
  CartGlance,
  type CartOpInput,
  CartReservation,
  CartUpdate,
  ExtendReservation,
  RefreshReservation,
} from '../../../generated/operations.ts'
import type { Operation } from '../../../lib/data/operation.ts'
import { sendForVisitor } from '../../../lib/data/send-for-visitor.ts'
import type { OperationResult } from '../../../lib/page/page-context.ts'
import { CartFault } from './cart-fault.ts'

/** The cart is asked for afresh each time: the store beside keeps it, and its version decides (cart-state.rules.ts). */
export const askForCart = async () => (await ask(Cart, {})).shop_findCart

/** What the header shows. */
export const askForGlance = async () => (await ask(CartGlance, {})).shop_findCart

/** What is kept for the cart; asked for at the same time it leaves with it. Nobody misses a cart because of it. */
export const askForReservation = async () => {
  const { getLightningReservation } = await ask(CartReservation, {})
  return getLightningReservation
}

export const sendChanges = async (updateId: string, ops: CartOpInput[]) =>
  (await change(CartUpdate, { data: { updateId, ops } })).cart_update

export const sendExtension = async () => (await change(ExtendReservation, {})).extendLightningReservation

export const sendRefresh = async () => (await change(RefreshReservation, {})).refreshLightningReservation

async function ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  return whole(await sendForVisitor(operation, variables, { fresh: true }))
}

async function change<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  return whole(await sendForVisitor(operation, variables, { tells: 'caller-of-refusals' }))
}

function whole<Data>({ data, errors }: OperationResult<Data>): Data {
  if (!data) throw new CartFault(errors)
  return data
}
