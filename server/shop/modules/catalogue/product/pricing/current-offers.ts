import type { Audience } from '#engine/call/audience.ts'
import type { Executor } from '#engine/db/database.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { createProductCache } from '../product-cache.ts'
import { dealSwitch } from '../tiles/tiles.service.ts'
import type { Offer, OfferDescription, OfferState } from './offer.model.ts'
import { findOffers } from './offer.repository.ts'
import { findOfferStates } from './offer-states.ts'

/** Products, less than 1 kB an item. */
const remembered = 5000
const lifetime = 600_000

type Descriptions = ReadonlyMap<string, OfferDescription>

const descriptionOf = (offer: Offer): OfferDescription => {
  const { orderNumber, name, manufacturerName, picture, categoryIds, variant } = offer
  const { contentQuantity, contentUnit, contentIsDisplayed } = offer
  return {
    orderNumber,
    name,
    manufacturerName,
    picture,
    categoryIds,
    variant,
    contentQuantity,
    contentUnit,
    contentIsDisplayed,
  }
}

/**
 * Items at this moment, for what is decided by price and stock: their states come from the database, only how they are described is
 * held in process.
 */
export const createCurrentOffers = (parameters: ParametersService) => {
  const cache = createProductCache<Descriptions>(remembered, lifetime)

  const remember = (offer: Offer, audience: Audience, readIn: number): void => {
    const ofProduct = new Map(cache.get(offer.productId, audience))
    cache.set(offer.productId, audience, ofProduct.set(offer.id, descriptionOf(offer)), readIn)
  }

  /** What is sold out is read as a whole, as it may have a replacement. */
  const fromMemory = (state: OfferState, audience: Audience): Offer | null => {
    const description = state.stock > 0 ? cache.get(state.productId, audience)?.get(state.id) : undefined
    return description ? { ...description, ...state, replacementId: null } : null
  }

  return {
    apply: cache.apply,
    drop: cache.drop,

    /** Offers by id; unknown items are left out. `known` are states that the caller has read in the same moment. */
    offers: async (
      executor: Executor,
      itemIds: readonly string[],
      audience: Audience,
      known: readonly OfferState[] = [],
    ): Promise<ReadonlyMap<string, Offer>> => {
      const { store, textLanguage } = audience
      const hasDeals = parameters.isOn(store.id, dealSwitch)
      const states = new Map(known.map((state) => [state.id, state]))
      const unread = itemIds.filter((id) => !states.has(id))
      const read = unread.length > 0 ? await findOfferStates(executor, { store: store.id, itemIds: unread }) : []
      for (const state of read) states.set(state.id, state)

      const found = new Map<string, Offer>()
      const put = (offer: Offer) => found.set(offer.id, hasDeals ? offer : { ...offer, hasDeal: false })
      const undescribed: string[] = []
      for (const id of itemIds) {
        const state = states.get(id)
        const offer = state && fromMemory(state, audience)
        if (offer) put(offer)
        else if (state) undescribed.push(id)
      }
      if (undescribed.length === 0) return found
      const readIn = cache.generation()
      for (const offer of await findOffers(executor, undescribed, store.id, textLanguage)) {
        put(offer)
        remember(offer, audience, readIn)
      }
      return found
    },
  }
}
