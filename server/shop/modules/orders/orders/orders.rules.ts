import type { OrderState } from '#contract/generated/types.ts'
import type { Transitions } from '#lib/transitions.ts'

/** placeLate: money came for an order that had ended, and its goods could be claimed again. */
export type OrderEvent = 'place' | 'cancel' | 'expire' | 'placeLate' | 'shipPart' | 'ship' | 'complete'

export const orderTransitions: Transitions<OrderState, OrderEvent> = {
  awaiting_payment: { place: 'placed', cancel: 'cancelled', expire: 'expired' },
  placed: { cancel: 'cancelled', expire: 'expired', shipPart: 'partly_shipped', ship: 'shipped' },
  partly_shipped: { shipPart: 'partly_shipped', ship: 'shipped' },
  shipped: { complete: 'completed' },
  completed: {},
  cancelled: { placeLate: 'placed' },
  expired: { placeLate: 'placed' },
}

/** Names and article numbers of the goods and the order reference, for the search of customers. */
export const searchTextOf = (
  { orderReference }: { orderReference?: string | null | undefined },
  lines: readonly { name: string; articleNumber: string; variationText: string }[],
): string =>
  [
    orderReference ?? '',
    ...lines.flatMap(({ name, articleNumber, variationText }) => [name, articleNumber, variationText]),
  ]
    .filter((part) => part !== '')
    .join('\n')
    .toLowerCase()

/** It came to nothing: its claims are released. */
export const isEnded = (state: OrderState): boolean => state === 'cancelled' || state === 'expired'
