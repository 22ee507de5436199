import type { AddressInput, StudioDeskResult, StudioFieldError, StudioParcelInput } from '#contract/generated/types.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import { addressViolations, contentOf } from '#engine/modules/account/addresses/address.rules.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import type { MerchandiseService } from '#engine/modules/orders/merchandise/merchandise.service.ts'
import { noteChanges } from '#engine/modules/orders/merchandise/note-changes.ts'
import type { OrderDocuments } from '#engine/modules/orders/orders/documents/documents.service.ts'
import type { Fulfilment } from '#engine/modules/orders/orders/fulfilment/fulfilment.service.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import type { PaymentOperators } from '#engine/modules/orders/settlement/operators/operators.service.ts'
import { isUuid } from '#lib/uuid.ts'
import { findOrderOfCommand, findOrderOfMail, findOrderOfStore, findPartsOf, insertNote } from '../desk.repository.ts'
import { type ChangeAtDesk, checkKey, type DeskCall, DeskRefused, done, noteChange, refusalOf } from '../desk-change.ts'
import { addressRefusalOf, type OrderPageDependencies, payableOf, refundableOf } from './order-page.ts'

type Log = { error: (details: object, message: string) => void }

export type OrderChangesDependencies = OrderPageDependencies & {
  db: Database
  change: ChangeAtDesk
  documents: Pick<OrderDocuments, 'canBeCorrected' | 'fileOf' | 'ofOrder'>
  fulfilment: Pick<Fulfilment, 'lock' | 'cancel' | 'deliverTo' | 'read' | 'ship' | 'deliver'>
  mails: Pick<MailsService, 'about' | 'addAgain' | 'ofOrder'>
  merchandise: Pick<MerchandiseService, 'apply' | 'takenAt' | 'takenEvent'>
  operators: Pick<PaymentOperators, 'refundable' | 'refundIn' | 'retryIn'>
}

const maxNoteLength = 2000

/** Text of a note, cleaned; refused when there is none or too much of it. */
export const noteTextOf = (text: string): string => {
  const clean = text.trim()
  if (clean === '') throw new DeskRefused('fields', [{ fieldName: 'text', code: 'required' }])
  if (clean.length > maxNoteLength) throw new DeskRefused('fields', [{ fieldName: 'text', code: 'tooLong' }])
  return clean
}

/** Of what the desk reports as the merchandise system would. */
const eventIdOf = ({ key }: DeskCall): string => `desk:${key}`

const cleanParcel = ({ carrier, trackingCode, trackingUrl, lines }: StudioParcelInput) => ({
  carrier: carrier.trim(),
  trackingCode: trackingCode?.trim() || null,
  trackingUrl: trackingUrl?.trim() || null,
  lines: lines.filter(({ quantity }) => quantity !== 0),
})

/** By the limits of what a merchandise system reports (`merchandise-event.ts`). */
const parcelErrors = ({
  carrier,
  trackingCode,
  trackingUrl,
  lines,
}: ReturnType<typeof cleanParcel>): StudioFieldError[] => [
  ...(carrier === '' ? [{ fieldName: 'carrier', code: 'required' }] : []),
  ...(carrier.length > 40 ? [{ fieldName: 'carrier', code: 'tooLong' }] : []),
  ...((trackingCode ?? '').length > 100 ? [{ fieldName: 'trackingCode', code: 'tooLong' }] : []),
  ...(trackingUrl !== null && !/^https:\/\/\S{1,500}$/.test(trackingUrl)
    ? [{ fieldName: 'trackingUrl', code: 'url' }]
    : []),
  ...(lines.length === 0 ? [{ fieldName: 'lines', code: 'required' }] : []),
  ...(lines.some(({ lineId, quantity }) => quantity < 1 || !isUuid(lineId))
    ? [{ fieldName: 'lines', code: 'pieces' }]
    : []),
]

/** Fields that say something else; their names, since the audit log holds nothing of a customer. */
const changedFields = (before: object, after: object): string[] =>
  Object.entries(after).flatMap(([name, value]) => (before[name as keyof typeof before] === value ? [] : [name]))

