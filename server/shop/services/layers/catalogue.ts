import { readChanges } from '../../change-log/change-log.repository.ts'
import { createCatalogueService } from '../../modules/catalogue/catalogue/catalogue.service.ts'
import { createDirectoryHolder } from '../../modules/catalogue/directory/directory-holder.ts'
import { createFeeds } from '../../modules/catalogue/feeds/feeds.service.ts'
import { createLightningService } from '../../modules/catalogue/lightning/lightning.service.ts'
import { createPlannedPrices } from '../../modules/catalogue/product/price-changes/planned-prices.service.ts'
import { createProductService } from '../../modules/catalogue/product/product.service.ts'
import { createPromotionsService } from '../../modules/catalogue/promotions/promotions.service.ts'
import { createRatingLinks } from '../../modules/catalogue/reviews/rating-link.ts'
import { createReviewsService } from '../../modules/catalogue/reviews/reviews.service.ts'
import { createSearchService } from '../../modules/catalogue/search/search.service.ts'
import { createShippedStock } from '../../modules/catalogue/stock/shipped-stock.ts'
import { createStockService } from '../../modules/catalogue/stock/stock.service.ts'
import { createLiveIndex } from '../../search-index/live-index.ts'
import type { Ground } from '../settings.ts'
import type { TextsLayer } from './texts.ts'

/** What the stores offer, and how it is found. */
export const createCatalogueLayer = (
  { db, settings }: Ground,
  { media, parameters, stores, translate }: Pick<TextsLayer, 'media' | 'parameters' | 'stores' | 'translate'>,
) => {
  const directory = createDirectoryHolder(db)
  const index = createLiveIndex(db, settings.index.snapshotFile)
  const product = createProductService({ db, directory, media, translate, parameters })
  const ratingLinks = createRatingLinks(settings.reviews.linkKeys)
  return {
    directory,
    index,
    product,
    ratingLinks,
    plannedPrices: createPlannedPrices({ db }),
    feeds: createFeeds({ db, stores, parameters, product, directory, translate }),
    stock: createStockService(),
    shippedStock: createShippedStock({ db }),
    promotions: createPromotionsService(db),
    lightning: createLightningService({ db, parameters }),
    reviews: createReviewsService({ db, product, parameters, translate, links: ratingLinks }),
    search: createSearchService({ db, directory, index, product }),
    catalogue: createCatalogueService({
      directory,
      index,
      product,
      translate,
      changesSince: async (cursor) => (await readChanges(db, cursor)).changes,
    }),
  }
}

export type CatalogueLayer = TextsLayer & ReturnType<typeof createCatalogueLayer>
