import type { Change, Cursor } from '../change-log/change-log.repository.ts'
import type { ChangeLog } from '../change-log/change-log.ts'
import type { Database } from '../db/database.ts'
import { untilDatabaseAnswers } from '../db/until-answered.ts'
import { createReviewsService } from '../modules/catalogue/reviews/reviews.service.ts'
import { createOrderForm } from '../modules/checkout/order-form/order-form.service.ts'
import { createOrderFormPrinter } from '../modules/checkout/order-form/order-form-printer.ts'
import { createReservationsService } from '../modules/checkout/reservations/reservations.service.ts'
import { createCatalogueRequest } from '../modules/content/contact/catalogue-request.ts'
import { createContact } from '../modules/content/contact/contact.service.ts'
import { createFormsService } from '../modules/content/forms/forms.service.ts'
import { createTrackingService } from '../modules/content/tracking/tracking.service.ts'
import { createFileChecks } from '../modules/content/uploads/checked-file.ts'
import { createUploadsService } from '../modules/content/uploads/uploads.service.ts'
import { createMailLinks } from '../modules/mail/mail-links/mail-links.service.ts'
import { createSegmentsService } from '../modules/stores/segments/segments.service.ts'
import { createEditors } from '../modules/studio/editors/editors.service.ts'
import { createPreviewLinks } from '../modules/studio/studio/preview-links/preview-links.service.ts'
import { createStudioService } from '../modules/studio/studio/studio.service.ts'
import { createCatalogueServices } from './catalogue-services.ts'
import { createCustomerServices } from './customer-services.ts'
import { createMailServices } from './mail-services.ts'
import { createOrderServices } from './order-services.ts'
import { createFaultNames } from './parameter-faults.ts'
import type { ServiceSettings } from './settings.ts'

/**
 * One of each a process: what the modules hold and can do. A module uses another only through these. `applied` says up to where the change
 * log was applied to them.
 */
export const createServices = (db: Database, settings: ServiceSettings, applied: () => Cursor = () => '') => {
  const shop = createCatalogueServices(db, settings)
  const mailing = createMailServices(db, shop, settings)
  const customers = createCustomerServices(db, { shop, mailing, settings, applied })
  const checkFile = createFileChecks()
  const ordering = createOrderServices(db, { shop, mailing, customers, settings, checkFile })

  const { catalogue, content, lightning, parameters, product, stores, translate } = shop
  const { links, mails, orderKeys, orderMails, paymentMethods, ratingLinks, stockAlerts, throttle, withdrawals } =
    mailing
  const { addresses, carts, memberships, newsletter, orderDocuments, visitors, wishlists } = customers
  const { prime, reviewRequests } = ordering
  const { linkKeys } = settings.reviews
  return {
    db,
    ...shop,
    ...ordering,
    addresses,
    carts,
    contact: createContact({ db, translate, access: customers.access, mails, throttle, checkFile }),
    editors: createEditors({ db, stores, throttle, sealKeys: linkKeys }),
    forms: createFormsService({ db, content, translate, ...settings.forms }),
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
    memberships,
    newsletter,
    orderDocuments,
    orderForm: createOrderForm({ db, translate, product, carts, visitors, addresses, print: createOrderFormPrinter() }),
    orderKeys,
    orderMails,
    paymentMethods,
    previewLinks: createPreviewLinks(db),
    requestCatalogue: createCatalogueRequest({ db, translate, mails, throttle }),
    reservations: createReservationsService({ db, lightning, carts, translate }),
    reviews: createReviewsService({ db, product, parameters, translate, links: ratingLinks }),
    segments: createSegmentsService({ db, content, memberships, newsletter }),
    stockAlerts,
    studio: createStudioService({ db, catalogue, product, checkFile }),
    tracking: createTrackingService({ db, product, ...settings.tracking }),
    uploads: createUploadsService({ db, translate, mails, visitors, checkFile, signatureKeys: linkKeys }),
    visitors,
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
  const nameFaults = createFaultNames(services, log)
  const thenDropProducts = ({ load }: Loadable): Loadable => ({ load: () => load().then(product.drop) })
  keepLoaded(changeLog, thenDropProducts(stores), ['stores'])
  keepLoaded(changeLog, thenDropProducts(translations), ['translations'])
  keepLoaded(changeLog, { load: () => parameters.load().then(nameFaults) }, ['parameters'])
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
  await Promise.all(loaded.map(({ load }) => untilDatabaseAnswers(load, log)))
  nameFaults()
  content.startClock(log)
}

/** Ends what goes on in the background, before the database is closed; what the database holds up is given up. */
export const stopServices = async ({ catalogue, content }: ShopServices, changeLog: ChangeLog): Promise<void> => {
  content.stopClock()
  await changeLog.stop()
  await catalogue.close()
}