/** What customer service does with an order of the store. */
export const createOrderChanges = (dependencies: OrderChangesDependencies) => {
  const { db, change, documents, fulfilment, mails, merchandise, operators } = dependencies

  const orderOf = async (trx: Transaction, number: string, { store }: DeskCall): Promise<OrderRow> => {
    const order = await findOrderOfStore(trx, number, store)
    if (order === null) throw new DeskRefused('unknown')
    return order
  }

  /** Money that no provider has is booked as the merchandise system would report it, by the form's key. */
  const book = async (
    type: 'paid' | 'refunded',
    order: OrderRow,
    amount: number,
    call: DeskCall,
    log: Log,
  ): Promise<StudioDeskResult> => {
    const { number, currency } = order
    const event = { id: eventIdOf(call), type, order: number, at: new Date().toISOString(), amount, currency }
    const [result] = await merchandise.apply([{ event }], log)
    if (result?.outcome !== 'applied' && result?.outcome !== 'repeated')
      return { successful: false, refusal: 'other', message: result?.message ?? null, fieldErrors: [] }
    const action = type === 'paid' ? 'bookPayment' : 'refundOrder'
    await noteChange(db, call, { action, key: number, after: { amount, currency, by: 'hand' } })
    return done
  }

  return {
    cancel: (number: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await orderOf(trx, number, call)
        const attempt = await fulfilment.lock(trx, number)
        const { state } = attempt.order
        if (state !== 'placed') throw new DeskRefused('state')
        await fulfilment.cancel(trx, attempt)
        return { action: 'cancelOrder', key: number, before: { state }, after: { state: 'cancelled' } }
      }),

    /** Minor units. */
    refund: async (number: string, amount: number, call: DeskCall, log: Log): Promise<StudioDeskResult> => {
      checkKey(call)
      try {
        const order = await findOrderOfStore(db, number, call.store)
        if (order === null) throw new DeskRefused('unknown')
        const { payments } = await findPartsOf(db, order.id)
        const refundable = await refundableOf(db, order, payments.at(-1), dependencies)
        if (payments.at(-1)?.provider === null) {
          // What is repeated is answered by its key, however little is left by now.
          const isTooMuch = amount < 1 || amount > refundable.amount
          if (isTooMuch && !(await merchandise.takenEvent(eventIdOf(call)))) throw new DeskRefused('amount')
          return await book('refunded', order, amount, call, log)
        }
      } catch (error) {
        return refusalOf(error)
      }
      return change(call, async (trx) => {
        const order = await orderOf(trx, number, call)
        const attempt = await fulfilment.lock(trx, number)
        const left = (await operators.refundable(trx, order.id)) ?? 0
        if (amount < 1 || amount > left) throw new DeskRefused('amount')
        await operators.refundIn(trx, number, amount, call.key)
        const { currency } = order
        const { refunded } = attempt.payment
        return {
          action: 'refundOrder',
          key: number,
          before: { refunded, currency },
          after: { amount, currency, by: 'provider' },
        }
      })
    },

    /** All that is open, by transfer. */
    bookPayment: async (number: string, call: DeskCall, log: Log): Promise<StudioDeskResult> => {
      checkKey(call)
      try {
        const order = await findOrderOfStore(db, number, call.store)
        if (order === null) throw new DeskRefused('unknown')
        if (await merchandise.takenEvent(eventIdOf(call))) return done
        const { payments } = await findPartsOf(db, order.id)
        const open = payableOf(payments.at(-1))
        if (open === 0) throw new DeskRefused('state')
        return await book('paid', order, open, call, log)
      } catch (error) {
        return refusalOf(error)
      }
    },

    ship: (number: string, parcel: StudioParcelInput, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await orderOf(trx, number, call)
        const attempt = await fulfilment.lock(trx, number)
        const { id, state } = attempt.order
        const [toFulfil] = await fulfilment.read(trx, [id])
        if (!toFulfil?.isReadyToShip) throw new DeskRefused('state')
        const { carrier, trackingCode, trackingUrl, lines } = cleanParcel(parcel)
        const fieldErrors = parcelErrors({ carrier, trackingCode, trackingUrl, lines })
        if (fieldErrors.length > 0) throw new DeskRefused('fields', fieldErrors)
        await fulfilment.ship(trx, attempt, { at: new Date(), carrier, trackingCode, trackingUrl, lines })
        await noteChanges(trx, [id])
        const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        return { action: 'shipOrder', key: number, before: { state }, after: { carrier, pieces } }
      }),

    deliver: (number: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await orderOf(trx, number, call)
        const attempt = await fulfilment.lock(trx, number)
        const { id, state } = attempt.order
        await fulfilment.deliver(trx, attempt, { at: new Date(), trackingCode: null })
        await noteChanges(trx, [id])
        return { action: 'deliverOrder', key: number, before: { state } }
      }),

    retry: (id: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const order = isUuid(id) ? await findOrderOfCommand(trx, id, call.store) : null
        if (order === null) throw new DeskRefused('unknown')
        await operators.retryIn(trx, id)
        return { action: 'retryCommand', key: order.number, before: { state: 'failed' }, after: { state: 'open' } }
      }),

    sendMail: (id: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const order = isUuid(id) ? await findOrderOfMail(trx, id, call.store) : null
        const mail = order && (await mails.ofOrder(trx, order.id)).find((each) => each.id === id)
        if (!order || !mail) throw new DeskRefused('unknown')
        const { file: name } = mail.values
        const file = name === undefined ? null : await documents.fileOf(trx, order, { name })
        await mails.addAgain(trx, mail, file)
        return { action: 'sendMail', key: order.number, after: { kind: mail.kind } }
      }),

    changeAddress: (number: string, input: AddressInput, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await orderOf(trx, number, call)
        const attempt = await fulfilment.lock(trx, number)
        const { order } = attempt
        const refusal = await addressRefusalOf(trx, order, dependencies)
        if (refusal !== null) throw new DeskRefused(refusal)
        const kind = (input.packstation ?? '').trim() === '' ? 'shipping' : 'packstation'
        const violations = addressViolations(kind, input)
        if (violations.length > 0)
          throw new DeskRefused(
            'fields',
            violations.map(({ fieldName, code }) => ({ fieldName, code })),
          )
        const content = contentOf(kind, input)
        if (content.country !== order.deliveryAddress.country) throw new DeskRefused('country')
        if (kind === 'packstation' && order.speditionFields.length > 0) throw new DeskRefused('bulky')
        const fields = changedFields(order.deliveryAddress, content)
        await fulfilment.deliverTo(trx, attempt, { ...content, email: order.deliveryAddress.email })
        await noteChanges(trx, [order.id])
        return { action: 'changeAddress', key: number, after: { fields } }
      }),

    addNote: (number: string, text: string, call: DeskCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const order = await orderOf(trx, number, call)
        await insertNote(trx, { orderId: order.id, text: noteTextOf(text), editor: call.editor.email })
        return { action: 'addNote', key: number }
      }),
  }
}
