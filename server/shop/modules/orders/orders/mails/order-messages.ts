import sharp from 'sharp'
import { shopLanguages } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { formatMoney } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { LegalService } from '#engine/modules/content/legal/legal.service.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { homeOf, type MailBlock, type OrderMailKind, paragraphsOf } from '#engine/modules/mail/mails/mail-messages.ts'
import type { OrderMessage } from '#engine/modules/mail/mails/mails.service.ts'
import { longDate } from '#lib/written-dates.ts'
import { epcQrCode } from '../documents/bank-transfer.rules.ts'
import { findShipments, type ShipmentWithLines as Shipment } from '../fulfilment/fulfilment.repository.ts'
import { type OrderKeys, orderPath } from '../order-key.ts'
import { hasLostAccount } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import { creditedOf, openOf, refundedOf, type Settlement, type Transfer, transferOf } from '../view/order.rules.ts'
import { findWholeOrder, type WholeOrder } from '../view/whole-orders.repository.ts'
import {
  addressBlocks,
  deliveryBlocks,
  detailBlocks,
  goodsBlocks,
  isAllSent,
  parcelBlocks,
  transferBlocks,
} from './order-blocks.ts'

type OrderMessageDependencies = {
  db: Database
  translate: Translate
  legal: Pick<LegalService, 'texts'>
  findMethod: (id: string) => Settlement
  orderKeys: Pick<OrderKeys, 'makeOrderKey'>
  objections: {
    /** Page on which the customer objects to requests for reviews; null where none are sent. */
    pathOf: (order: Pick<OrderRow, 'id' | 'store'>) => string | null
  }
}

/** Mails that repeat the whole order, and those that ask for a transfer. */
const withOrder: readonly OrderMailKind[] = ['received', 'cancelled', 'declined', 'withdrawn']
const withTransfer: readonly OrderMailKind[] = ['paymentDue', 'paymentReminder']

/**
 * Where the button leads: to the order, by a key where it has no account, or back to the choice of a payment method. `isWithoutPage`: its
 * account was deleted, so no page shows it, or the mail is for who receives the goods.
 */
const buttonOf = (
  kind: OrderMailKind,
  { order }: WholeOrder,
  { makeOrderKey, isWithoutPage }: Pick<OrderKeys, 'makeOrderKey'> & { isWithoutPage: boolean },
): { path: string; textKey: string } | null => {
  if (kind === 'declined')
    return { path: isShipped(order) ? '/checkout/payment' : '/prime/checkout', textKey: 'mail.order.declined.button' }
  if (order.placedAt === null || isWithoutPage) return null
  return { path: orderPath(order, { makeOrderKey }), textKey: 'mail.order.view' }
}

/** Edge of the QR code in a mail, in pixels; twice as many are drawn for sharp screens. */
const qrPixels = 200

