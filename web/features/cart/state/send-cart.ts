import {
  Cart,
  CartGlance,
  type CartOpInput,
  CartReservation,
  CartUpdate,
  ExtendReservation,
  RefreshReservation,
} from '#web/generated/operations.ts'
import type { Operation } from '#web/lib/data/operation.ts'
import { send } from '#web/lib/data/send.ts'
import type { OperationResult } from '#web/lib/page/page-context.ts'
import { CartError } from './cart-error.ts'

/** Fetches the cart without Apollo's cache: the cart store keeps it and compares versions (cart-state.ts). */
export const askForCart = async () => (await ask(Cart, {})).shop_findCart

/** Fetches the data of the header. */
export const askForGlance = async () => (await ask(CartGlance, {})).shop_findCart

/**
 * Fetches the reservation. Sent together with the cart it shares one request; callers show the cart also when it fails.
 */
export const askForReservation = async () => {
  const { getLightningReservation } = await ask(CartReservation, {})
  return getLightningReservation
}

export const sendChanges = async (updateId: string, ops: CartOpInput[]) =>
  (await change(CartUpdate, { data: { updateId, ops } })).cart_update

export const sendExtension = async () => (await change(ExtendReservation, {})).extendLightningReservation

export const sendRefresh = async () => (await change(RefreshReservation, {})).refreshLightningReservation

async function ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  return whole(await send(operation, variables, { needsVisitor: true, fresh: true }))
}

async function change<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  return whole(await send(operation, variables, { needsVisitor: true, tells: 'caller-of-refusals' }))
}

function whole<Data>({ data, errors }: OperationResult<Data>): Data {
  if (!data) throw new CartError(errors)
  return data
}
