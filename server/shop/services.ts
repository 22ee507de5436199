import { type Change, type Cursor, readChanges } from './change-log/change-log.repository.ts'
import type { ChangeLog } from './change-log/change-log.ts'
import type { Database } from './db/database.ts'
import type { ShopEnvironment } from './environment.ts'
import { createAddressesService } from './modules/account/addresses/addresses.service.ts'
import { createApprovalGate } from './modules/account/business/approval-gate.ts'
import { createBusiness } from './modules/account/business/business.service.ts'
import { createMembershipMails } from './modules/account/prime/memberships/membership-mails.ts'
import { createMemberships } from './modules/account/prime/memberships/memberships.ts'
import { createPrime } from './modules/account/prime/prime.service.ts'
import { createThrottle } from './modules/account/visitors/throttle/throttle.ts'
import { createVisitorsService } from './modules/account/visitors/visitors.service.ts'
import { createWishlistsService } from './modules/account/wishlists/wishlists.service.ts'
import { createCatalogueService } from './modules/catalogue/catalogue/catalogue.service.ts'
import { createDirectoryHolder } from './modules/catalogue/catalogue/directory-holder.ts'
import { createLightningService } from './modules/catalogue/lightning/lightning.service.ts'
import { createReservationsService } from './modules/catalogue/lightning/reservations.service.ts'
import { createMaterialList } from './modules/catalogue/material-list/material-list.service.ts'
import { createMediaService } from './modules/catalogue/media/media.service.ts'
import { createProductService } from './modules/catalogue/product/product.service.ts'
import { createPromotionsService } from './modules/catalogue/promotions/promotions.service.ts'
import { createRatingLinks } from './modules/catalogue/reviews/rating-link.ts'
import { createReviewsService } from './modules/catalogue/reviews/reviews.service.ts'
import { createSearchService } from './modules/catalogue/search/search.service.ts'
import { createShippedStock } from './modules/catalogue/stock/shipped-stock.ts'
import { createStockService } from './modules/catalogue/stock/stock.service.ts'
import { createStockAlerts } from './modules/catalogue/stock-alerts/stock-alerts.service.ts'
import { createCartService } from './modules/checkout/cart/cart.service.ts'
import { createCartStates } from './modules/checkout/cart/states/cart-states.service.ts'
import { takeOffSession } from './modules/checkout/checkout/checkout.repository.ts'
import { createCheckoutService } from './modules/checkout/checkout/checkout.service.ts'
import { createForgottenCheckouts } from './modules/checkout/checkout/forgotten-checkouts.ts'
import { createOrderForm } from './modules/checkout/order-form/order-form.service.ts'
import { createReturnTokens } from './modules/checkout/payments/messages/return-token.ts'
import { createPaymentOperators } from './modules/checkout/payments/operators/operators.service.ts'
import { createPaymentMethods } from './modules/checkout/payments/payment-methods.ts'
import { createPaymentRecords } from './modules/checkout/payments/payment-records.service.ts'
import { createPaymentsService } from './modules/checkout/payments/payments.service.ts'
import { createVouchersService } from './modules/checkout/vouchers/vouchers.service.ts'
import { createCatalogueRequest } from './modules/content/contact/catalogue-request.ts'
import { createContact } from './modules/content/contact/contact.service.ts'
import { createContentService } from './modules/content/content/content.service.ts'
import { createFormsService } from './modules/content/forms/forms.service.ts'
import { createLegalService } from './modules/content/legal/legal.service.ts'
import { createNavigationService } from './modules/content/navigation/navigation.service.ts'
import { createSitemapService } from './modules/content/sitemap/sitemap.service.ts'
import { createTrackingService } from './modules/content/tracking/tracking.service.ts'
import { createTranslate } from './modules/content/translations/translate.ts'
import { createTranslationsService } from './modules/content/translations/translations.service.ts'
import { createFileChecks } from './modules/content/uploads/checked-file.ts'
import { createPdfTextReader } from './modules/content/uploads/pdf-text/pdf-text-reader.ts'
import { createUploadsService } from './modules/content/uploads/uploads.service.ts'
import { createMailLinkSeals } from './modules/mail/mail-links/mail-link.ts'
import { createMailLinks } from './modules/mail/mail-links/mail-links.service.ts'
import { createMailsService } from './modules/mail/mails/mails.service.ts'
import { createNewsletter } from './modules/mail/newsletter/newsletter.service.ts'
import { createMerchandiseService } from './modules/orders/merchandise/merchandise.service.ts'
import { createAttemptsService } from './modules/orders/orders/attempts/attempts.service.ts'
import { createOrderDocuments } from './modules/orders/orders/documents/documents.service.ts'
import { createFulfilment } from './modules/orders/orders/fulfilment/fulfilment.service.ts'
import { createInvoiceMails } from './modules/orders/orders/mails/invoice-mails.ts'
import { createOrderMails } from './modules/orders/orders/mails/order-mails.ts'
import { createOrderWords } from './modules/orders/orders/mails/order-words.ts'
import { createOrderKeys } from './modules/orders/orders/order-key.ts'
import { createOrdersService } from './modules/orders/orders/orders.service.ts'
import { createOrderAccess } from './modules/orders/orders/view/order-access.ts'
import { createOrderHistory } from './modules/orders/orders/view/order-history.service.ts'
import { createOrderViews } from './modules/orders/orders/view/order-views.service.ts'
import { refundsOfReturns } from './modules/orders/returns/refunds/refunded-returns.ts'
import { findLinesWithFacts } from './modules/orders/returns/returns.repository.ts'
import { createReturns } from './modules/orders/returns/returns.ts'
import { createObjections } from './modules/orders/review-requests/objection-path.ts'
import { createReviewRequests } from './modules/orders/review-requests/review-requests.service.ts'
import { createWithdrawals } from './modules/orders/withdrawals/withdrawals.service.ts'
import { createParametersService } from './modules/stores/parameters/parameters.service.ts'
import { createSegmentsService } from './modules/stores/segments/segments.service.ts'
import { createStoresService } from './modules/stores/stores/stores.service.ts'
import { createEditors } from './modules/studio/editors/editors.service.ts'
import { createDraftedPages } from './modules/studio/studio/drafted-pages.ts'
import { createPreviewLinks } from './modules/studio/studio/preview-links/preview-links.service.ts'
import { createStudioService } from './modules/studio/studio/studio.service.ts'

