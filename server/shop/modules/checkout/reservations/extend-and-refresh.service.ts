import type { LightningReservation, LightningReservationResult } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import type { LightningService } from '../../catalogue/lightning/lightning.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { CartService } from '../cart/cart.service.ts'
import { type Outcome, outcomeOfExtension, outcomeOfRefresh, reservationOf, timeOf } from './reservations.rules.ts'

type Dependencies = {
  db: Database
  lightning: LightningService
  carts: Pick<CartService, 'find' | 'need' | 'touch'>
  translate: Translate
}

/** What visitors may do with the reservations of their carts; whose cart it is not gets CART_NOT_FOUND. */
export const createReservationsService = ({ db, lightning, carts, translate }: Dependencies) => {
  const now = async (cartId: string): Promise<LightningReservation> =>
    reservationOf(await lightning.reservedFor(db, cartId), Date.now())

  type Change = (trx: Transaction) => Promise<Outcome>

  const change = async (
    identity: Identity,
    audience: Audience,
    cartId: string,
    work: Change,
  ): Promise<LightningReservationResult> => {
    const { messages, ...outcome } = await retryingTransaction(db, async (trx) => {
      // The cart is locked before its deals.
      await carts.touch(trx, identity, audience, cartId)
      return work(trx)
    })
    const reservation = await now(cartId)
    const time = timeOf(reservation.reservationEndTimestamp ?? Date.now(), audience.language)
    return {
      ...outcome,
      reservation,
      message: messages.map((key) => translate(audience, key, { time })).join(' ') || null,
      cart: await carts.find(identity, audience, cartId),
    }
  }

  return {
    reservation: async (identity: Identity, audience: Audience, cartId: string): Promise<LightningReservation> => {
      await carts.need(identity, audience, cartId)
      return now(cartId)
    },

    extend: (identity: Identity, audience: Audience, cartId: string) =>
      change(identity, audience, cartId, async (trx) => {
        const isExtended = await lightning.extend(trx, cartId, audience.store.id)
        return outcomeOfExtension(isExtended, await lightning.reservedFor(trx, cartId))
      }),

    refresh: (identity: Identity, audience: Audience, cartId: string) =>
      change(identity, audience, cartId, async (trx) =>
        outcomeOfRefresh(await lightning.refresh(trx, { cartId, store: audience.store.id, network: identity.network })),
      ),
  }
}
