import type { Change, Cursor } from '../change-log/change-log.repository.ts'
import type { ChangeLog } from '../change-log/change-log.ts'
import type { Database } from '../db/database.ts'
import { untilDatabaseAnswers } from '../db/until-answered.ts'
import { refundsOfReturns } from '../modules/orders/returns/refunds/refunded-returns.ts'
import { findLinesWithFacts } from '../modules/orders/returns/returns.repository.ts'
import { createHandedDown } from './handed-down.ts'
import { createAftermathLayer } from './layers/aftermath.ts'
import { createCartsLayer } from './layers/carts.ts'
import { createCatalogueLayer } from './layers/catalogue.ts'
import { createContentLayer } from './layers/content.ts'
import { createCustomersLayer } from './layers/customers.ts'
import { createMembershipsLayer } from './layers/memberships.ts'
import { createOrdersLayer } from './layers/orders.ts'
import { createPaymentsLayer } from './layers/payments.ts'
import { createStoresLayer } from './layers/stores.ts'
import { createStudioLayer } from './layers/studio.ts'
import { createTextsLayer } from './layers/texts.ts'
import { createViolationNames } from './parameter-violations.ts'
import type { ServiceSettings } from './settings.ts'

/**
 * One of each a process: what the modules hold and can do, made layer by layer. `applied` says up to where the change log was applied to
 * them.
 */
export const createServices = (db: Database, settings: ServiceSettings, applied: () => Cursor = () => '') => {
  const { later, hand } = createHandedDown()
  const ground = { db, settings, applied, later }
  const stores = createStoresLayer(ground)
  const texts = { ...stores, ...createTextsLayer(ground, stores) }
  const catalogue = { ...texts, ...createCatalogueLayer(ground, texts) }
  const content = { ...catalogue, ...createContentLayer(ground, catalogue) }
  const customers = { ...content, ...createCustomersLayer(ground, content) }
  const carts = { ...customers, ...createCartsLayer(ground, customers) }
  const payments = { ...carts, ...createPaymentsLayer(ground) }
  const orders = { ...payments, ...createOrdersLayer(ground, payments) }
  const aftermath = { ...orders, ...createAftermathLayer(ground, orders) }
  const memberships = { ...aftermath, ...createMembershipsLayer(ground, aftermath) }
  const all = { ...memberships, ...createStudioLayer(ground, memberships) }
  const { newsletter, prime, returnReceipts, reviewRequests, stockAlerts, withdrawals } = all
  hand({
    ...all.ofCustomers,
    approvalGate: all.approvalGate,
    approvals: all.forgottenApprovals,
    attempts: all.attempts,
    carts: all.carts,
    certificates: all.uploads,
    drafts: all.drafts,
    endedMemberships: all.endedMemberships,
    memberships: all.memberships,
    membershipOrders: all.memberships.orders,
    objections: all.objections,
    orderAftermath: {
      returnFacts: findLinesWithFacts,
      returnsOf: returnReceipts.forOrderPage,
      withdrawalsOf: withdrawals.ofBuyer,
    },
    orderMessage: { write: all.orderMessage },
    pastLoads: all.pastLoads,
    refundsOfReturns,
    reviewRequests,
    wishlists: all.wishlists,
    confirmStockAlert: stockAlerts.confirming,
    endStockAlerts: stockAlerts.ending,
    endReviewRequests: reviewRequests.objecting,
    confirmNewsletter: newsletter.confirming,
    endNewsletter: newsletter.ending,
    confirmPrimeWaitingList: prime.waitingList.confirming,
    endPrimeWaitingList: prime.waitingList.ending,
  })
  return { db, ...all }
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
  const nameViolations = createViolationNames(services, log)
  const thenDropProducts = ({ load }: Loadable): Loadable => ({ load: () => load().then(product.drop) })
  keepLoaded(changeLog, thenDropProducts(stores), ['stores'])
  keepLoaded(changeLog, thenDropProducts(translations), ['translations'])
  keepLoaded(changeLog, { load: () => parameters.load().then(nameViolations) }, ['parameters'])
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
  nameViolations()
  content.startClock(log)
}

/** Ends what goes on in the background, before the database is closed; what the database holds up is given up. */
export const stopServices = async ({ catalogue, content }: ShopServices, changeLog: ChangeLog): Promise<void> => {
  content.stopClock()
  await changeLog.stop()
  await catalogue.close()
}