import { createLiveIndex } from './search-index/live-index.ts'

/**
 * One of each a process: what the modules hold and can do. A module uses another only through these. `applied` says up to where the change
 * log was applied to them.
 */
export const createServices = (
  db: Database,
  settings: Pick<
    ShopEnvironment,
    'carriers' | 'forms' | 'mails' | 'orders' | 'payments' | 'reviews' | 'tracking' | 'visitors'
  > & {
    index: { keptIn?: string }
  },
  applied: () => Cursor = () => '',
) => {
  const {
    carriers: carrierSettings,
    forms,
    mails: mailSettings,
    payments: paymentSettings,
    reviews,
    visitors,
  } = settings
  const stores = createStoresService(db)
  const media = createMediaService(db)
  const translations = createTranslationsService(db)
  const translate = createTranslate(translations)
  const directory = createDirectoryHolder(db)
  const parameters = createParametersService(db)
  const product = createProductService({ db, directory, media, translate, parameters })
  const index = createLiveIndex(db, settings.index.keptIn)
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
  const lightning = createLightningService({ db, parameters })
  const promotions = createPromotionsService(db)
  const vouchers = createVouchersService(db)
  const stock = createStockService()
  const common = { db, translate, stores }
  const legal = createLegalService()
  const paymentMethods = createPaymentMethods(paymentSettings)
  const orderKeys = createOrderKeys(settings.orders.linkKeys)
  const links = createMailLinkSeals(reviews.linkKeys)
  const objections = createObjections({ parameters, links })
  const findMethod = paymentMethods.find
  const orderWords = createOrderWords({ db, translate, legal, findMethod, objections, orderKeys })
  const mails = createMailsService({ ...common, settings: mailSettings, orderWords })
  const ratingLinks = createRatingLinks(reviews.linkKeys)
  const throttle = createThrottle(db)
  const stockAlerts = createStockAlerts({ ...common, parameters, mails, links, throttle })
  const withdrawals = createWithdrawals({ ...common, mails, throttle })
  const requesting = { db, mails, parameters, ratingLinks, objections, withdrawals }
  const orderMails = createOrderMails({ mails })
  const access = createOrderAccess({ db, orderKeys })
  const orderDocuments = createOrderDocuments({
    ...common,
    access,
    methods: paymentMethods,
    announce: createInvoiceMails({ mails: orderMails }),
  })
  const cartStates = createCartStates()
  const records = createPaymentRecords()
  const membershipMails = createMembershipMails({ mails, stores })
  const memberships = createMemberships({ mails: membershipMails, parameters, records })
  const attempts = createAttemptsService({
    cartStates,
    documents: orderDocuments,
    lightning,
    mails: orderMails,
    memberships: memberships.orders,
    payments: records,
    stock,
    takeOffSession,
    vouchers,
  })
  const carts = createCartService({
    db,
    applied,
    attempts,
    lightning,
    parameters,
    product,
    promotions,
    stock,
    translate,
    vouchers,
  })
  const wishlists = createWishlistsService({ db, product, carts, translate, linkKeys: reviews.linkKeys })
  const addresses = createAddressesService({ db, translate })
  const newsletter = createNewsletter({ ...common, addresses, parameters, mails, links, throttle })
  const visitorsService = createVisitorsService({
    ...common,
    addresses,
    checkouts: createForgottenCheckouts({ attempts }),
    carts,
    wishlists,
    content,
    mails,
    memberships,
    newsletter,
    settings: visitors,
  })
  const reviewRequests = createReviewRequests({ ...requesting, visitors: visitorsService })
  const approvalGate = createApprovalGate({ mails, visitors: visitorsService })
  const checkout = createCheckoutService({
    approvals: approvalGate,
    db,
    carts,
    addresses,
    visitors: visitorsService,
    payments: paymentMethods,
    parameters,
    translate,
    legal,
  })
  const { readForOrder, saveWishes } = checkout
  const ordering = { attempts, db, mails: orderMails, methods: paymentMethods, readForOrder, records, stores }
  const payments = createPaymentsService({
    ...ordering,
    documents: orderDocuments,
    memberships,
    returns: refundsOfReturns,
  })
  const fulfilment = createFulfilment({
    attempts,
    records,
    methods: paymentMethods,
    mails: orderMails,
    documents: orderDocuments,
    reviewRequests,
  })
  const { linkKeys: signatureKeys } = reviews
  const checkFile = createFileChecks()
  const { returnReceipts, ...returning } = createReturns({
    ...common,
    parameters,
    mails,
    records,
    orderKeys,
    orderAccess: access,
    documents: orderDocuments,
    carrierSettings,
    checkFile,
    signatureKeys,
  })
  const returnToken = createReturnTokens(reviews.linkKeys)
  const orders = createOrdersService({
    ...ordering,
    newsletter,
    saveWishes,
    cartStates,
    carts,
    product,
    returnToken,
    approvalGate,
  })
  const prime = createPrime({
    ...common,
    addresses,
    attempts,
    cartStates,
    legal,
    links,
    mails,
    membershipMails,
    methods: paymentMethods,
    parameters,
    payments,
    records,
    returnToken,
    throttle,
    visitors: visitorsService,
  })
  return {
    db,
    translate,
    business: createBusiness({
      ...common,
      checkout,
      orders,
      mails,
      visitors: visitorsService,
      answers: visitorsService.answers,
    }),
    addresses,
    checkout,
    stores,
    media,
    translations,
    parameters,
    editors: createEditors({ db, stores, throttle, sealKeys: reviews.linkKeys }),
    segments: createSegmentsService({ db, content, memberships, newsletter }),
    sitemap: createSitemapService(db),
    content,
    forms: createFormsService({ db, content, translate, ...forms }),
    product,
    catalogue,
    reviews: createReviewsService({ db, product, parameters, translate, links: ratingLinks }),
    search: createSearchService({ db, directory, index, product }),
    navigation: createNavigationService({ directory, catalogue, content, parameters, translate }),
    legal,
    lightning,
    newsletter,
    promotions,
    vouchers,
    carts,
    payments,
    merchandise: createMerchandiseService({ db, fulfilment, payments, returns: returnReceipts }),
    orders,
    ...returning,
    reservations: createReservationsService({ db, lightning, carts, translate }),
    shippedStock: createShippedStock({ db }),
    previewLinks: createPreviewLinks(db),
    studio: createStudioService({ db, catalogue, product, checkFile }),
    tracking: createTrackingService({ db, product, ...settings.tracking }),
    uploads: createUploadsService({ db, translate, mails, visitors: visitorsService, checkFile, signatureKeys }),
    visitors: visitorsService,
    mails,
    mailLinks: createMailLinks({
      links,
      handlers: {
        confirmStockAlert: stockAlerts.confirming,
        endStockAlerts: stockAlerts.ending,
        endReviewRequests: reviewRequests.objecting,
        confirmNewsletter: newsletter.confirming,
        endNewsletter: newsletter.ending,
        confirmPrimeWaitingList: prime.waitingList.confirming,
        endPrimeWaitingList: prime.waitingList.ending,
      },
    }),
    materialList: createMaterialList({ db, index, product, translate, readPdf: createPdfTextReader() }),
    orderDocuments,
    orderHistory: createOrderHistory({
      db,
      translate,
      parameters,
      methods: paymentMethods,
      access,
      ratingLinks,
      toCart: wishlists.toCart,
      returnFacts: findLinesWithFacts,
    }),
    orderForm: createOrderForm({ db, translate, product, carts, visitors: visitorsService, addresses }),
    orderKeys,
    orderMails,
    orderViews: createOrderViews({ db, translate, methods: paymentMethods, access }),
    paymentMethods,
    prime,
    memberships,
    paymentOperators: createPaymentOperators({ db }),
    reviewRequests,
    requestCatalogue: createCatalogueRequest({ db, translate, mails, throttle }),
    contact: createContact({ db, translate, access, mails, throttle, checkFile }),
    stockAlerts,
    wishlists,
    withdrawals,
  }
}

