import { createContentService } from '../../modules/content/content/content.service.ts'
import { createFormsService } from '../../modules/content/forms/forms.service.ts'
import { createNavigationService } from '../../modules/content/navigation/navigation.service.ts'
import { createSitemapService } from '../../modules/content/sitemap/sitemap.service.ts'
import { createTrackingService } from '../../modules/content/tracking/tracking.service.ts'
import type { Ground } from '../settings.ts'
import type { CatalogueLayer } from './catalogue.ts'

/** Editors' pages and forms, and the ways through the shop. */
export const createContentLayer = (
  { db, settings, later }: Ground,
  { catalogue, directory, media, parameters, product, stores, translate, translations }: CatalogueLayer,
) => {
  const { findCategory, findCategoryByPath } = catalogue
  const targets = { findCategory, findCategoryByPath, findProductStatus: product.findProductStatus }
  const content = createContentService({ db, media, stores, targets, drafts: later('drafts').ofPages })
  return {
    content,
    navigation: createNavigationService({ directory, catalogue, content, parameters, translations }),
    sitemap: createSitemapService(db),
    tracking: createTrackingService({ db, product, ...settings.tracking }),
    forms: createFormsService({ db, content, translate, ...settings.forms }),
  }
}

export type ContentLayer = CatalogueLayer & ReturnType<typeof createContentLayer>
