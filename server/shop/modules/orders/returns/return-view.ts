import type {
  ReturnCarrier as CarrierView,
  PastReturn,
  ReturnDraft,
  ReturnItem,
  ReturnOrder,
  ReturnReason,
  ReturnRegulation,
} from '#contract/generated/types.ts'
import { returnComponents, returnReasons } from '#contract/limits/returns.ts'
import type { Audience } from '#engine/call/audience.ts'
import { fixedImage } from '../../catalogue/media/media.formats.ts'
import { money } from '../../catalogue/product/pricing/price.rules.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { OrderRow } from '../orders/orders.tables.ts'
import { type ReturnPeriod, returnableOf } from '../orders/view/returnable.rules.ts'
import type { ReturnCarrier } from './carriers/carrier.ts'
import { contactOfOrder, reasonOf } from './return.rules.ts'
import type { ImageRow, LineOfOrder, WholeReturn } from './returns.repository.ts'
import type { DraftContent, ReturnContactRow } from './returns.tables.ts'

export type ReturnParts = {
  order: OrderRow
  lines: LineOfOrder[]
  past: WholeReturn[]
  draft: DraftContent | null
  images: ImageRow[]
  /** Name of who has ordered. */
  buyer: Pick<ReturnContactRow, 'salutation' | 'firstName' | 'lastName'>
}

type Viewing = ReturnPeriod & { audience: Audience; translate: Translate }

const toReason = (name: string, { audience, translate }: Viewing): ReturnReason => {
  const hasPictures = reasonOf(name)?.hasPictures ?? false
  const label = translate(audience, `returns.reason.${name}`)
  return { name, label, comment: true, image: hasPictures, components: hasPictures }
}

const toItem = ({ line, facts }: LineOfOrder, { currency }: OrderRow, viewing: Viewing): ReturnItem => {
  const { audience, translate } = viewing
  const { quantity, reason, until } = returnableOf(facts, viewing)
  const paid = Math.round((line.total - line.reduction) / line.quantity)
  return {
    id: line.id,
    lineNo: line.position,
    name: line.name,
    variationText: line.variationText,
    articleNumber: line.articleNumber,
    image: line.pictureId === null ? null : fixedImage({ mediaId: line.pictureId, alt: line.name }, 'basket'),
    orderedQuantity: line.quantity,
    shippedQuantity: facts.shipped,
    returnedQuantity: facts.returned,
    returnableQuantity: quantity,
    notReturnable: reason,
    returnableUntil: until?.getTime() ?? null,
    price: money(paid, currency, audience.language),
    reasons: returnReasons.map(({ name }) => toReason(name, viewing)),
    components: returnComponents.map((id) => ({ id, name: translate(audience, `returns.component.${id}`) })),
  }
}

/** Lines that can't be returned any more are left out of what was chosen. */
const toDraft = (
  { items, regulation, carrier, labels }: DraftContent,
  { lines, images }: ReturnParts,
  viewing: Viewing,
): ReturnDraft => ({
  regulation,
  carrier,
  labels,
  items: items.flatMap(({ id, quantity, reason, additionalInfo, components }) => {
    const found = lines.find(({ line }) => line.id === id)
    const max = found ? returnableOf(found.facts, viewing).quantity : 0
    if (!found || max === 0) return []
    const { label, image } = toReason(reason, viewing)
    return [
      {
        id,
        lineNo: found.line.position,
        name: found.line.name,
        quantity: Math.min(quantity, max),
        reason,
        reasonLabel: label,
        additionalInfo,
        components,
        takesImages: image,
        images: images
          .filter(({ lineId }) => lineId === id)
          .map(({ id: imageId, name, size }) => ({ id: imageId, name, size })),
      },
    ]
  }),
})

const toPast = (
  { row, lines, labels, refund }: WholeReturn,
  { order, lines: ordered }: ReturnParts,
  { audience, translate }: Viewing,
): PastReturn => ({
  rma: row.rma,
  placedDate: row.announcedAt.getTime(),
  state: row.state,
  stateText: translate(audience, `returns.state.${row.state}`),
  carrier: row.carrier,
  carrierName: translate(audience, `returns.carrier.${row.carrier}.name`),
  regulation: row.regulation,
  regulationName: translate(audience, `returns.regulation.${row.regulation}.name`),
  items: ordered.flatMap(({ line: { id, position, name } }) => {
    const own = lines.find(({ lineId }) => lineId === id)
    if (!own) return []
    const { quantity, received, accepted } = own
    return [{ lineNo: position, name, quantity, receivedQuantity: received, acceptedQuantity: accepted }]
  }),
  labels: labels.map(({ number, trackingCode, hasQr }) => ({ number, trackingCode, hasQrCode: hasQr })),
  missingLabels: Math.max(0, row.labels - labels.length),
  refund: refund === 0 ? null : money(refund, order.currency, audience.language),
})

/** An order as its returns are chosen from it. */
export const toReturnOrder = (
  parts: ReturnParts,
  { hash, isOwner }: { hash: string; isOwner: boolean },
  viewing: Viewing,
): ReturnOrder => {
  const { order, lines, past, draft, buyer } = parts
  return {
    hash,
    orderId: order.number,
    salesOrderNo: order.number,
    orderDate: (order.placedAt ?? order.createdAt).getTime(),
    days: viewing.days,
    items: lines.map((line) => toItem(line, order, viewing)),
    pastReturns: past.map((each) => toPast(each, parts, viewing)).reverse(),
    draft: draft && toDraft(draft, parts, viewing),
    contact: isOwner ? { ...contactOfOrder(order), ...buyer } : null,
  }
}

type Texts = { audience: Audience; translate: Translate }

export const toRegulation = (id: string, { audience, translate }: Texts): ReturnRegulation => ({
  id,
  name: translate(audience, `returns.regulation.${id}.name`),
  description: translate(audience, `returns.regulation.${id}.description`),
})

export const toCarrier = (
  { code, hasQrCode, maximumLabels }: ReturnCarrier,
  { audience, translate }: Texts,
): CarrierView => ({
  code,
  name: translate(audience, `returns.carrier.${code}.name`),
  description: translate(audience, `returns.carrier.${code}.description`),
  hasQrCode,
  maximumLabels,
})
