import { createHash } from 'node:crypto'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import type { CartCalculation } from '../../cart/calculation/calculation.rules.ts'

export type Quote = {
  calculation: CartCalculation
  currency: string
  email: string | null
  billingAddress: AddressSnapshot | null
  deliveryAddress: AddressSnapshot | null
  paymentMethod: string | null
  buyerReference: string | null
  speditionFields: readonly { fieldName: string; fieldValue: string }[]
  orderReference: string | null
  legalVersion: string
}

/** Stands for everything that the summary shows and an order is made of: two quotes with the same hash are the same. */
export const quoteHash = ({ calculation, ...rest }: Quote): string => {
  const { lines, voucher, shippers, totals } = calculation
  const shown = {
    ...rest,
    lines: lines
      .filter(({ isAvailable }) => isAvailable)
      .map((line) => [
        line.itemId,
        line.kind,
        line.quantity,
        line.lightning,
        line.pricePerUnit,
        line.pricePerUnitLightning,
        line.total,
        line.saving,
        line.discount,
      ]),
    voucher: voucher?.reasons.length === 0 ? voucher.voucher.code : null,
    shippers: shippers
      .filter(({ isSelected }) => isSelected)
      .map(({ code, cost, positionIds }) => [code, cost, positionIds]),
    totals,
  }
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}
