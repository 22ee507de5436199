import type { ThankYouPage } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { findDocumentHeads } from '../documents/documents.repository.ts'
import { type OrderKeys, orderPath } from '../order-key.ts'
import { isClaimable } from '../persons/guest-orders.ts'
import { transferOf } from './order.rules.ts'
import type { OrderAccess, OrderReader } from './order-access.ts'
import { toDocuments, toOrder, toTransfer } from './order-view.ts'
import { findWholeOrder } from './whole-orders.repository.ts'

type OrderViewsDependencies = {
  db: Database
  translate: Translate
  methods: Pick<PaymentMethods, 'find'>
  access: OrderAccess
  orderKeys: Pick<OrderKeys, 'makeOrderKey'>
}

/** Orders as their owners see them when they have just ordered. */
export const createOrderViews = ({ db, translate, methods, access, orderKeys }: OrderViewsDependencies) => ({
  /** For the confirmation page; null for an order that is not the reader's. */
  thankYou: async (
    number: string,
    reader: OrderReader,
    isUniqueEmail: (email: string) => Promise<boolean>,
  ): Promise<ThankYouPage | null> => {
    const { audience, identity } = reader
    const order = await access.find(number, reader)
    const whole = order && (await findWholeOrder(db, order.id))
    if (order === null || whole === null) return null
    const transfer = transferOf(whole, methods.find(order.paymentMethod), audience.store.company)
    const isStranger = isClaimable(order) && identity.customerId === null
    const documents = toDocuments(order, await findDocumentHeads(db, order.id))
    return {
      order: toOrder(whole, { documents }, { audience, translate }),
      canRegister: isStranger && (await isUniqueEmail(order.email)),
      orderPath: order.placedAt === null ? null : orderPath(order, orderKeys),
      transfer: transfer && toTransfer(transfer, order, audience),
    }
  },
})
