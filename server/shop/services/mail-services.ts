import type { Database } from '../db/database.ts'
import { createThrottle } from '../modules/account/visitors/throttle/throttle.ts'
import { createRatingLinks } from '../modules/catalogue/reviews/rating-link.ts'
import { createStockAlerts } from '../modules/catalogue/stock-alerts/stock-alerts.service.ts'
import { createPaymentMethods } from '../modules/checkout/payments/payment-methods.ts'
import { createMailLinkSeals } from '../modules/mail/mail-links/mail-link.ts'
import { createMailsService } from '../modules/mail/mails/mails.service.ts'
import { noteChanges } from '../modules/orders/merchandise/note-changes.ts'
import { createOrderMails } from '../modules/orders/orders/mails/order-mails.ts'
import { createOrderWords } from '../modules/orders/orders/mails/order-words.ts'
import { createOrderKeys } from '../modules/orders/orders/order-key.ts'
import { createObjections } from '../modules/orders/review-requests/objection-path.ts'
import { createWithdrawals } from '../modules/orders/withdrawals/withdrawals.service.ts'
import type { CatalogueServices } from './catalogue-services.ts'
import type { ServiceSettings } from './settings.ts'

/** Mails, the links in them, and what is asked for by mail without an account. */
export const createMailServices = (db: Database, shop: CatalogueServices, settings: ServiceSettings) => {
  const { translate, stores, parameters, legal } = shop
  const common = { db, translate, stores }
  const paymentMethods = createPaymentMethods(settings.payments)
  const orderKeys = createOrderKeys(settings.orders.linkKeys)
  const links = createMailLinkSeals(settings.reviews.linkKeys)
  const objections = createObjections({ parameters, links })
  const findMethod = paymentMethods.find
  const orderWords = createOrderWords({ db, translate, legal, findMethod, objections, orderKeys })
  const mails = createMailsService({ ...common, parameters, settings: settings.mails, orderWords })
  const throttle = createThrottle(db)
  return {
    paymentMethods,
    orderKeys,
    links,
    objections,
    mails,
    orderMails: createOrderMails({ mails }),
    ratingLinks: createRatingLinks(settings.reviews.linkKeys),
    throttle,
    stockAlerts: createStockAlerts({ ...common, parameters, mails, links, throttle }),
    withdrawals: createWithdrawals({ ...common, parameters, mails, orderKeys, throttle, noteChanges }),
  }
}

export type MailServices = ReturnType<typeof createMailServices>
