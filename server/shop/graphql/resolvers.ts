import type { Resolvers } from '../generated/resolvers.ts'
import { addressesResolvers } from '../modules/account/addresses/addresses.resolvers.ts'
import { businessResolvers } from '../modules/account/business/business.resolvers.ts'
import { primeResolvers } from '../modules/account/prime/prime.resolvers.ts'
import { accountResolvers } from '../modules/account/visitors/details/account.resolvers.ts'
import { visitorsResolvers } from '../modules/account/visitors/visitors.resolvers.ts'
import { wishlistsResolvers } from '../modules/account/wishlists/wishlists.resolvers.ts'
import { catalogueResolvers } from '../modules/catalogue/catalogue/catalogue.resolvers.ts'
import { materialListResolvers } from '../modules/catalogue/material-list/material-list.resolvers.ts'
import { productResolvers } from '../modules/catalogue/product/product.resolvers.ts'
import { reviewsResolvers } from '../modules/catalogue/reviews/reviews.resolvers.ts'
import { searchResolvers } from '../modules/catalogue/search/search.resolvers.ts'
import { stockAlertsResolvers } from '../modules/catalogue/stock-alerts/stock-alerts.resolvers.ts'
import { cartResolvers } from '../modules/checkout/cart/cart.resolvers.ts'
import { checkoutResolvers } from '../modules/checkout/checkout/checkout.resolvers.ts'
import { orderFormResolvers } from '../modules/checkout/order-form/order-form.resolvers.ts'
import { reservationsResolvers } from '../modules/checkout/reservations/reservations.resolvers.ts'
import { contactResolvers } from '../modules/content/contact/contact.resolvers.ts'
import { contentResolvers } from '../modules/content/content/content.resolvers.ts'
import { formsResolvers } from '../modules/content/forms/forms.resolvers.ts'
import { navigationResolvers } from '../modules/content/navigation/navigation.resolvers.ts'
import { sitemapResolvers } from '../modules/content/sitemap/sitemap.resolvers.ts'
import { trackingResolvers } from '../modules/content/tracking/tracking.resolvers.ts'
import { translationsResolvers } from '../modules/content/translations/translations.resolvers.ts'
import { uploadsResolvers } from '../modules/content/uploads/uploads.resolvers.ts'
import { mailLinksResolvers } from '../modules/mail/mail-links/mail-links.resolvers.ts'
import { newsletterResolvers } from '../modules/mail/newsletter/newsletter.resolvers.ts'
import { ordersResolvers } from '../modules/orders/orders/orders.resolvers.ts'
import { orderViewsResolvers } from '../modules/orders/orders/view/order-views.resolvers.ts'
import { returnsResolvers } from '../modules/orders/returns/returns.resolvers.ts'
import { withdrawalsResolvers } from '../modules/orders/withdrawals/withdrawals.resolvers.ts'
import { parametersResolvers } from '../modules/stores/parameters/parameters.resolvers.ts'
import { segmentsResolvers } from '../modules/stores/segments/segments.resolvers.ts'
import { storesResolvers } from '../modules/stores/stores/stores.resolvers.ts'
import { deskResolvers } from '../modules/studio/desk/desk.resolvers.ts'
import { editorsResolvers } from '../modules/studio/editors/editors.resolvers.ts'
import { merchantResolvers } from '../modules/studio/merchant/merchant.resolvers.ts'
import { previewLinksResolvers } from '../modules/studio/studio/preview-links/preview-links.resolvers.ts'
import { studioResolvers } from '../modules/studio/studio/studio.resolvers.ts'
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
  reservationsResolvers,
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
  deskResolvers,
  merchantResolvers,
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
