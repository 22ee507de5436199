import { isWorkingDay } from '#contract/delivery/delivery-date.ts'
import type { OrderStatus } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { shippingDays } from '#engine/modules/catalogue/product/pricing/shipping.rules.ts'
import { dayIn, endOfDeadline, type PlaceOfDeadline } from '#lib/local-days.ts'
import type { ShipmentRow } from '../fulfilment/fulfilment.tables.ts'
import { isEnded } from '../orders.rules.ts'
import type { OrderLineRow, OrderRow } from '../orders.tables.ts'
import { isGivenUp, isPaid, type Settlement } from './order.rules.ts'
import type { WholeOrder } from './whole-orders.repository.ts'

const day = 86_400_000

/** Days of the period of withdrawal, from the arrival of the last parcel (§ 355 BGB, FAGG § 11). */
const withdrawalDays = 14

/** Working days that a parcel is on its way within Germany. */
const parcelDays = 2

/** Where an order stands, as its customer sees it. */
export const statusOf = (whole: WholeOrder, { isPrepaid }: Pick<Settlement, 'isPrepaid'>): OrderStatus => {
  const { state } = whole.order
  if (isEnded(state)) return 'cancelled'
  if (isGivenUp(whole)) return 'refunded'
  if (state === 'completed') return 'delivered'
  if (state === 'shipped') return 'shipped'
  if (state === 'partly_shipped') return 'partlyShipped'
  return isPrepaid && !isPaid(whole) ? 'awaitingTransfer' : 'packing'
}

/** Key of a status's text. Of a provider no transfer is waited for: it has taken back its promise of the money. */
export const statusTextOf = (status: OrderStatus, { settlement }: Pick<Settlement, 'settlement'>): string =>
  `orders.status.${status === 'awaitingTransfer' && settlement.kind === 'provider' ? 'unpaid' : status}`

/** ISO date on which a parcel is expected; null once it was delivered. */
export const expectedOn = (
  { shippedAt, deliveredAt }: Pick<ShipmentRow, 'shippedAt' | 'deliveredAt'>,
  country: string,
): string | null => {
  if (deliveredAt !== null) return null
  let moment = Date.parse(dayIn(country, shippedAt))
  for (
    let left = shippingDays(parcelDays, country).maximumDays;
    left > 0;
    left -= isWorkingDay(moment, country) ? 1 : 0
  )
    moment += day
  return new Date(moment).toISOString().slice(0, 10)
}

type ShipmentDates = Pick<ShipmentRow, 'shippedAt' | 'deliveredAt'>

/** Consumers only. The period begins when everything has arrived, so before that it is open; of a membership it begins with the order. */
export const canWithdraw = ({
  order,
  parcels,
  now,
  ...place
}: PlaceOfDeadline & {
  order: Pick<OrderRow, 'store' | 'state' | 'shipperCode' | 'placedAt'>
  parcels: readonly ShipmentDates[]
  now: Date
}): boolean => {
  if (isBusinessStore(order.store) || isEnded(order.state)) return false
  if (!isShipped(order)) return now <= endOfDeadline(place, order.placedAt ?? now, withdrawalDays)
  if (order.state !== 'completed' || parcels.length === 0) return true
  const last = Math.max(...parcels.map(({ deliveredAt, shippedAt }) => (deliveredAt ?? shippedAt).getTime()))
  return now <= endOfDeadline(place, new Date(last), withdrawalDays)
}

/** What was paid for can be ordered again; free articles and catalogues come by rules of their own. */
export const isReorderable = ({ kind }: Pick<OrderLineRow, 'kind'>): boolean => kind === 'item'
