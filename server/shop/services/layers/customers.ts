import { createNetworkKeys } from '../../call/network-key.ts'
import { createAddressesService } from '../../modules/account/addresses/addresses.service.ts'
import { createThrottle } from '../../modules/account/visitors/throttle/throttle.ts'
import { createVisitorsService } from '../../modules/account/visitors/visitors.service.ts'
import { createMaterialList } from '../../modules/catalogue/material-list/material-list.service.ts'
import { createStockAlerts } from '../../modules/catalogue/stock-alerts/stock-alerts.service.ts'
import { createFileChecks } from '../../modules/content/uploads/checked-file.ts'
import { createPdfTextReader } from '../../modules/content/uploads/pdf-text/pdf-text-reader.ts'
import { createUploadsService } from '../../modules/content/uploads/uploads.service.ts'
import { createNewsletter } from '../../modules/mail/newsletter/newsletter.service.ts'
import type { Ground } from '../settings.ts'
import type { ContentLayer } from './content.ts'

/** Visitors and customers, and what they ask for without ordering. */
export const createCustomersLayer = (
  { db, settings, later }: Ground,
  { content, index, links, mails, parameters, product, stores, translate }: ContentLayer,
) => {
  const common = { db, translate, stores }
  const throttle = createThrottle(db)
  const addresses = createAddressesService({ db, translate })
  const newsletter = createNewsletter({ ...common, addresses, parameters, mails, links, throttle })
  const visitors = createVisitorsService({
    ...common,
    addresses,
    approvals: later('approvals'),
    bills: later('bills'),
    carts: later('carts'),
    certificates: later('certificates'),
    checkouts: later('checkouts'),
    content,
    endedMemberships: later('endedMemberships'),
    guestOrders: later('guestOrders'),
    mails,
    memberships: later('memberships'),
    newsletter,
    networkKey: createNetworkKeys(settings.orders.linkKeys),
    settings: settings.visitors,
    pastLoads: later('pastLoads'),
    wishlists: later('wishlists'),
  })
  const checkFile = createFileChecks()
  const signatureKeys = settings.reviews.linkKeys
  return {
    throttle,
    addresses,
    newsletter,
    visitors,
    checkFile,
    uploads: createUploadsService({ db, translate, mails, visitors, checkFile, signatureKeys }),
    stockAlerts: createStockAlerts({ ...common, parameters, mails, links, throttle }),
    materialList: createMaterialList({ db, index, product, translate, readPdf: createPdfTextReader() }),
  }
}

export type CustomersLayer = ContentLayer & ReturnType<typeof createCustomersLayer>
