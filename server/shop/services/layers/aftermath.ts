import { createCatalogueRequest } from '../../modules/content/contact/catalogue-request.ts'
import { createContact } from '../../modules/content/contact/contact.service.ts'
import { createMerchandiseService } from '../../modules/orders/merchandise/merchandise.service.ts'
import { noteChanges } from '../../modules/orders/merchandise/note-changes.ts'
import { findWholeOrder } from '../../modules/orders/orders/view/whole-orders.repository.ts'
import { createStoredLines } from '../../modules/orders/returns/kept-lines.ts'
import { createReturns } from '../../modules/orders/returns/returns.ts'
import { createObjections } from '../../modules/orders/review-requests/objection-path.ts'
import { createReviewRequests } from '../../modules/orders/review-requests/review-requests.service.ts'
import { createWithdrawals } from '../../modules/orders/withdrawals/withdrawals.service.ts'
import type { Ground } from '../settings.ts'
import type { OrdersLayer } from './orders.ts'

/** What follows an order. */
export const createAftermathLayer = ({ db, settings }: Ground, below: OrdersLayer) => {
  const { access, checkFile, fulfilment, links, mails, orderDocuments: documents, orderKeys, parameters } = below
  const { payments, ratingLinks, records, stores, throttle, translate, visitors } = below
  const common = { db, translate, stores }
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
    signatureKeys: settings.reviews.linkKeys,
  })
  const withdrawals = createWithdrawals({ ...common, parameters, mails, orderKeys, throttle, noteChanges })
  const objections = createObjections({ parameters, links })
  const storedLines = createStoredLines({ findWholeOrder })
  return {
    ...returning,
    returnReceipts,
    withdrawals,
    merchandise: createMerchandiseService({
      db,
      documents,
      fulfilment,
      payments,
      returns: returnReceipts,
      withdrawals,
    }),
    objections,
    reviewRequests: createReviewRequests({
      db,
      mails,
      parameters,
      ratingLinks,
      objections,
      withdrawals,
      storedLines,
      visitors,
    }),
    contact: createContact({ db, translate, access, mails, throttle, checkFile }),
    requestCatalogue: createCatalogueRequest({ db, translate, mails, throttle }),
  }
}

export type AftermathLayer = OrdersLayer & ReturnType<typeof createAftermathLayer>
