import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { showsNet } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { carriedSums, type Fact, type PdfBlock, type TableRow, type TitledLines } from '#engine/pdf/pdf-document.ts'
import type { OrderLineRow, OrderRow, OrderTaxRow } from '../../orders.tables.ts'
import { addressLines, discountOf, pricedPiecesOf, shipperNames } from '../../view/order.rules.ts'
import type { WholeOrder } from '../../view/whole-orders.repository.ts'
import type { Writing } from './writing.ts'

/** Name, and below it variant and article number. */
export const nameLines = ({ name, variationText, articleNumber }: OrderLineRow, { label }: Writing): string[] => [
  name,
  [variationText, label('articleNumber', { number: articleNumber })].filter((text) => text !== '').join(' · '),
]

/** The lines of an order with prices as its store shows them; pieces at a deal's price are a row of their own. */
export const goodsTable = ({ lines }: WholeOrder, writing: Writing): PdfBlock => {
  const { label, money, rate } = writing
  const rows = lines.flatMap((line, index): TableRow[] => {
    const pieces = pricedPiecesOf(line)
    return pieces.map(({ quantity, price, total, isDeal: isReduced }, part) => {
      const isDeal = pieces.length > 1 && isReduced
      const article = [...nameLines(line, writing), ...(isDeal ? [label('deal')] : [])]
      const number = part === 0 ? String(index + 1) : ''
      return {
        cells: [number, article, String(quantity), money(price), `${rate(line.taxRate)} %`, money(total)],
        amount: total,
      }
    })
  })
  return {
    kind: 'table',
    title: label('goods'),
    columns: [
      { title: label('position'), width: 8 },
      { title: label('item') },
      { title: label('quantity'), width: 15, isAmount: true },
      { title: label('unitPrice'), width: 23, isAmount: true },
      { title: label('vat'), width: 13, isAmount: true },
      { title: label('amount'), width: 25, isAmount: true },
    ],
    rows,
    carried: { label: label('carried'), sums: carriedSums(rows, money) },
  }
}

type Tax = Pick<OrderTaxRow, 'rate' | 'net' | 'tax'>

/** VAT by rate, with the amount that bears it (§ 14 (4) UStG). */
export const taxFacts = (taxes: readonly Tax[], key: 'vatIncluded' | 'vatOnTop', writing: Writing): Fact[] =>
  taxes.map(({ rate, net, tax }) => [
    writing.label(key, { rate: writing.rate(rate), base: writing.money(net) }),
    writing.money(tax),
  ])

/** Where it was sent and who brought it; the billing address is that of the letter. */
const deliveryOf = (order: OrderRow, { label, say }: Writing): TitledLines | null =>
  isShipped(order)
    ? {
        title: label('deliveryAddress'),
        lines: [
          ...addressLines(order.deliveryAddress, order.language),
          `${label('shipper')} ${shipperNames(order, say)}`,
        ],
      }
    : null

const discountLabel = ({ voucherCode: code }: OrderRow, { label }: Writing): string =>
  code === null ? label('discount') : label('discountWithVoucher', { code })

/** What the lines add up to: net prices with VAT on top, or gross ones that hold it. */
export const orderSums = (whole: WholeOrder, writing: Writing, total: string): PdfBlock => {
  const { order, lines, taxes } = whole
  const { label, money } = writing
  const discount = discountOf(whole)
  const isNet = showsNet(order.store)
  const goods = lines.reduce((sum, each) => sum + each.total, 0)
  return {
    kind: 'sums',
    title: label('sums'),
    beside: deliveryOf(order, writing),
    rows: [
      [label('goods'), money(goods)],
      ...(discount > 0 ? [[discountLabel(order, writing), money(-discount)] as const] : []),
      [label('shipping'), money(order.shipping)],
      [label('net'), money(order.net)],
      ...taxFacts(taxes, isNet ? 'vatOnTop' : 'vatIncluded', writing),
      [label(total), money(order.total)],
    ],
  }
}

/** Why there is no VAT (§ 14 (4) no. 8 UStG). */
export const exemptions = ({ taxes }: WholeOrder, { say }: Writing): PdfBlock[] =>
  (['K', 'G'] as const).flatMap((category) =>
    taxes.some((tax) => tax.category === category)
      ? [{ kind: 'paragraph' as const, text: say(`document.exempt.${category}`) }]
      : [],
  )
