import type { StoreId } from '#contract/generated/types.ts'
import { announceChanges } from '#engine/change-log/change-log.repository.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { setAside } from '#engine/jobs/set-aside.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import { dealSwitch } from '../product/tiles/tiles.service.ts'
import { type SavedDeal, saveDeals } from './lightning.import.ts'
import {
  dealsOfCarts,
  dealsOfProducts,
  dealsSoldTo,
  deleteReservations,
  endDeal,
  expirePieces,
  extendPieces,
  findOverdueDeals,
  findReservations,
  findReserved,
  findSold,
  keepPieces,
  lockDeals,
  releasePieces,
  saveReservations,
  sellPieces,
  thisDeal,
  unsellPieces,
} from './lightning.repository.ts'
import {
  mergeReservations,
  type RefreshResult,
  type ReservationReason,
  type ReservedPieces,
} from './lightning.rules.ts'

type Order = {
  cartId: string
  store: StoreId
  productId: string
  itemId: string
  wanted: number
  /** Keyed hash of the network; left out where that has no bound. */
  network?: string | null
}

/** The amount is the deal's, gross; null without one. */
type KeepResult = { kept: number; why: ReservationReason; amount: number | null }

const nothingToKeep = (wanted: number): KeepResult => ({ kept: 0, why: wanted === 0 ? 'ok' : 'noDeal', amount: null })

/** Schedules the one job of a deal that releases its next expired reservation. The caller holds the deal's lock. */
const expireAt = (trx: Transaction, dealId: string, endsAt: number): Promise<void> =>
  addJob(trx, 'lightning.expire', { dealId }, { runAt: new Date(Math.ceil(endsAt)), key: `lightning.expire:${dealId}` })

const keepLocked = async (trx: Transaction, order: Order, parameters: ParametersService): Promise<KeepResult> => {
  const { store, wanted } = order
  const isOn = parameters.isOn(store, dealSwitch)
  const granted = await keepPieces(trx, {
    ...order,
    network: order.network ?? null,
    isOn,
    minutes: parameters.value(store, 'lightning_deal', 'reservationMinutes'),
  })
  if (!granted) return nothingToKeep(wanted)
  const { kept: reserved, why, amount, dealId, isNext, endsAt } = granted
  if (isNext) await expireAt(trx, dealId, endsAt)
  return { kept: reserved, why, amount }
}

/** Takes back the pieces of a deal whose time is up; the job comes again for the next ones. */
const expire = (dealId: string, db: Database): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockDeals(trx, thisDeal(dealId))
    const next = await expirePieces(trx, dealId)
    if (next !== null) await expireAt(trx, dealId, next)
  })

/**
 * Before several items are kept, or a kept one is changed together with another: locks all their deals at once, so that
 * two carts never wait for each other. Answers with the products for which there is anything to keep or give back. One
 * item alone needs no call: `keep` and the others lock what they touch.
 */
const lock = async (
  trx: Transaction,
  cartId: string,
  store: StoreId,
  productIds: readonly string[],
): Promise<Set<string>> => new Set(await lockDeals(trx, dealsOfProducts(store, cartId, productIds)))

/**
 * Makes the pieces of an item that the cart has at a deal's price `wanted`, or as many as there are for it. Absolute and
 * idempotent; 0 gives them back. The time of what it has already goes on.
 */
const keep = async (trx: Transaction, order: Order, parameters: ParametersService): Promise<KeepResult> => {
  const { store, cartId, productId, wanted } = order
  const locked = await lockDeals(trx, dealsOfProducts(store, cartId, [productId]))
  return locked.length > 0 ? keepLocked(trx, order, parameters) : nothingToKeep(wanted)
}

/** Gives back what the cart has of one item, or of all. */
const release = async (trx: Transaction, { cartId, itemId }: { cartId: string; itemId?: string }): Promise<void> => {
  await lockDeals(trx, dealsOfCarts([cartId], itemId))
  await releasePieces(trx, cartId, itemId)
}

/** Moves reservations of one cart to another, up to the maximum of one order. */
const moveToCart = async (trx: Transaction, fromCartId: string, toCartId: string): Promise<void> => {
  await lockDeals(trx, dealsOfCarts([fromCartId, toCartId]))
  const rows = await findReservations(trx, [fromCartId, toCartId])
  const { remove, save } = mergeReservations(
    rows.filter(({ cartId }) => cartId === fromCartId),
    rows.filter(({ cartId }) => cartId === toCartId),
  )
  await deleteReservations(trx, remove)
  await saveReservations(
    trx,
    save.map((row) => ({ ...row, cartId: toCartId })),
  )
}

