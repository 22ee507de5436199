import type { StoreId } from '#contract/generated/types.ts'
import type { MailLinkSeals } from '../../mail/mail-links/mail-link.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { OrderRow } from '../orders/orders.tables.ts'
import { isConsumer, reviewRequestParameter } from './review-requests.rules.ts'

type ObjectionDependencies = {
  parameters: Pick<ParametersService, 'isOn'>
  links: Pick<MailLinkSeals, 'path'>
  now?: () => number
}

/** Milliseconds that the link works: longer than the wait for a late delivery and the request after it. */
const linkLife = 400 * 86_400_000

/** Whether the store asks for reviews by mail, and the page on which the customer of an order objects to it. */
export const createObjections = ({ parameters, links, now = Date.now }: ObjectionDependencies) => {
  const isOn = (store: StoreId): boolean =>
    isConsumer(store) && parameters.isOn(store, reviewRequestParameter) && parameters.isOn(store, 'rating')
  return {
    isOn,
    /** Null where no such mails are sent. */
    pathOf: ({ id, store }: Pick<OrderRow, 'id' | 'store'>): string | null =>
      isOn(store) ? links.path({ purpose: 'endReviewRequests', id, expires: now() + linkLife }) : null,
  }
}

export type Objections = ReturnType<typeof createObjections>
