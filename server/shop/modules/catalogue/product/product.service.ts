import type {
  ExtraTabContent,
  GroupPrices,
  GroupTilePrice,
  Item,
  ItemVariantAttribute,
  Product,
  ProductTile,
  VariantInformation,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Change } from '#engine/change-log/change-log.repository.ts'
import type { Database, Executor } from '#engine/db/database.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { DirectoryHolder } from '../directory/directory-holder.ts'
import type { MediaService } from '../media/media.service.ts'
import { numbersIn } from './item-numbers.rules.ts'
import { type BuyerGroup, isPricedFor, priceFor } from './pricing/buyer-price.rules.ts'
import { createCurrentOffers } from './pricing/current-offers.ts'
import type { Offer } from './pricing/offer.model.ts'
import { createRecentStates } from './pricing/recent-states.ts'
import { shippingTerms } from './pricing/shipping.rules.ts'
import {
  countView,
  type FullItem,
  type FullProduct,
  findByNumber,
  findFullProduct,
  findFullProducts,
  findIdsAfter,
  findProductOfItem,
  findStatus,
} from './product.repository.ts'
import { createProductCache } from './product-cache.ts'
import {
  itemSources,
  type PageSources,
  toProduct,
  toVariantInformation,
  type VariantSelection,
} from './product-page.ts'
import { findListedProducts } from './tiles/listed-products.repository.ts'
import { type ListedProduct, toListedProduct } from './tiles/listed-products.ts'
import { createTilesService, dealSwitch, pricingOf } from './tiles/tiles.service.ts'
import { itemPath, ownTilePrice, productPath } from './tiles/to-tile.ts'
import { toItem } from './to-item.ts'
import { variantAttributesOf } from './variant-attributes.ts'

/** Products with all their texts, some 20 kB each. */
const remembered = 1000
const lifetime = 600_000

const hostName = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

type ProductDependencies = {
  db: Database
  directory: DirectoryHolder
  media: MediaService
  translate: Translate
  parameters: ParametersService
}

const sourcesFor = (
  audience: Audience,
  { directory, media, translate, parameters }: ProductDependencies,
): PageSources => ({
  audience,
  directory: directory.get(),
  media,
  translate,
  shipping: shippingTerms(audience.store, audience.store.country, parameters.of(audience.store.id)),
  hasDeals: parameters.isOn(audience.store.id, dealSwitch),
  now: Date.now(),
})

/** Reads products from memory or the database. One page asks for a product by several fields at once: they share a read. */
const createProductReader = (db: Database) => {
  const cache = createProductCache<FullProduct>(remembered, lifetime)
  const reading = new Map<string, Promise<FullProduct | null>>()
  return {
    apply: cache.apply,
    drop: cache.drop,
    find: async (id: string, audience: Audience): Promise<FullProduct | null> => {
      const held = cache.get(id, audience)
      if (held) return held
      const readIn = cache.generation()
      const key = `${readIn} ${audience.store.id} ${audience.language} ${id}`
      const underWay = reading.get(key)
      if (underWay) return underWay
      const read = findFullProduct(db, id, audience.store.id, audience.textLanguage).finally(() => reading.delete(key))
      reading.set(key, read)
      const product = await read
      if (product) cache.set(id, audience, product, readIn)
      return product
    },
  }
}

/** A product with its items, as stored and as their page says them. */
export type SoldOnPage = { product: FullProduct; items: { row: FullItem; item: Item }[] }

type Find = ReturnType<typeof createProductReader>['find']

/** By id, whether the store still sells them or not, with what they cost this moment; unknown ones are left out. */
const listedProducts = async (
  executor: Executor,
  ids: readonly string[],
  { audience, group }: { audience: Audience; group: BuyerGroup },
  dependencies: ProductDependencies,
): Promise<ReadonlyMap<string, ListedProduct>> => {
  if (ids.length === 0) return new Map()
  const rows = await findListedProducts(executor, ids, audience.store.id, audience.textLanguage)
  const sources = sourcesFor(audience, dependencies)
  return new Map(rows.map((row) => [row.id, toListedProduct(row, sources, group)]))
}

const itemOnPage = async (itemId: string, audience: Audience, find: Find, { db }: ProductDependencies) => {
  const productId = await findProductOfItem(db, itemId)
  const product = productId === null ? null : await find(productId, audience)
  const item = product?.items.find((each) => each.id === itemId)
  return product && item ? { product, item } : null
}

const itemOf = async (
  itemId: string,
  audience: Audience,
  find: Find,
  dependencies: ProductDependencies,
): Promise<Item | null> => {
  const found = await itemOnPage(itemId, audience, find, dependencies)
  if (!found) return null
  const { product, item } = found
  return toItem(item, product.id, itemSources(product, sourcesFor(audience, dependencies)))
}

/** Where a search for exactly one order number, GTIN or id leads; null for every other text. */
const pathOfNumber = async (term: string, { store }: Audience, { db }: ProductDependencies): Promise<string | null> => {
  for (const number of numbersIn(term)) {
    const [found, another] = await findByNumber(db, number, store.id)
    if (!found || another) continue
    return found.itemId === null ? productPath(found.productId) : itemPath(found.productId, found.itemId)
  }
  return null
}