/**
 * With the order: what the cart has is sold, and comes back only by `unsell`. Answers with what was sold, which is all
 * that may be charged at the deal's price.
 */
const sell = async (trx: Transaction, cartId: string): Promise<ReservedPieces[]> => {
  await lockDeals(trx, dealsOfCarts([cartId]))
  return sellPieces(trx, cartId)
}

/** The order came to nothing: what was sold is free again, as far as the deals still exist. */
const unsell = async (trx: Transaction, cartId: string): Promise<void> => {
  await lockDeals(trx, dealsSoldTo(cartId))
  await unsellPieces(trx, cartId)
}

/** Extends the cart's reservations, once; returns whether there was any to extend. */
const extend = async (
  trx: Transaction,
  cartId: string,
  store: StoreId,
  parameters: ParametersService,
): Promise<boolean> => {
  await lockDeals(trx, dealsOfCarts([cartId]))
  return extendPieces(trx, cartId, parameters.value(store, 'lightning_deal', 'extensionMinutes'))
}

/** Renews the cart's expired reservations, as far as pieces are available. Returns the result for each item. */
const refresh = async (
  trx: Transaction,
  { cartId, store, network }: Pick<Order, 'cartId' | 'store' | 'network'>,
  parameters: ParametersService,
): Promise<RefreshResult[]> => {
  const had = (await findReserved(trx, cartId)).filter(({ isExpired }) => isExpired)
  await lockDeals(
    trx,
    dealsOfProducts(
      store,
      cartId,
      had.map(({ productId }) => productId),
    ),
  )
  const refreshed: RefreshResult[] = []
  for (const { itemId, productId, quantity: wanted, amount: before } of had) {
    const {
      kept: reserved,
      why,
      amount,
    } = await keepLocked(trx, { cartId, store, productId, itemId, wanted, network }, parameters)
    refreshed.push({ itemId, wanted, kept: reserved, why, isOtherPrice: amount !== before })
  }
  return refreshed
}

/** Does the work of lost jobs. */
const sweep = async (signal: AbortSignal, db: Database): Promise<void> => {
  const round = setAside()
  for (const dealId of await findOverdueDeals(db)) {
    if (signal.aborted) return
    await round.attempt(() => expire(dealId, db))
  }
  round.end()
}

/**
 * Reservations of deal pieces. Every method runs in the transaction that changes the cart and holds the lock on the
 * cart's row: carts are locked before deals, deals in the order of their ids.
 */
export const createLightningService = ({ db, parameters }: { db: Database; parameters: ParametersService }) => ({
  lock,
  keep: (trx: Transaction, order: Order) => keep(trx, order, parameters),
  release,

  /** The cart's live and expired reservations. */
  reservedFor: (executor: Executor, cartId: string): Promise<ReservedPieces[]> => findReserved(executor, cartId),

  moveToCart,
  sell,
  unsell,

  /** What the cart's order has at the deals' prices. */
  soldTo: (executor: Executor, cartId: string): Promise<ReservedPieces[]> => findSold(executor, cartId),

  extend: (trx: Transaction, cartId: string, store: StoreId) => extend(trx, cartId, store, parameters),
  refresh: (trx: Transaction, of: Pick<Order, 'cartId' | 'store' | 'network'>) => refresh(trx, of, parameters),
  expire: (dealId: string) => expire(dealId, db),

  /** Writes deals that were checked. */
  saveDeals: async (trx: Transaction, deals: readonly SavedDeal[]): Promise<void> => {
    for (const { id } of deals) await lockDeals(trx, thisDeal(id))
    await saveDeals(trx, deals)
  },

  endDeal: async (trx: Transaction, dealId: string): Promise<void> => {
    await lockDeals(trx, thisDeal(dealId))
    await endDeal(trx, dealId)
  },

  /** Whether editors have deals switched on. */
  isOn: (store: StoreId): boolean => parameters.isOn(store, dealSwitch),

  /** A deal of the product begins or ends: its price changes by the time alone. */
  announce: (productId: string): Promise<void> => announceChanges(db, [`product:${productId}`]),

  sweep: (signal: AbortSignal) => sweep(signal, db),
})

export type { SavedDeal }
export type LightningService = ReturnType<typeof createLightningService>
