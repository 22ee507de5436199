import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import type { OrderRow } from '../../orders/orders.tables.ts'
import type { ReturnContactRow } from '../returns.tables.ts'

/** What a label is made of. */
export type LabelRequest = {
  rma: string
  /** From 1. */
  number: number
  order: OrderRow
  store: StoreRow
  contact: ReturnContactRow
  /** Value of what goes back, gross, minor units. */
  value: number
}

export type Label = {
  pdf: Buffer
  /** PNG, for counters that print it. */
  qr: Buffer | null
  trackingCode: string | null
}

/** What of an order decides how its goods can go back. */
export type ReturnedOrder = Pick<OrderRow, 'shipperCode' | 'deliveryAddress' | 'billingAddress'>

/** A way to send goods back. */
export type ReturnCarrier = {
  /** Texts are `returns.carrier.<code>.name` and `.description`. */
  code: string
  hasQrCode: boolean
  /** 0 without labels. */
  maximumLabels: number
  offers: (order: ReturnedOrder, store: StoreRow) => boolean
  /**
   * Null without labels.
   * @throws CarrierRefused for what asking again does not mend; anything else comes again
   */
  makeLabel: ((request: LabelRequest) => Promise<Label>) | null
}

/** The carrier does not take this parcel. The message says why, without personal data. */
export class CarrierRefused extends Error {}

/** Goods that a forwarder brought are fetched by one. */
export const isParcel = ({ shipperCode }: Pick<OrderRow, 'shipperCode'>): boolean => shipperCode !== 'spedition'
