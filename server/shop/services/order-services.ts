import type { Database, Executor } from '../db/database.ts'
import { createApprovalGate } from '../modules/account/business/approval-gate.ts'
import { createBusiness } from '../modules/account/business/business.service.ts'
import { createPrime } from '../modules/account/prime/prime.service.ts'
import { createShippedStock } from '../modules/catalogue/stock/shipped-stock.ts'
import { createCheckoutService } from '../modules/checkout/checkout/checkout.service.ts'
import { createReturnTokens } from '../modules/checkout/payments/return-token.ts'
import type { createFileChecks } from '../modules/content/uploads/checked-file.ts'
import { createMerchandiseService } from '../modules/orders/merchandise/merchandise.service.ts'
import { createFulfilment } from '../modules/orders/orders/fulfilment/fulfilment.service.ts'
import { createOrdersService } from '../modules/orders/orders/orders.service.ts'
import { isGivenUp } from '../modules/orders/orders/view/order.rules.ts'
import { createOrderHistory } from '../modules/orders/orders/view/order-history.service.ts'
import { createOrderViews } from '../modules/orders/orders/view/order-views.service.ts'
import { findWholeOrder } from '../modules/orders/orders/view/whole-orders.repository.ts'
import { refundsOfReturns } from '../modules/orders/returns/refunds/refunded-returns.ts'
import { findLinesWithFacts } from '../modules/orders/returns/returns.repository.ts'
import { createReturns } from '../modules/orders/returns/returns.ts'
import { createReviewRequests } from '../modules/orders/review-requests/review-requests.service.ts'
import { createPaymentOperators } from '../modules/orders/settlement/operators/operators.service.ts'
import { createPaymentsService } from '../modules/orders/settlement/payments.service.ts'
import type { CatalogueServices } from './catalogue-services.ts'
import type { CustomerServices } from './customer-services.ts'
import type { MailServices } from './mail-services.ts'
import type { ServiceSettings } from './settings.ts'

/** Lines of which not every piece came back; none where all of the money did. */
const keptLines = async (db: Executor, orderId: string) => {
  const whole = await findWholeOrder(db, orderId)
  if (whole === null || isGivenUp(whole)) return []
  const lines = await findLinesWithFacts(db, orderId)
  return lines.filter(({ line, accepted }) => accepted < line.quantity).map(({ line }) => line)
}

/** Checkout, payments, orders, returns, and memberships that are ordered. */
export const createOrderServices = (
  db: Database,
  {
    shop,
    mailing,
    customers,
    settings,
    checkFile,
  }: {
    shop: CatalogueServices
    mailing: MailServices
    customers: CustomerServices
    settings: ServiceSettings
    checkFile: ReturnType<typeof createFileChecks>
  },
) => {
  const { legal, parameters, product, stores, translate } = shop
  const { links, mails, objections, orderKeys, orderMails, paymentMethods, ratingLinks, throttle, withdrawals } =
    mailing
  const { access, addresses, attempts, carts, cartStates, memberships, newsletter, records, visitors } = customers
  const { linkKeys } = settings.reviews
  const common = { db, translate, stores }
  const documents = customers.orderDocuments
  const requesting = { db, mails, parameters, ratingLinks, objections, withdrawals }
  const reviewRequests = createReviewRequests({ ...requesting, keptLines, visitors })
  const approvalGate = createApprovalGate({ mails, visitors })
  const checkout = createCheckoutService({
    approvals: approvalGate,
    db,
    carts,
    addresses,
    visitors,
    payments: paymentMethods,
    parameters,
    translate,
    legal,
  })
  const { readForOrder, saveWishes } = checkout
  const ordering = { attempts, db, mails: orderMails, methods: paymentMethods, readForOrder, records, stores }
  const payments = createPaymentsService({ ...ordering, documents, memberships, returns: refundsOfReturns })
  const fulfilment = createFulfilment({
    attempts,
    records,
    methods: paymentMethods,
    mails: orderMails,
    documents,
    reviewRequests,
  })
  const { returnReceipts, ...returning } = createReturns({
    ...common,
    parameters,
    mails,
    records,
    orderKeys,
    orderAccess: access,
    documents,
    carrierSettings: settings.carriers,
    checkFile,
    signatureKeys: linkKeys,
  })
  const returnToken = createReturnTokens(linkKeys)
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
    membershipMails: customers.membershipMails,
    methods: paymentMethods,
    parameters,
    payments,
    records,
    returnToken,
    throttle,
    visitors,
  })
  return {
    ...returning,
    business: createBusiness({ ...common, checkout, orders, mails, throttle, visitors, answers: visitors.answers }),
    checkout,
    merchandise: createMerchandiseService({
      db,
      documents,
      fulfilment,
      payments,
      returns: returnReceipts,
      withdrawals,
    }),
    orders,
    orderHistory: createOrderHistory({
      db,
      translate,
      parameters,
      methods: paymentMethods,
      access,
      ratingLinks,
      toCart: customers.wishlists.toCart,
      returnFacts: findLinesWithFacts,
      returnsOf: returnReceipts.forOrderPage,
      withdrawalsOf: withdrawals.ofBuyer,
    }),
    orderViews: createOrderViews({ db, translate, methods: paymentMethods, access, orderKeys }),
    payments,
    paymentOperators: createPaymentOperators({ db, records }),
    prime,
    reviewRequests,
    shippedStock: createShippedStock({ db }),
  }
}
