import type { Resolvers } from '../generated/resolvers.ts'
import { addressesResolvers } from '../modules/addresses/addresses.resolvers.ts'
import { businessResolvers } from '../modules/business/business.resolvers.ts'
import { cartResolvers } from '../modules/cart/cart.resolvers.ts'
import { catalogueResolvers } from '../modules/catalogue/catalogue.resolvers.ts'
import { checkoutResolvers } from '../modules/checkout/checkout.resolvers.ts'
import { contactResolvers } from '../modules/contact/contact.resolvers.ts'
import { contentResolvers } from '../modules/content/content.resolvers.ts'
import { editorsResolvers } from '../modules/editors/editors.resolvers.ts'
import { formsResolvers } from '../modules/forms/forms.resolvers.ts'
import { lightningResolvers } from '../modules/lightning/lightning.resolvers.ts'
import { mailLinksResolvers } from '../modules/mail-links/mail-links.resolvers.ts'
import { materialListResolvers } from '../modules/material-list/material-list.resolvers.ts'
import { navigationResolvers } from '../modules/navigation/navigation.resolvers.ts'
import { newsletterResolvers } from '../modules/newsletter/newsletter.resolvers.ts'
import { orderFormResolvers } from '../modules/order-form/order-form.resolvers.ts'
import { ordersResolvers } from '../modules/orders/orders.resolvers.ts'
import { orderViewsResolvers } from '../modules/orders/view/order-views.resolvers.ts'
import { parametersResolvers } from '../modules/parameters/parameters.resolvers.ts'
import { primeResolvers } from '../modules/prime/prime.resolvers.ts'
import { productResolvers } from '../modules/product/product.resolvers.ts'
import { returnsResolvers } from '../modules/returns/returns.resolvers.ts'
import { reviewsResolvers } from '../modules/reviews/reviews.resolvers.ts'
import { searchResolvers } from '../modules/search/search.resolvers.ts'
import { segmentsResolvers } from '../modules/segments/segments.resolvers.ts'
import { sitemapResolvers } from '../modules/sitemap/sitemap.resolvers.ts'
import { stockAlertsResolvers } from '../modules/stock-alerts/stock-alerts.resolvers.ts'
import { storesResolvers } from '../modules/stores/stores.resolvers.ts'
import { previewLinksResolvers } from '../modules/studio/preview-links/preview-links.resolvers.ts'
import { studioResolvers } from '../modules/studio/studio.resolvers.ts'
import { trackingResolvers } from '../modules/tracking/tracking.resolvers.ts'
import { translationsResolvers } from '../modules/translations/translations.resolvers.ts'
import { uploadsResolvers } from '../modules/uploads/uploads.resolvers.ts'
import { accountResolvers } from '../modules/visitors/details/account.resolvers.ts'
import { visitorsResolvers } from '../modules/visitors/visitors.resolvers.ts'
import { wishlistsResolvers } from '../modules/wishlists/wishlists.resolvers.ts'
import { withdrawalsResolvers } from '../modules/withdrawals/withdrawals.resolvers.ts'
import { behindGate } from './business-gate.ts'
import { withSpelling } from './spelling.ts'
import { behindStudio } from './studio-gate.ts'

/** Every module's resolvers; two modules never resolve the same field. */
const modules: Resolvers[] = [
  storesResolvers,
  contentResolvers,
  navigationResolvers,
  catalogueResolvers,
  productResolvers,
  reviewsResolvers,
  searchResolvers,
  translationsResolvers,
  parametersResolvers,
  trackingResolvers,
  segmentsResolvers,
  sitemapResolvers,
  cartResolvers,
  lightningResolvers,
  ordersResolvers,
  materialListResolvers,
  orderFormResolvers,
  formsResolvers,
  wishlistsResolvers,
  visitorsResolvers,
  accountResolvers,
  uploadsResolvers,
  orderViewsResolvers,
  returnsResolvers,
  addressesResolvers,
  checkoutResolvers,
  mailLinksResolvers,
  stockAlertsResolvers,
  newsletterResolvers,
  editorsResolvers,
  withdrawalsResolvers,
  contactResolvers,
  businessResolvers,
  primeResolvers,
  studioResolvers,
  previewLinksResolvers,
]

type ResolverMap = Record<string, Record<string, unknown>>

const merge = (maps: ResolverMap[]): ResolverMap => {
  const merged: ResolverMap = {}
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      const target = merged[type] ?? {}
      merged[type] = target
      for (const [field, resolve] of Object.entries(fields)) {
        if (field in target) throw new Error(`${type}.${field} is resolved by two modules`)
        target[field] = resolve
      }
    }
  }
  return merged
}

export const resolvers = behindStudio(behindGate(withSpelling(merge(modules as ResolverMap[]))))
