import { createNetworkKeys } from '../call/network-key.ts'
import type { Cursor } from '../change-log/change-log.repository.ts'
import type { Database } from '../db/database.ts'
import { createAddressesService } from '../modules/account/addresses/addresses.service.ts'
import { createForgottenApprovals } from '../modules/account/business/forgotten-approvals.ts'
import { createForgottenMemberships } from '../modules/account/prime/memberships/forgotten-memberships.ts'
import { createMembershipMails } from '../modules/account/prime/memberships/membership-mails.ts'
import { createMemberships } from '../modules/account/prime/memberships/memberships.ts'
import { createVisitorsService } from '../modules/account/visitors/visitors.service.ts'
import { createWishlistsService } from '../modules/account/wishlists/wishlists.service.ts'
import { createStockService } from '../modules/catalogue/stock/stock.service.ts'
import { createCartService } from '../modules/checkout/cart/cart.service.ts'
import { createCartStates } from '../modules/checkout/cart/states/cart-states.service.ts'
import { takeOffSession } from '../modules/checkout/checkout/checkout.repository.ts'
import { createForgottenCheckouts } from '../modules/checkout/checkout/forgotten-checkouts.ts'
import { createPaymentRecords } from '../modules/checkout/payments/payment-records.service.ts'
import { createNewsletter } from '../modules/mail/newsletter/newsletter.service.ts'
import { createAttemptsService } from '../modules/orders/orders/attempts/attempts.service.ts'
import { createOrderDocuments } from '../modules/orders/orders/documents/documents.service.ts'
import { createDocumentMails } from '../modules/orders/orders/mails/document-mails.ts'
import { createGuestOrders } from '../modules/orders/orders/persons/guest-orders.ts'
import { createOpenBills } from '../modules/orders/orders/view/open-bills.ts'
import { createOrderAccess } from '../modules/orders/orders/view/order-access.ts'
import type { CatalogueServices } from './catalogue-services.ts'
import type { MailServices } from './mail-services.ts'
import type { ServiceSettings } from './settings.ts'

/** Customers with their carts, lists and memberships. */
export const createCustomerServices = (
  db: Database,
  {
    shop,
    mailing,
    settings,
    applied,
  }: {
    shop: CatalogueServices
    mailing: MailServices
    settings: ServiceSettings
    /** Up to where the change log was applied. */
    applied: () => Cursor
  },
) => {
  const { content, lightning, parameters, product, promotions, stores, translate, vouchers } = shop
  const { links, mails, orderKeys, orderMails, paymentMethods, throttle } = mailing
  const common = { db, translate, stores }
  const stock = createStockService()
  const access = createOrderAccess({ db, orderKeys })
  const orderDocuments = createOrderDocuments({
    ...common,
    access,
    methods: paymentMethods,
    announce: createDocumentMails({ mails: orderMails }),
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
  const wishlists = createWishlistsService({ db, product, carts, translate, linkKeys: settings.reviews.linkKeys })
  const addresses = createAddressesService({ db, translate })
  const newsletter = createNewsletter({ ...common, addresses, parameters, mails, links, throttle })
  const visitors = createVisitorsService({
    ...common,
    addresses,
    approvals: createForgottenApprovals({ ...common, mails }),
    bills: createOpenBills({ translate }),
    checkouts: createForgottenCheckouts({ attempts }),
    carts,
    wishlists,
    content,
    endedMemberships: createForgottenMemberships({ records, stores, translate }),
    guestOrders: createGuestOrders({ addresses }),
    mails,
    memberships,
    newsletter,
    networkKey: createNetworkKeys(settings.orders.linkKeys),
    settings: settings.visitors,
  })
  return {
    access,
    addresses,
    attempts,
    carts,
    cartStates,
    memberships,
    membershipMails,
    newsletter,
    orderDocuments,
    records,
    visitors,
    wishlists,
  }
}

export type CustomerServices = ReturnType<typeof createCustomerServices>
