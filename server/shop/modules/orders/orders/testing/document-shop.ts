import type { Test } from 'tap'
import type { ImportContent } from '#contract/import/content.ts'
import { inTransaction, openDatabase, type Transaction } from '#engine/db/database.ts'
import { createPaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import { createTranslate } from '#engine/modules/content/translations/translate.ts'
import { createTranslationsService } from '#engine/modules/content/translations/translations.service.ts'
import { createStoresService } from '#engine/modules/stores/stores/stores.service.ts'
import { filledDatabase, importing, orderKey } from '#engine/testing/engine.ts'
import { createOrderDocuments } from '../documents/documents.service.ts'
import type { OrderDocumentRow } from '../documents/documents.tables.ts'
import { createOrderKeys } from '../order-key.ts'
import { findOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.tables.ts'
import { createOrderAccess } from '../view/order-access.ts'
import { insertSampleOrder, type SampleOrder } from './sample-order.ts'

/** A database with stores and texts, without an engine, at a moment: jobs run when a test says so. */
export const documentShop = async (
  t: Test,
  content: Pick<ImportContent, 'stores' | 'translations'>,
  moment = '2026-11-02T12:00:00Z',
  fill = importing(content),
) => {
  const url = await filledDatabase(t, fill)
  const db = openDatabase({ url, poolSize: 6, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => db.$client.end())
  const stores = createStoresService(db)
  const translations = createTranslationsService(db)
  await Promise.all([stores.load(), translations.load()])
  const announced: string[] = []
  const documents = createOrderDocuments({
    db,
    stores,
    translate: createTranslate(translations),
    access: createOrderAccess({ db, orderKeys: createOrderKeys([orderKey]) }),
    methods: createPaymentMethods({ computop: null, paypal: null, amazon: null }),
    announce: async (_trx, order, { kind }) => void announced.push(`${kind} ${order.number}`),
    now: () => new Date(moment),
  })
  const rows = async (orderId: string): Promise<OrderDocumentRow[]> =>
    (
      await db.$client.query(
        'select *, order_id as "orderId", issued_at as "issuedAt", media_type as "mediaType" from order_documents where order_id = $1 order by created_at, kind',
        [orderId],
      )
    ).rows
  const order = async (sample: SampleOrder = {}): Promise<OrderRow> => {
    const { id } = await inTransaction(db, (trx) => insertSampleOrder(trx, sample))
    const row = await findOrder(db, id)
    if (!row) throw new Error('no order')
    return row
  }
  /** Carries out what is wanted of an order, and hands out the newest of a kind. */
  const made = async (orderId: string, kind: OrderDocumentRow['kind']): Promise<Buffer> => {
    for (const { id } of await rows(orderId)) await documents.make(id)
    return (await rows(orderId)).findLast((row) => row.kind === kind)?.content ?? Buffer.alloc(0)
  }
  const within = (work: (trx: Transaction) => Promise<void>) => inTransaction(db, work)
  return { url, db, documents, announced, rows, order, made, within }
}
