import type {
  DeskRole,
  StoreId,
  StudioDeclarationKind,
  StudioDeskResult,
  StudioDeskTask,
  StudioFile,
  StudioProductGap,
  StudioReceivedLine,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import type { ReturnReceipts } from '../../orders/returns/receipt.service.ts'
import type { Withdrawals } from '../../orders/withdrawals/withdrawals.service.ts'
import { pageOf } from '../studio/entries.service.ts'
import type { DeskDetails } from '../studio/studio.tables.ts'
import { createDeskCustomers, type DeskCustomersDependencies } from './customers/desk-customers.ts'
import { findDeclaration, findDeclarations } from './declarations/declarations.repository.ts'
import { findOrderOfStore, insertNote } from './desk.repository.ts'
import { createDeskChanges, type DeskCall, DeskRefused } from './desk-change.ts'
import { findDeskTasks, tasksOfStore } from './desk-tasks.ts'
import { createOrderChanges, noteTextOf, type OrderChangesDependencies } from './orders/order-changes.ts'
import { readOrderPage } from './orders/order-page.ts'
import { searchOrders } from './orders/order-search.ts'
import { createDeskCertificates, type DeskCertificatesDependencies } from './organisations/desk-certificates.ts'
import { createDeskOrganisations } from './organisations/desk-organisations.ts'
import { findGaps } from './product-gaps/product-gaps.repository.ts'
import { readReturnPage } from './returns/return-page.ts'
import { findOrderOfReturn, findReturnEntries } from './returns/returns.repository.ts'
import { createDeskReviews, type DeskReviewsDependencies } from './reviews/desk-reviews.ts'

type DeskDependencies = Omit<
  OrderChangesDependencies & DeskReviewsDependencies & DeskCustomersDependencies & DeskCertificatesDependencies,
  'change'
> & {
  receipts: Pick<ReturnReceipts, 'forOrderPage' | 'receive'>
  withdrawals: Pick<Withdrawals, 'ofOrders' | 'handle'>
}

/** The commerce desk of customer service: orders, returns and declarations of a store, its customers, and reviews. */
export const createDesk = (dependencies: DeskDependencies) => {
  const { db, documents, fulfilment, receipts, withdrawals } = dependencies
  const change = createDeskChanges(db)

  const handle = (
    declaration: { kind: StudioDeclarationKind; id: string },
    call: DeskCall,
    work: (trx: Transaction) => Promise<{ number: string | null }>,
  ): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      const { kind, id } = declaration
      const found = isUuid(id) ? await findDeclaration(trx, declaration, call.store) : null
      if (!found) throw new DeskRefused('unknown')
      const { number } = await work(trx)
      const action = number === null ? 'answerDeclaration' : 'matchDeclaration'
      const before = { kind, orders: found.orders, isAnswered: found.answeredAt !== null }
      const after: DeskDetails = number === null ? { isAnswered: true } : { order: number }
      return { action, key: id, before, after }
    })

  return {
    orders: (search: { search: string; page: number }, store: StoreId) => searchOrders(db, search, store),
    order: (number: string, store: StoreId) => readOrderPage(db, number, store, dependencies),
    ...createOrderChanges({ ...dependencies, change }),
    ...createDeskCustomers({ ...dependencies, change }),
    ...createDeskCertificates({ ...dependencies, change }),
    ...createDeskOrganisations({ ...dependencies, change }),
    ...createDeskReviews({ ...dependencies, change }),

    document: async (number: string, id: string, store: StoreId): Promise<StudioFile | null> => {
      const order = await findOrderOfStore(db, number, store)
      const file = order && (await documents.fileOf(db, order, { id }))
      return file && { ...file, content: file.content.toString('base64') }
    },

    returns: ({ all, page }: { all: boolean; page: number }, store: StoreId) =>
      findReturnEntries(db, { all, ...pageOf(page) }, store),
    return: (rma: string, store: StoreId) => readReturnPage(db, rma, store, dependencies),

    /** As the merchandise system reports it: what is not refused is paid back. */
    receive: (
      rma: string,
      received: { lines: readonly StudioReceivedLine[]; reason: string | null },
      call: DeskCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const order = await findOrderOfReturn(trx, rma, call.store)
        if (order === null) throw new DeskRefused('unknown')
        const lines = received.lines.filter(({ quantity }) => quantity > 0)
        if (lines.length === 0) throw new DeskRefused('fields', [{ fieldName: 'lines', code: 'required' }])
        const refused = lines.filter(({ condition }) => condition === 'refused')
        if (refused.length > 0 || received.reason?.trim()) {
          const text = `${rma}: ${noteTextOf(received.reason ?? '')}`
          await insertNote(trx, { orderId: order.id, text, editor: call.editor.email })
        }
        const attempt = await fulfilment.lock(trx, order.number)
        await receipts.receive(trx, attempt, { eventId: `desk:${call.key}`, rma, at: new Date(), lines })
        const pieces = (some: readonly StudioReceivedLine[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)
        return {
          action: 'receiveReturn',
          key: order.number,
          after: { rma, received: pieces(lines), refused: pieces(refused) },
        }
      }),

    declarations: ({ all, page }: { all: boolean; page: number }, store: StoreId) =>
      findDeclarations(db, { all, ...pageOf(page) }, store),

    match: (declaration: { kind: StudioDeclarationKind; id: string }, number: string, call: DeskCall) =>
      handle(declaration, call, async (trx) => {
        const order = await findOrderOfStore(trx, number.trim(), call.store)
        if (order === null) throw new DeskRefused('unknown')
        const { kind, id } = declaration
        await withdrawals.handle(trx, { kind, declarationId: id, orderId: order.id, handledBy: call.editor.email })
        return { number: order.number }
      }),

    answer: (declaration: { kind: StudioDeclarationKind; id: string }, call: DeskCall) =>
      handle(declaration, call, async (trx) => {
        const { kind, id } = declaration
        const found = { kind, declarationId: id, answeredAt: new Date(), handledBy: call.editor.email }
        await withdrawals.handle(trx, found)
        return { number: null }
      }),

    tasks: async (place: { store: StoreId; desks: readonly DeskRole[] }): Promise<StudioDeskTask[]> =>
      tasksOfStore(await findDeskTasks(db), place),

    productGaps: (kind: StudioProductGap, page: number, { store, textLanguage: language }: Audience) =>
      findGaps(db, { kind, store: store.id, language }, pageOf(page)),

    /** Of all stores, for /metrics. */
    allTasks: () => findDeskTasks(db),
  }
}

export type Desk = ReturnType<typeof createDesk>
