import type { Badge, Download, ProductTile } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import type { DirectoryHolder } from '../../directory/directory-holder.ts'
import type { MediaService } from '../../media/media.service.ts'
import { toDownloads } from '../downloads.ts'
import { dealInfo, type Pricing, runningDeal, type TaxRates } from '../pricing/sold-product.rules.ts'
import { createProductCache } from '../product-cache.ts'
import { type Deal, findSoldProducts, type SoldProduct } from './tile.repository.ts'
import { type ChosenValues, itemsFor, type TileSources, toTile } from './to-tile.ts'

/** A tile is 2 to 3 kB, the rows of its variants as much again, what answers have of it 1 kB: some 140 MB, twice that where filters single out variants. */
const remembered = 20_000
/** Milliseconds; newness goes by the calendar, not by a change. */
const lifetime = 600_000

/** Frozen, as calls share them: what is made of a frozen object may be kept (`graphql/plain-data`). */
type Tile = Readonly<ProductTile>

/** Deals are kept apart: whether one runs depends on the moment. */
type PreparedTiles = {
  tile: Tile
  deals: Deal[]
  taxClass: keyof TaxRates
  /** The tile of the variants that a filter is met by; null where there is no choice. */
  tileFor: ((chosen: ChosenValues) => Tile) | null
}

/** The tiles of a product by the variants that filters are met by; as many are kept as it has variants. */
const createTilesOfVariants = (product: SoldProduct, tile: Tile, sources: TileSources) => {
  const { items } = product
  const made = new Map<string, Tile>()

  return (chosen: ChosenValues): Tile => {
    const shownItems = itemsFor(items, chosen)
    if (shownItems === items) return tile
    const key = shownItems.map(({ id }) => id).join()
    const known = made.get(key)
    if (known) return known
    const ofVariants = toTile(product, sources, shownItems)
    if (!ofVariants) return tile
    if (made.size >= items.length) made.clear()
    made.set(key, Object.freeze(ofVariants))
    return ofVariants
  }
}

export const pricingOf = ({ store, language }: Audience): Pricing => ({
  store: store.id,
  currencyCode: store.currencyCode,
  taxRates: store.taxRates,
  language,
})

/** Feature switch of lightning deals (storefront.md §6). */
export const dealSwitch = 'Blitzangebot'

type TilesDependencies = {
  db: Database
  directory: DirectoryHolder
  media: MediaService
  translate: Translate
  parameters: ParametersService
}

/** Cards by id: from memory when warm, otherwise one query for all that are missing. */
export const createTilesService = ({ db, directory, media, translate, parameters }: TilesDependencies) => {
  const cache = createProductCache<PreparedTiles>(remembered, lifetime)

  const sourcesFor = (audience: Audience, downloads: ReadonlyMap<string, Download[]>): TileSources => {
    const { store, textLanguage } = audience
    const held = directory.get()
    return {
      pricing: pricingOf(audience),
      country: store.country,
      now: Date.now(),
      badges: (ids): Badge[] =>
        ids.flatMap((id) => {
          const name = held.badges.get(id)
          return name ? [{ id, name: name[textLanguage] }] : []
        }),
      breadcrumb: (categoryId) => held.breadcrumbs(categoryId, store.id, textLanguage),
      cssOf: (attributeId, valueId) => held.attribute(attributeId)?.values.get(valueId)?.css ?? null,
      unitName: (key) => translate(audience, key),
      downloads: (item) => downloads.get(item.id) ?? [],
    }
  }

  const downloadsOf = async (products: readonly SoldProduct[], { textLanguage }: Audience) => {
    const items = products.flatMap((product) => product.items).filter((item) => item.downloads.length > 0)
    const made = await Promise.all(items.map((item) => toDownloads(item.downloads, textLanguage, media)))
    return new Map(items.map((item, index) => [item.id, made[index] ?? []]))
  }

  const prepare = async (ids: readonly string[], audience: Audience): Promise<Map<string, PreparedTiles>> => {
    const readIn = cache.generation()
    const products = await findSoldProducts(db, ids, audience.store.id, audience.textLanguage)
    const sources = sourcesFor(audience, await downloadsOf(products, audience))
    const prepared = new Map<string, PreparedTiles>()
    for (const product of products) {
      const made = toTile(product, sources)
      if (!made) continue
      const tile = Object.freeze(made)
      const taxClass = product.items.find((item) => item.id === tile.bestItemId)?.taxClass ?? 'standard'
      const tileFor = product.items.length > 1 ? createTilesOfVariants(product, tile, sources) : null
      const value = { tile, deals: product.deals, taxClass, tileFor }
      prepared.set(product.id, value)
      cache.set(product.id, audience, value, readIn)
    }
    return prepared
  }

  const inDeal = new WeakMap<Tile, { deal: Deal; tile: Tile }>()

  const withDeal = (tile: Tile, deal: Deal, taxClass: keyof TaxRates, audience: Audience): Tile => {
    const known = inDeal.get(tile)
    if (known?.deal === deal) return known.tile
    const made = Object.freeze({ ...tile, lightningDealInfo: dealInfo(deal, taxClass, pricingOf(audience)) })
    inDeal.set(tile, { deal, tile: made })
    return made
  }

  const now = (prepared: PreparedTiles, audience: Audience, chosen: ChosenValues): Tile => {
    const { tileFor, deals, taxClass } = prepared
    const tile = tileFor && chosen.length > 0 ? tileFor(chosen) : prepared.tile
    const deal = deals.length > 0 ? runningDeal(deals, Date.now()) : null
    return deal && parameters.isOn(audience.store.id, dealSwitch) ? withDeal(tile, deal, taxClass, audience) : tile
  }

  return {
    apply: cache.apply,
    drop: cache.drop,

    /**
     * In the order of the ids; what the store does not sell is left out. `chosen` is what a list is filtered by: a card shows and links
     * to a variant that meets it.
     */
    tiles: async (audience: Audience, ids: readonly string[], chosen: ChosenValues = []): Promise<ProductTile[]> => {
      const warm = cache.getAll(ids, audience)
      const missing = ids.filter((_id, index) => !warm[index])
      const cold = missing.length > 0 ? await prepare(missing, audience) : null
      const shown: Tile[] = []
      ids.forEach((id, index) => {
        const prepared = warm[index] ?? cold?.get(id)
        if (prepared) shown.push(now(prepared, audience, chosen))
      })
      return shown
    },
  }
}