const qrBlock = async (transfer: Transfer, alt: string): Promise<MailBlock> => ({
  kind: 'picture',
  id: 'transfer',
  alt,
  pixels: qrPixels,
  content: await sharp(Buffer.from(epcQrCode(transfer)))
    .resize(qrPixels * 2, qrPixels * 2, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer(),
})

/** Whether more is to come: to be sent, or to arrive. */
const hasRest = (
  kind: OrderMailKind,
  { told, parcels, whole }: { told: readonly Shipment[]; parcels: readonly Shipment[]; whole: WholeOrder },
): boolean => {
  if (told.length === 0) return false
  return !isAllSent(whole, parcels) || (kind === 'delivered' && parcels.some(({ deliveredAt }) => deliveredAt === null))
}

/** What mails about orders say: the order as it was made, in its own language. */
export const createOrderMessage = ({
  db,
  translate,
  legal,
  findMethod,
  orderKeys,
  objections,
}: OrderMessageDependencies): OrderMessage => {
  const legalBlocks = async ({ order }: WholeOrder): Promise<MailBlock[]> => {
    const version = { store: order.store, version: order.legalVersion, language: order.language }
    const texts = await legal.texts(db, version, ['terms', 'withdrawal', 'serviceWithdrawal'])
    // A membership is a service: its period of withdrawal begins with the contract, and nothing is sent back.
    const isService = !isShipped(order) && texts.some(({ kind }) => kind === 'serviceWithdrawal')
    const other = isService ? 'withdrawal' : 'serviceWithdrawal'
    const shown = texts.filter(({ kind }) => kind !== other)
    return shown.flatMap(({ title, sections }): MailBlock[] => [
      { kind: 'headline', text: title },
      ...sections.map((section): MailBlock => ({ kind: 'smallPrint', ...section })),
    ])
  }

  /** Says, where it is so, that a review will be asked for, with the link to object at once (§ 7 (3) UWG). */
  const objectionBlocks = ({ order }: WholeOrder, home: string, audience: Audience): MailBlock[] => {
    const path = isShipped(order) ? objections.pathOf(order) : null
    if (path === null) return []
    return [
      { kind: 'smallPrint', headline: null, paragraphs: [translate(audience, 'mail.order.label.reviewRequest')] },
      { kind: 'link', text: translate(audience, 'mail.order.label.noReviewRequest'), url: home + path },
    ]
  }

  return async (kind, { orderId = '', sum, file = '', orderedBy, shipmentId, isOfDelivery, ...names }, store) => {
    const whole = await findWholeOrder(db, orderId)
    if (whole === null) return null
    const { order } = whole
    const refunded = kind === 'refunded' && sum ? Number(sum) : refundedOf(whole)
    const credited = kind === 'corrected' && sum ? Number(sum) : creditedOf(whole)
    // By a later correction less is due, of which another mail tells.
    const open = openOf(whole) > 0 ? openOf(whole) + creditedOf(whole) - credited : 0
    // It waited for the mail server until the money had come or the order had ended.
    if (withTransfer.includes(kind) && open === 0) return null
    const audience: Audience = { store, language: order.language, textLanguage: shopLanguages[order.language] }
    const viewing = { translate, audience }
    const parcels = shipmentId === undefined ? [] : await findShipments(db, [order.id])
    const toldIds = shipmentId?.split(',') ?? []
    const told = parcels.filter(({ id }) => toldIds.includes(id))
    const transfer = transferOf(whole, findMethod(order.paymentMethod), store.company)
    const amountOf = (amount: number): string => formatMoney(amount, order.currency, order.language)
    const values = {
      number: order.number,
      date: longDate(order.placedAt ?? order.createdAt, order.language),
      total: amountOf(order.total),
      refunded: amountOf(refunded),
      credited: amountOf(credited),
      // What is due is paid as a whole.
      paid: amountOf(order.total - creditedOf(whole)),
      open: amountOf(open),
      state: order.state,
      hasRest: hasRest(kind, { told, parcels, whole }) ? 'yes' : 'no',
      isOpen: open > 0 ? 'yes' : 'no',
      isAttached: file === '' ? 'no' : 'yes',
      file,
      dueDate: transfer === null ? '' : longDate(transfer.dueOn, order.language),
      // A bill of an organisation may go to another person than the mail.
      firstName: names.firstName ?? order.billingAddress.firstName,
      lastName: names.lastName ?? order.billingAddress.lastName,
      company: store.company?.name ?? '',
      street: store.company?.street ?? '',
      place: store.company === null ? '' : `${store.company.postCode} ${store.company.city}`,
    }
    const say = (part: string): string => translate(audience, `mail.order.${kind}.${part}`, values)
    const home = homeOf(store, order.language)
    // A delivery e-mail may be another person's: it says what comes, and opens nothing.
    const isWithoutPage = isOfDelivery !== undefined || (await hasLostAccount(db, order))
    const button = buttonOf(kind, whole, { ...orderKeys, isWithoutPage })
    const asksForTransfer = transfer !== null && withTransfer.includes(kind)
    return {
      subject: say('subject'),
      greeting: translate(audience, 'mail.greeting', values),
      headline: say('headline'),
      paragraphs: [
        ...paragraphsOf(say('text')),
        ...(orderedBy ? [translate(audience, 'mail.order.orderedBy', { name: orderedBy })] : []),
      ],
      button: button && translate(audience, button.textKey),
      url: home + (button?.path ?? '/'),
      blocks: [
        ...(asksForTransfer ? transferBlocks(transfer, viewing, values) : []),
        ...(asksForTransfer && order.currency === 'EUR'
          ? [await qrBlock(transfer, translate(audience, 'mail.order.label.qrCode'))]
          : []),
        ...told.flatMap((parcel) => parcelBlocks(whole, parcel, viewing)),
        ...(told.length > 0 ? deliveryBlocks(whole, viewing) : []),
        ...(withOrder.includes(kind) ? goodsBlocks(whole, viewing) : []),
        ...(kind === 'received' ? [...addressBlocks(whole, viewing), ...detailBlocks(whole, viewing)] : []),
        ...(kind === 'received' ? objectionBlocks(whole, home, audience) : []),
        ...(kind === 'received' ? await legalBlocks(whole) : []),
      ],
      footer: translate(audience, 'mail.order.footer', values),
      shop: translate(audience, 'mail.shop'),
      home,
    }
  }
}
