import type { CartOpCode } from '#contract/generated/types.ts'
import type { Transaction } from '../../../db/database.ts'
import type { LightningService } from '../../lightning/lightning.service.ts'
import type { Offer } from '../../product/pricing/offer.model.ts'
import type { Surroundings } from '../calculation/evaluation.rules.ts'
import type { Position, StoredCart } from '../cart.model.ts'
import type { StoredOpResult } from '../cart.tables.ts'

/** A cart that is being changed, in the transaction that holds its lock. Operations replace `cart` and `around`. */
export type OpenCart = {
  readonly trx: Transaction
  readonly lightning: LightningService
  cart: StoredCart
  around: Surroundings
}

type About = { positionId?: string | undefined; quantity?: number; quantityAdded?: number }
export type Saying = { area?: 'op' | 'reason'; name?: string; values?: Record<string, string | number> }

const result = (successful: boolean, code: CartOpCode, about: About, saying: Saying): StoredOpResult => ({
  successful,
  code,
  positionId: about.positionId ?? null,
  quantity: about.quantity ?? null,
  quantityAdded: about.quantityAdded ?? null,
  saying: code === 'OK' ? null : { area: saying.area ?? 'op', name: saying.name ?? code, values: saying.values ?? {} },
})

export const done = (code: CartOpCode, about: About = {}, saying: Saying = {}): StoredOpResult =>
  result(true, code, about, saying)

export const refused = (code: CartOpCode, about: About = {}, saying: Saying = {}): StoredOpResult =>
  result(false, code, about, saying)

/** Puts a position in, or in the place of the one with its id. */
export const put = (open: OpenCart, position: Position): void => {
  const { positions } = open.cart
  const isThere = positions.some(({ id }) => id === position.id)
  open.cart = {
    ...open.cart,
    positions: isThere
      ? positions.map((each) => (each.id === position.id ? position : each))
      : [position, ...positions].sort((a, b) => b.place - a.place),
  }
}

/** Pieces of an item that the cart keeps at a deal's price, and may still buy at it. */
export const piecesKept = ({ around }: OpenCart, itemId: string): number => {
  const kept = around.kept.get(itemId)
  return kept && !kept.isExpired ? kept.quantity : 0
}

/** Keeps so many pieces at the deal's price, or as many as there are; without a deal nothing is asked. */
export const keep = async (open: OpenCart, { id: itemId, productId, hasDeal }: Offer, wanted: number) => {
  const { trx, lightning, cart, around } = open
  if (!hasDeal && !around.kept.has(itemId)) return { kept: 0, why: 'noDeal' as const }
  const kept = await lightning.keep(trx, { cartId: cart.id, store: cart.store, productId, itemId, wanted })
  await readKept(open)
  return kept
}

export const release = async (open: OpenCart, itemId: string): Promise<void> => {
  if (!open.around.kept.has(itemId)) return
  await open.lightning.release(open.trx, { cartId: open.cart.id, itemId })
  await readKept(open)
}

const readKept = async (open: OpenCart): Promise<void> => {
  const kept = await open.lightning.keptFor(open.trx, open.cart.id)
  open.around = { ...open.around, kept: new Map(kept.map((each) => [each.itemId, each])) }
}
