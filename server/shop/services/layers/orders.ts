import { takeOffSession } from '../../modules/checkout/checkout/checkout.repository.ts'
import { createCheckoutService } from '../../modules/checkout/checkout/checkout.service.ts'
import { createForgottenCheckouts } from '../../modules/checkout/checkout/forgotten-checkouts.ts'
import { createAttemptsService } from '../../modules/orders/orders/attempts/attempts.service.ts'
import { createOrderDocuments } from '../../modules/orders/orders/documents/documents.service.ts'
import { createFulfilment } from '../../modules/orders/orders/fulfilment/fulfilment.service.ts'
import { createDocumentMails } from '../../modules/orders/orders/mails/document-mails.ts'
import { createOrderMails } from '../../modules/orders/orders/mails/order-mails.ts'
import { createOrderMessage } from '../../modules/orders/orders/mails/order-messages.ts'
import { createOrderKeys } from '../../modules/orders/orders/order-key.ts'
import { createOrdersService } from '../../modules/orders/orders/orders.service.ts'
import { createGuestOrders } from '../../modules/orders/orders/persons/guest-orders.ts'
import { createOpenBills } from '../../modules/orders/orders/view/open-bills.ts'
import { createOrderAccess } from '../../modules/orders/orders/view/order-access.ts'
import { createOrderHistory } from '../../modules/orders/orders/view/order-history.service.ts'
import { createOrderViews } from '../../modules/orders/orders/view/order-views.service.ts'
import { createPaymentOperators } from '../../modules/orders/settlement/operators/operators.service.ts'
import { createPaymentsService } from '../../modules/orders/settlement/payments.service.ts'
import type { Ground } from '../settings.ts'
import type { PaymentsLayer } from './payments.ts'

/** From the checkout to the parcel. */
export const createOrdersLayer = ({ db, settings, later }: Ground, below: PaymentsLayer) => {
  const { addresses, carts, cartStates, legal, lightning, mails, newsletter, parameters, product, ratingLinks } = below
  const { records, returnToken, stock, stores, translate, visitors, vouchers, wishlists } = below
  const methods = below.paymentMethods
  const orderKeys = createOrderKeys(settings.orders.linkKeys)
  const access = createOrderAccess({ db, orderKeys })
  const orderMails = createOrderMails({ mails })
  const documents = createOrderDocuments({
    db,
    translate,
    stores,
    access,
    methods,
    announce: createDocumentMails({ mails: orderMails }),
  })
  const attempts = createAttemptsService({
    cartStates,
    documents,
    lightning,
    mails: orderMails,
    memberships: later('membershipOrders'),
    payments: records,
    stock,
    takeOffSession,
    vouchers,
  })
  const approvalGate = later('approvalGate')
  const checkout = createCheckoutService({
    approvals: approvalGate,
    db,
    carts,
    addresses,
    visitors,
    payments: methods,
    parameters,
    translate,
    legal,
  })
  const { readForOrder, saveWishes } = checkout
  const ordering = { attempts, db, mails: orderMails, methods, readForOrder, records, stores }
  const reviewRequests = later('reviewRequests')
  const { returnFacts, returnsOf, withdrawalsOf } = later('orderAftermath')
  return {
    orderKeys,
    access,
    orderMails,
    orderDocuments: documents,
    orderMessage: createOrderMessage({
      db,
      translate,
      legal,
      findMethod: methods.find,
      objections: later('objections'),
      orderKeys,
    }),
    attempts,
    checkout,
    orders: createOrdersService({
      ...ordering,
      newsletter,
      saveWishes,
      cartStates,
      carts,
      product,
      returnToken,
      approvalGate,
    }),
    fulfilment: createFulfilment({ attempts, records, methods, mails: orderMails, documents, reviewRequests }),
    orderHistory: createOrderHistory({
      db,
      translate,
      parameters,
      methods,
      access,
      ratingLinks,
      toCart: wishlists.toCart,
      returnFacts,
      returnsOf,
      withdrawalsOf,
    }),
    orderViews: createOrderViews({ db, translate, methods, access, orderKeys }),
    payments: createPaymentsService({
      ...ordering,
      documents,
      memberships: later('memberships'),
      returns: later('refundsOfReturns'),
    }),
    paymentOperators: createPaymentOperators({ db, records }),
    ofCustomers: {
      bills: createOpenBills({ translate }),
      checkouts: createForgottenCheckouts({ attempts }),
      guestOrders: createGuestOrders({ addresses }),
    },
  }
}

export type OrdersLayer = PaymentsLayer & ReturnType<typeof createOrdersLayer>
