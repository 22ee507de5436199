import type { CartOpCode } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { LightningService } from '#engine/modules/catalogue/lightning/lightning.service.ts'
import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import type { PricingContext } from '../calculation/calculation.rules.ts'
import type { Position, StoredCart } from '../cart.model.ts'
import type { StoredOpResult } from '../cart.tables.ts'

/** A cart that is being changed. Operations replace `cart` and `pricingContext`. */
export type CartDraft = {
  /** Pieces at the prices of deals, in the transaction that holds the cart's lock; null for an update that has none. */
  readonly deals: { trx: Transaction; lightning: LightningService; network: string | null } | null
  cart: StoredCart
  pricingContext: PricingContext
}

type About = {
  positionId?: string | undefined
  quantity?: number
  quantityAdded?: number
  quantityAddedLightning?: number
}
export type OpMessage = { area?: 'op' | 'reason'; name?: string; values?: Record<string, string | number> }

const result = (successful: boolean, code: CartOpCode, about: About, message: OpMessage): StoredOpResult => ({
  successful,
  code,
  positionId: about.positionId ?? null,
  quantity: about.quantity ?? null,
  quantityAdded: about.quantityAdded ?? null,
  quantityAddedLightning: about.quantityAddedLightning ?? null,
  message:
    code === 'OK' ? null : { area: message.area ?? 'op', name: message.name ?? code, values: message.values ?? {} },
})

export const done = (code: CartOpCode, about: About = {}, message: OpMessage = {}): StoredOpResult =>
  result(true, code, about, message)

export const refused = (code: CartOpCode, about: About = {}, message: OpMessage = {}): StoredOpResult =>
  result(false, code, about, message)

/** Puts a position in, or in the place of the one with its id. */
export const put = (draft: CartDraft, position: Position): void => {
  const { positions } = draft.cart
  const isThere = positions.some(({ id }) => id === position.id)
  draft.cart = {
    ...draft.cart,
    positions: isThere
      ? positions.map((each) => (each.id === position.id ? position : each))
      : [position, ...positions].sort((a, b) => b.place - a.place),
  }
}

/** Pieces of an item that the cart keeps at a deal's price, and may still buy at it. */
export const reservedPieces = ({ pricingContext }: CartDraft, itemId: string): number => {
  const reserved = pricingContext.kept.get(itemId)
  return reserved && !reserved.isExpired ? reserved.quantity : 0
}

const dealsOf = ({ deals }: CartDraft) => {
  if (!deals) throw new Error('An update reached a deal without the lock of its cart')
  return deals
}

/** Keeps so many pieces at the deal's price, or as many as there are; without a deal nothing is asked. */
export const keep = async (draft: CartDraft, { id: itemId, productId, hasDeal }: Offer, wanted: number) => {
  const { cart, pricingContext } = draft
  if (!hasDeal && !pricingContext.kept.has(itemId)) return { kept: 0, why: 'noDeal' as const }
  const { trx, lightning, network } = dealsOf(draft)
  const reserved = await lightning.keep(trx, { cartId: cart.id, store: cart.store, productId, itemId, wanted, network })
  await readReserved(draft)
  return reserved
}

export const release = async (draft: CartDraft, itemId: string): Promise<void> => {
  if (!draft.pricingContext.kept.has(itemId)) return
  const { trx, lightning } = dealsOf(draft)
  await lightning.release(trx, { cartId: draft.cart.id, itemId })
  await readReserved(draft)
}

const readReserved = async (draft: CartDraft): Promise<void> => {
  const { trx, lightning } = dealsOf(draft)
  const reserved = await lightning.reservedFor(trx, draft.cart.id)
  draft.pricingContext = { ...draft.pricingContext, kept: new Map(reserved.map((each) => [each.itemId, each])) }
}
