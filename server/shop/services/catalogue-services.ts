import { readChanges } from '../change-log/change-log.repository.ts'
import type { Database } from '../db/database.ts'
import { createCatalogueService } from '../modules/catalogue/catalogue/catalogue.service.ts'
import { createDirectoryHolder } from '../modules/catalogue/directory/directory-holder.ts'
import { createLightningService } from '../modules/catalogue/lightning/lightning.service.ts'
import { createMaterialList } from '../modules/catalogue/material-list/material-list.service.ts'
import { createMediaService } from '../modules/catalogue/media/media.service.ts'
import { createProductService } from '../modules/catalogue/product/product.service.ts'
import { createPromotionsService } from '../modules/catalogue/promotions/promotions.service.ts'
import { createSearchService } from '../modules/catalogue/search/search.service.ts'
import { createVouchersService } from '../modules/checkout/vouchers/vouchers.service.ts'
import { createContentService } from '../modules/content/content/content.service.ts'
import { createLegalService } from '../modules/content/legal/legal.service.ts'
import { createNavigationService } from '../modules/content/navigation/navigation.service.ts'
import { createSitemapService } from '../modules/content/sitemap/sitemap.service.ts'
import { createTranslate } from '../modules/content/translations/translate.ts'
import { createTranslationsService } from '../modules/content/translations/translations.service.ts'
import { createPdfTextReader } from '../modules/content/uploads/pdf-text/pdf-text-reader.ts'
import { createParametersService } from '../modules/stores/parameters/parameters.service.ts'
import { createStoresService } from '../modules/stores/stores/stores.service.ts'
import { createDraftedPages } from '../modules/studio/studio/drafted-pages.ts'
import { createLiveIndex } from '../search-index/live-index.ts'
import type { ServiceSettings } from './settings.ts'

/** Stores, their texts and pages, and what they offer. */
export const createCatalogueServices = (db: Database, { index: { keptIn } }: Pick<ServiceSettings, 'index'>) => {
  const stores = createStoresService(db)
  const media = createMediaService(db)
  const translations = createTranslationsService(db)
  const translate = createTranslate(translations)
  const directory = createDirectoryHolder(db)
  const parameters = createParametersService(db)
  const product = createProductService({ db, directory, media, translate, parameters })
  const index = createLiveIndex(db, keptIn)
  const catalogue = createCatalogueService({
    directory,
    index,
    product,
    translate,
    changesSince: async (cursor) => (await readChanges(db, cursor)).changes,
  })
  const { findCategory, findCategoryByPath } = catalogue
  const targets = { findCategory, findCategoryByPath, findProductStatus: product.findProductStatus }
  const content = createContentService({ db, media, stores, targets, drafts: createDraftedPages(db) })
  return {
    stores,
    media,
    translations,
    translate,
    parameters,
    product,
    catalogue,
    content,
    legal: createLegalService(),
    lightning: createLightningService({ db, parameters }),
    promotions: createPromotionsService(db),
    vouchers: createVouchersService(db),
    search: createSearchService({ db, directory, index, product }),
    navigation: createNavigationService({ directory, catalogue, content, parameters, translate }),
    sitemap: createSitemapService(db),
    materialList: createMaterialList({ db, index, product, translate, readPdf: createPdfTextReader() }),
  }
}

export type CatalogueServices = ReturnType<typeof createCatalogueServices>
