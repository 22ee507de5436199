import type { ImportCompany } from '#contract/import/content.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { netAmount, showsNet } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { daysToPay } from '#engine/modules/stores/stores/days-to-pay.rules.ts'
import { dayIn, endOfDeadline } from '#lib/local-days.ts'
import { splitByWeight } from '#lib/split-by-weight.ts'
import type { OrderLineRow, OrderTaxRow } from '../orders.tables.ts'
import { pricedPiecesOf } from '../view/order.rules.ts'
import type { WholeOrder } from '../view/whole-orders.repository.ts'
import { creditorReference } from './bank-transfer.rules.ts'
import type { Buyer } from './documents.repository.ts'
import type { Subject } from './paper/writing.ts'

type TaxCategory = Pick<OrderTaxRow, 'category' | 'rate'>

export type InvoiceLine = TaxCategory & {
  name: string
  description: string
  articleNumber: string
  quantity: number
  /** Before the reduction. */
  gross: number
  /** Promotions and the voucher's share. */
  allowance: number
  /** gross - allowance. */
  net: number
}

/** An invoice as EN 16931 sees it: every amount without VAT, in minor units, except `tax`, `total` and `payable`. */
export type Invoice = {
  number: string
  /** Number of the invoice that this credit note corrects; null for an invoice. */
  correctedInvoice: string | null
  /** True for a credit note whose invoice was paid: the money goes back. */
  isPaidBack: boolean
  issueDate: string
  dueDate: string
  /** Days of the first and the last parcel; null where nothing was sent. */
  delivered: { first: string; last: string } | null
  currency: string
  buyerReference: string
  orderReference: string | null
  seller: ImportCompany
  buyer: AddressSnapshot & Buyer & { email: string }
  delivery: AddressSnapshot
  /** Reference of the transfer. */
  paymentReference: string
  lines: InvoiceLine[]
  /** Shares of the shipping costs by tax rate. */
  charges: (TaxCategory & { amount: number })[]
  taxes: (TaxCategory & { base: number; tax: number })[]
  net: number
  tax: number
  total: number
}

/** Lines of one tax rate. Their net amounts add up to `net` to the cent, in stores with net and with gross prices. */
const linesOf = (
  lines: readonly OrderLineRow[],
  tax: TaxCategory,
  { net, isNet }: { net: number; isNet: boolean },
): InvoiceLine[] => {
  // Pieces at a deal's price are a line of their own, so that quantity times price is each line's amount.
  const parts = lines.flatMap((line) => {
    const pieces = pricedPiecesOf(line)
    const reductions = splitByWeight(
      line.reduction,
      pieces.map(({ total }) => total),
    )
    return pieces.map(({ quantity, total }, part) => ({ ...line, quantity, total, reduction: reductions[part] ?? 0 }))
  })
  const weights = parts.map(({ total, reduction }) => total - reduction)
  const shares = splitByWeight(net, weights)
  return parts.map((line, index) => {
    const share = shares[index] ?? 0
    const allowance = isNet ? line.reduction : netAmount(line.reduction, tax.rate)
    return {
      rate: tax.rate,
      category: tax.category,
      name: line.name,
      description: line.variationText,
      articleNumber: line.articleNumber,
      quantity: line.quantity,
      gross: share + allowance,
      allowance,
      net: share,
    }
  })
}

/**
 * Goods that leave the seller's country are an intra-community supply (K) or an export (G) where they are sold to a business, and bear
 * the VAT of their destination where not. Orders bear the store's own VAT (S) wherever they go: an invoice of it would be wrong.
 */
export const ensureCategory = ({ order, taxes }: WholeOrder, { country }: ImportCompany): void => {
  const goesTo = order.deliveryAddress.country
  if (goesTo !== country && taxes.some(({ category }) => category === 'S'))
    throw new Error(
      `The order ${order.number} goes to ${goesTo} with VAT of ${country}: its invoice is for a person to write`,
    )
}

/**
 * The invoice of an order, from its rows: lines with their reductions as allowances, shipping as charges, VAT by category and rate.
 * `number` is the invoice's, of the year of `issuedAt`; the reference of the transfer is made of the order's. What is free stands under its own rate, or under the highest where that is not taxed.
 */
export const invoiceOf = (
  whole: WholeOrder,
  seller: ImportCompany,
  { buyer, delivered, number, issuedAt }: Pick<Subject, 'buyer' | 'delivered' | 'issuedAt'> & { number: string },
): Invoice => {
  const { order, lines, taxes } = whole
  ensureCategory(whole, seller)
  const isNet = showsNet(order.store)
  const days = isNet ? daysToPay.business : daysToPay.consumer
  const parts = taxes.map((tax, index) => {
    const charge = isNet ? tax.shipping : netAmount(tax.shipping, tax.rate)
    const own = lines.filter(
      ({ taxRate }) => taxRate === tax.rate || (index === 0 && !taxes.some(({ rate }) => rate === taxRate)),
    )
    // Without goods at this rate everything is shipping.
    const shipping = own.every(({ total, reduction }) => total === reduction) ? tax.net : charge
    return { tax, shipping, lines: linesOf(own, tax, { net: tax.net - shipping, isNet }) }
  })
  return {
    number,
    correctedInvoice: null,
    isPaidBack: false,
    issueDate: dayIn(seller.country, issuedAt),
    dueDate: dayIn(
      seller.country,
      endOfDeadline({ country: seller.country, postCode: order.billingAddress.postCode }, issuedAt, days),
    ),
    delivered: delivered && {
      first: dayIn(seller.country, delivered.first),
      last: dayIn(seller.country, delivered.last),
    },
    currency: order.currency,
    buyerReference: order.buyerReference ?? '',
    orderReference: order.orderReference,
    seller,
    buyer: { ...order.billingAddress, ...buyer, email: order.email },
    delivery: order.deliveryAddress,
    paymentReference: creditorReference(order.number),
    lines: parts.flatMap((part) => part.lines),
    charges: parts.flatMap(({ tax, shipping }) =>
      shipping === 0 ? [] : [{ rate: tax.rate, category: tax.category, amount: shipping }],
    ),
    taxes: taxes.map(({ rate, category, net, tax }) => ({ rate, category, base: net, tax })),
    net: order.net,
    tax: order.tax,
    total: order.total,
  }
}