export const createProductService = (dependencies: ProductDependencies) => {
  const { db, directory } = dependencies
  const { tiles, apply: applyToTiles, drop: dropTiles } = createTilesService(dependencies)
  const { find, ...reader } = createProductReader(db)
  const current = createCurrentOffers(dependencies.parameters)
  const recentStates = createRecentStates()

  return {
    tiles,

    apply: (changes: readonly Change[]): void => {
      applyToTiles(changes)
      reader.apply(changes)
      current.apply(changes)
      recentStates.apply(changes)
    },

    /** After changes of what all products are shown with: stores, translations. */
    drop: (): void => {
      dropTiles()
      reader.drop()
      current.drop()
    },

    /** Null when the store does not sell it. */
    product: async (id: string, audience: Audience): Promise<Product | null> => {
      const product = await find(id, audience)
      return product && toProduct(product, sourcesFor(audience, dependencies))
    },

    /** At the prices of a buyer; without a group at those for everybody. */
    listed: (executor: Executor, ids: readonly string[], audience: Audience, group: BuyerGroup) =>
      listedProducts(executor, ids, { audience, group }, dependencies),

    /** What an item costs a buyer and how it is sent; null where it costs what it costs everybody. Never to be shared. */
    groupPrices: async (itemId: string, audience: Audience, group: BuyerGroup): Promise<GroupPrices | null> => {
      if (group === null) return null
      const found = await itemOnPage(itemId, audience, find, dependencies)
      if (!found || !isPricedFor(found.item, group)) return null
      const own = priceFor(found.item, group)
      const { prices, shipping } = toItem(
        own,
        found.product.id,
        itemSources(found.product, sourcesFor(audience, dependencies)),
      )
      return { itemId, prices, shipping }
    },

    /** The same of items that cards show; those that cost what they cost everybody are left out. */
    groupTilePrices: async (
      itemIds: readonly string[],
      audience: Audience,
      group: BuyerGroup,
    ): Promise<GroupTilePrice[]> => {
      if (group === null || itemIds.length === 0) return []
      const offers = await current.offers(db, itemIds, audience)
      return [...offers.values()].flatMap((offer) => {
        const { id, amount, ...own } = priceFor(offer, group)
        return amount === null || !isPricedFor(offer, group)
          ? []
          : [
              {
                itemId: id,
                ...ownTilePrice({ ...own, amount }, pricingOf(audience), (key) =>
                  dependencies.translate(audience, key),
                ),
              },
            ]
      })
    },

    related: async (id: string, kind: 'accessoryIds' | 'replacementIds', audience: Audience): Promise<ProductTile[]> =>
      tiles(audience, (await find(id, audience))?.[kind] ?? []),

    /** Id of the editors' page whose teasers stand on the pages of all products of a brand; null without a brand. */
    brandPageId: async (id: string, audience: Audience): Promise<string | null> => {
      const product = await find(id, audience)
      return product?.manufacturer ? `brand-teasers-${product.manufacturer.id}` : null
    },

    item: (itemId: string, audience: Audience) => itemOf(itemId, audience, find, dependencies),

    /** All that the store sells, as its pages say it, in batches: for feeds. Read anew, past what is remembered for pages. */
    async *sold(audience: Audience, batchSize: number): AsyncGenerator<SoldOnPage[]> {
      for (let after = ''; ; ) {
        const ids = await findIdsAfter(db, audience.store.id, { after, limit: batchSize })
        const last = ids.at(-1)
        if (last === undefined) return
        after = last
        const sources = sourcesFor(audience, dependencies)
        const found = await findFullProducts(db, ids, audience.store.id, audience.textLanguage)
        yield found.map((product) => ({
          product,
          items: product.items.map((row) => ({ row, item: toItem(row, product.id, itemSources(product, sources)) })),
        }))
      }
    },

    productIdOfItem: (itemId: string): Promise<string | null> => findProductOfItem(db, itemId),

    offers: current.offers,

    recentStates,

    variantAttributes: (offer: Offer, { textLanguage }: Audience): ItemVariantAttribute[] =>
      variantAttributesOf(offer, directory.get(), textLanguage),

    variants: async (
      productId: string,
      selection: VariantSelection,
      audience: Audience,
    ): Promise<VariantInformation | null> => {
      const product = await find(productId, audience)
      return product && toVariantInformation(product, selection, sourcesFor(audience, dependencies))
    },

    extraTab: async (productId: string, tabId: string, audience: Audience): Promise<ExtraTabContent | null> => {
      const tab = (await find(productId, audience))?.extraTabs.find((each) => each.id === tabId)
      const { textLanguage } = audience
      return tab ? { id: tab.id, headline: tab.headline[textLanguage], content: tab.content[textLanguage] } : null
    },

    findProductStatus: (id: string, { store }: Audience): Promise<'active' | 'gone' | 'missing'> =>
      findStatus(db, id, store.id),

    pathOfNumber: (term: string, audience: Audience) => pathOfNumber(term, audience, dependencies),

    /** Counts a view; false when the product, the item of it, or the domain can't be one. */
    recordGlanceView: async (productId: string, itemId: string | null, domain: string): Promise<boolean> =>
      hostName.test(domain) && countView(db, productId, itemId ?? '', domain.toLowerCase()),
  }
}

export type ProductService = ReturnType<typeof createProductService>
