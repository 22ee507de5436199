import { createHash } from 'node:crypto'
import type { MailLink } from '#contract/generated/types.ts'
import { shopLanguages } from '#contract/stores.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { VisitorsService } from '../../account/visitors/visitors.service.ts'
import type { RatingLinks } from '../../catalogue/reviews/rating-link.ts'
import type { LinkCall, LinkHandler } from '../../mail/mail-links/mail-link.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { OrderLineRow, OrderRow } from '../orders/orders.tables.ts'
import { findBuyerName } from '../orders/persons/organisation.ts'
import type { Withdrawals } from '../withdrawals/withdrawals.service.ts'
import type { Objections } from './objection-path.ts'
import {
  findOrder,
  hasObjected,
  insertObjection,
  insertRequest,
  lockWaiting,
  setDone,
} from './review-requests.repository.ts'
import { productsToReview } from './review-requests.rules.ts'
import type { ReviewRequestOutcome } from './review-requests.tables.ts'

type ReviewRequestsDependencies = {
  db: Database
  mails: Pick<MailsService, 'add'>
  parameters: Pick<ParametersService, 'value'>
  ratingLinks: Pick<RatingLinks, 'seal'>
  objections: Objections
  /** Lines by position of which the customer has kept something; none of an order whose money went back as a whole. */
  storedLines: (db: Executor, orderId: string) => Promise<OrderLineRow[]>
  visitors: Pick<VisitorsService, 'personOf'>
  withdrawals: Pick<Withdrawals, 'names'>
  now?: () => number
}

const day = 86_400_000
/** Days that the link to the review works. */
const ratingDays = 90

const hashOf = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

const gone: Omit<MailLink, 'purpose'> = { state: 'gone', product: null }

/** Asks for a review by mail, once an order, some days after it was delivered. */
export const createReviewRequests = (dependencies: ReviewRequestsDependencies) => {
  const { db, mails, parameters, ratingLinks, objections, storedLines, visitors, withdrawals } = dependencies
  const { now = Date.now } = dependencies

  const mail = async (trx: Transaction, order: OrderRow): Promise<ReviewRequestOutcome> => {
    const endPath = objections.pathOf(order)
    if (order.state !== 'completed' || endPath === null) return 'unsuitable'
    // The order keeps name and address by law, not for mails like this.
    if (order.customerId !== null && (await visitors.personOf(trx, order.customerId)) === null) return 'unsuitable'
    if (await hasObjected(trx, hashOf(order.email))) return 'objected'
    if (await withdrawals.names(trx, order.number)) return 'withdrawn'
    const productIds = productsToReview(await storedLines(trx, order.id))
    if (productIds.length === 0) return 'unsuitable'
    const enc = ratingLinks.seal({
      purchase: order.number,
      productIds,
      language: shopLanguages[order.language],
      expires: Math.floor(now() / 1000) + ratingDays * 86_400,
    })
    const { firstName, lastName } = await findBuyerName(trx, order)
    await mails.add(trx, {
      kind: 'reviewRequest',
      key: `reviewRequest.${order.id}`,
      recipient: order.email,
      store: order.store,
      language: order.language,
      expiresAt: new Date(now() + ratingDays * day),
      values: {
        firstName,
        lastName,
        number: order.number,
        path: `/rating?enc=${enc}`,
        endPath,
      },
    })
    return 'asked'
  }

  const objecting: LinkHandler = {
    stateOf: async (id, { store }: LinkCall) => {
      const order = await findOrder(db, id)
      if (order?.store !== store.id) return gone
      return { state: (await hasObjected(db, hashOf(order.email))) ? 'done' : 'open', product: null }
    },
    follow: async (id, call) => {
      const order = await findOrder(db, id)
      if (order?.store !== call.store.id) return gone
      await insertObjection(db, hashOf(order.email))
      return { state: 'done', product: null }
    },
  }

  return {
    objecting,

    /** Once, when an order has arrived as a whole; in the transaction that says so. */
    plan: async (trx: Transaction, { id, store }: Pick<OrderRow, 'id' | 'store'>, deliveredAt: Date): Promise<void> => {
      if (!objections.isOn(store) || !(await insertRequest(trx, id))) return
      const days = parameters.value(store, 'reviewRequests', 'days')
      const runAt = new Date(Math.max(deliveredAt.getTime() + days * day, now()))
      await addJob(trx, 'reviewRequests.send', { orderId: id }, { runAt })
    },

    /** The job: what forbids the mail may have happened since the delivery. */
    send: (orderId: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (!(await lockWaiting(trx, orderId))) return
        const order = await findOrder(trx, orderId)
        if (order !== null) await setDone(trx, orderId, await mail(trx, order))
      }),
  }
}

export type ReviewRequests = ReturnType<typeof createReviewRequests>
