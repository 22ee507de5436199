import type { OperationVariables } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import {
  Cart,
  CartGlance,
  type CartOpInput,
  CartReservation,
  CartUpdate,
  ExtendReservation,
  RefreshReservation,
} from '../../../generated/operations.ts'
import { client } from '../../../lib/apollo/client.ts'
import { documentOf } from '../../../lib/apollo/run-in-browser.ts'
import { ensureVisitorId } from '../../../lib/apollo/visitor-ids.ts'
import { wordsOf } from '../../../lib/apollo/words-of.ts'
import type { Operation } from '../../../lib/data/operation.ts'
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
  (await send(CartUpdate, { data: { updateId, ops } })).cart_update

export const sendExtension = async () => (await send(ExtendReservation, {})).extendLightningReservation

export const sendRefresh = async () => (await send(RefreshReservation, {})).refreshLightningReservation

async function ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  const query = documentOf(operation)
  return whole(() => client.query({ query, variables: variables as OperationVariables, fetchPolicy: 'no-cache' }))
}

async function send<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  const mutation = documentOf(operation)
  return whole(() =>
    client.mutate({
      mutation,
      variables: variables as OperationVariables,
      fetchPolicy: 'no-cache',
      context: { tells: 'caller-of-refusals' },
    }),
  )
}

async function whole<Data>(call: () => Promise<{ data?: Data | null | undefined }>): Promise<Data> {
  let data: Data | null | undefined
  await ensureVisitorId()
  try {
    data = (await call()).data
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error))
      throw new CartFault(null, error instanceof Error ? error.message : 'No answer')
    const [first] = error.errors
    throw new CartFault(String(first?.extensions?.code ?? 'INTERNAL'), first?.message ?? '', wordsOf(error))
  }
  if (!data) throw new CartFault(null, 'No data')
  return data
}