export type ShopServices = ReturnType<typeof createServices>

type Log = { warn: (details: object, message: string) => void }

type Loadable = { load: () => Promise<void> }

/** Loads again after each change with one of the tags, of which one like `page:` stands for all pages; loads of one service follow each other, so the last one wins. */
const keepLoaded = (changeLog: ChangeLog, service: Loadable, tags: readonly string[]): void => {
  const isMeant = ({ tag }: Change): boolean => tags.includes(tag) || tags.includes(`${tag.split(':', 1)[0]}:`)
  let last = Promise.resolve()
  changeLog.onChange((changes) => {
    if (!changes.some(isMeant)) return
    last = last.catch(() => undefined).then(service.load)
    return last
  })
}

/** Fills what the services hold in process, and keeps it as the database has it. */
export const startServices = async (services: ShopServices, changeLog: ChangeLog, log: Log): Promise<void> => {
  const { stores, translations, parameters, content, product, catalogue, search, stockAlerts, promotions, vouchers } =
    services
  const thenDropProducts = ({ load }: Loadable): Loadable => ({ load: () => load().then(product.drop) })
  keepLoaded(changeLog, thenDropProducts(stores), ['stores'])
  keepLoaded(changeLog, thenDropProducts(translations), ['translations'])
  keepLoaded(changeLog, parameters, ['parameters'])
  keepLoaded(changeLog, content, ['abtests', 'content', 'page:'])
  keepLoaded(changeLog, search, ['redirects'])
  keepLoaded(changeLog, promotions, ['promotions'])
  keepLoaded(changeLog, vouchers, ['vouchers'])
  changeLog.onChange(async (changes) => {
    product.apply(changes)
    await catalogue.apply(changes)
    // Again: what was prepared meanwhile may carry the old names of categories and attributes.
    product.apply(changes)
  })
  changeLog.onChange(stockAlerts.hear)
  // First, so that nothing falls between what is loaded and what is told.
  await changeLog.start()
  const loaded = [stores, translations, parameters, content, catalogue, search, promotions, vouchers]
  await Promise.all(loaded.map((service) => service.load()))
  content.startClock(log)
}

/** Ends what goes on in the background, before the database is closed; what the database holds up is given up. */
export const stopServices = async ({ catalogue, content }: ShopServices, changeLog: ChangeLog): Promise<void> => {
  content.stopClock()
  await changeLog.stop()
  await catalogue.close()
}
