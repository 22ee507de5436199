import type { MailLinkPurpose } from '#contract/generated/types.ts'
import type { createVisitorsService } from '../modules/account/visitors/visitors.service.ts'
import type { createCartService } from '../modules/checkout/cart/cart.service.ts'
import type { createCheckoutService } from '../modules/checkout/checkout/checkout.service.ts'
import type { createContentService } from '../modules/content/content/content.service.ts'
import type { LinkHandler } from '../modules/mail/mail-links/mail-link.ts'
import type { OrderMessage } from '../modules/mail/mails/mails.service.ts'
import type { createAttemptsService } from '../modules/orders/orders/attempts/attempts.service.ts'
import type { createFulfilment } from '../modules/orders/orders/fulfilment/fulfilment.service.ts'
import type { createOrderMessage } from '../modules/orders/orders/mails/order-messages.ts'
import type { createOrdersService } from '../modules/orders/orders/orders.service.ts'
import type { createOrderHistory } from '../modules/orders/orders/view/order-history.service.ts'
import type { createPaymentsService } from '../modules/orders/settlement/payments.service.ts'

type Needs<Create extends (needs: never) => unknown> = Parameters<Create>[0]

type Visitors = Needs<typeof createVisitorsService>

/** What services of lower layers call of upper ones, as the lower ones declare it. */
export type HandedDown = Record<MailLinkPurpose, LinkHandler> &
  Pick<
    Visitors,
    | 'approvals'
    | 'bills'
    | 'carts'
    | 'certificates'
    | 'checkouts'
    | 'endedMemberships'
    | 'guestOrders'
    | 'pastLoads'
    | 'wishlists'
  > & {
    approvalGate: Needs<typeof createOrdersService>['approvalGate'] & Needs<typeof createCheckoutService>['approvals']
    attempts: Needs<typeof createCartService>['attempts']
    drafts: { ofPages: Needs<typeof createContentService>['drafts'] }
    memberships: Visitors['memberships'] & Needs<typeof createPaymentsService>['memberships']
    membershipOrders: Needs<typeof createAttemptsService>['memberships']
    objections: Needs<typeof createOrderMessage>['objections']
    orderAftermath: Pick<Needs<typeof createOrderHistory>, 'returnFacts' | 'returnsOf' | 'withdrawalsOf'>
    orderMessage: { write: OrderMessage }
    refundsOfReturns: Needs<typeof createPaymentsService>['returns']
    reviewRequests: Needs<typeof createFulfilment>['reviewRequests']
  }

type Functions = Record<PropertyKey, (...given: unknown[]) => unknown>

/**
 * Layers are made from below, so what a lower one calls of an upper one is not there yet: `later` stands for it, with the same functions,
 * and `hand` says what it is when all layers are made.
 */
export const createHandedDown = () => {
  let made: HandedDown | null = null

  const call = (name: keyof HandedDown, key: PropertyKey, given: unknown[]): unknown => {
    const functions = made?.[name] as Functions | undefined
    const wanted = functions?.[key]
    if (wanted === undefined) throw new Error(`${name}.${String(key)} is called before its layer is made`)
    return wanted(...given)
  }

  return {
    later: <Name extends keyof HandedDown>(name: Name): HandedDown[Name] =>
      new Proxy({} as HandedDown[Name], {
        get:
          (_target, key) =>
          (...given: unknown[]) =>
            call(name, key, given),
      }),
    hand: (all: HandedDown): void => {
      made = all
    },
  }
}

export type Later = ReturnType<typeof createHandedDown>['later']
