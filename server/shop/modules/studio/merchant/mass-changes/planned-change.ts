import type { StoreId, StudioMassChangeInput, StudioProductFilter } from '#contract/generated/types.ts'
import type { LoadRecord } from '#contract/import/load-records.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor } from '#engine/db/database.ts'
import { openPriceChecks } from '#engine/modules/catalogue/product/price-changes/price-changes.import.ts'
import { versionOf } from '../../desk/record-version.ts'
import { amountErrors, piecesErrors } from '../entered.rules.ts'
import { priceErrorOf, shownIn } from '../products/entered-price.rules.ts'
import { findPrices } from '../products/products.repository.ts'
import { changesPrice, changesStock, maxChanged, priceAfter, stockAfter, storesAfter } from './mass-change.rules.ts'
import { type FoundItem, findFiltered } from './mass-changes.repository.ts'

/** What becomes of one item, or of a product for the sale; `record` writes it, `code` says why it stays. */
export type PlannedRow = {
  id: string
  productId: string
  number: string
  name: string
  before: number
  after: number
} & ({ record: LoadRecord; code: null } | { record: null; code: string | null })

export type PlannedChange = { isTooMany: boolean; rows: PlannedRow[]; version: string }

type Outcome = { before: number; after: number; code: string | null; record: LoadRecord }

const rowOf = (
  { id, productId, number, name }: Pick<PlannedRow, 'id' | 'productId' | 'number' | 'name'>,
  { before, after, code, record }: Outcome,
): PlannedRow => {
  const row = { id, productId, number, name, before, after }
  return code !== null || before === after ? { ...row, record: null, code } : { ...row, record, code: null }
}

type Context = { change: StudioMassChangeInput; audience: Pick<Audience, 'store' | 'textLanguage'> }

const planPrices = async (db: Executor, found: readonly FoundItem[], { change, audience: { store } }: Context) => {
  const ids = found.map(({ id }) => id)
  const [prices, violationsOf] = [await findPrices(db, ids, store.id), await openPriceChecks(db, ids)]
  return found.flatMap((item): PlannedRow[] => {
    const price = prices.get(item.id)
    if (!price) return []
    const basis = { taxClass: item.taxClass, store }
    const { gross, shown } = priceAfter(price.amount, change, basis)
    const record = { itemId: item.id, store: store.id, ...price, amount: gross }
    const errors = [
      ...(item.isBook ? [{ code: 'book' }] : []),
      ...amountErrors('amount', shown, store.currencyCode),
      ...violationsOf(record).map((violation) => priceErrorOf(violation, { hasTiers: false, hasGroupTiers: false })),
    ]
    const before = shownIn(price.amount, basis)
    const code = before === shown ? null : (errors[0]?.code ?? null)
    return [rowOf(item, { before, after: shown, code, record: { kind: 'price', record } })]
  })
}

const planStock = (found: readonly FoundItem[], { change }: Context): PlannedRow[] =>
  found.map((item) => {
    const after = stockAfter(item.stock, change)
    const code = piecesErrors('pieces', after, { min: 0 })[0]?.code ?? null
    return rowOf(item, {
      before: item.stock,
      after,
      code,
      record: { kind: 'stock', record: { itemId: item.id, pieces: after } },
    })
  })

const planSale = (found: readonly FoundItem[], { change, audience: { store } }: Context): PlannedRow[] =>
  [...Map.groupBy(found, ({ productId }) => productId)].flatMap(([productId, items]) => {
    const [first] = items
    if (!first) return []
    const { number, productName, stores } = first
    const isSold = (ids: readonly StoreId[]): number => Number(ids.includes(store.id))
    const after = storesAfter(stores, change, store.id)
    const code = change.kind === 'sell' && items.every(({ amount }) => amount === null) ? 'noPrice' : null
    return [
      rowOf(
        { id: productId, productId, number, name: productName },
        {
          before: isSold(stores),
          after: isSold(after),
          code,
          record: { kind: 'sale', record: { productId, stores: after } },
        },
      ),
    ]
  })

const versionOfRows = (rows: readonly PlannedRow[]): string =>
  versionOf({ rows: rows.map(({ id, before, after, code }) => `${id} ${before} ${after} ${code}`) })

/** Items that a filter finds for a change, one more than it may have at most. */
export const findTargets = (
  db: Executor,
  filter: StudioProductFilter,
  { change, audience: { store, textLanguage } }: Context,
): Promise<FoundItem[]> =>
  findFiltered(db, filter, {
    store,
    language: textLanguage,
    isSold: change.kind !== 'sell',
    needsPrice: changesPrice(change.kind),
    limit: maxChanged + 1,
  })

/** What a change does with the items that were found. */
export const planChange = async (
  db: Executor,
  found: readonly FoundItem[],
  context: Context,
): Promise<PlannedChange> => {
  const { kind } = context.change
  if (found.length > maxChanged) return { isTooMany: true, rows: [], version: '' }
  const rows = changesPrice(kind)
    ? await planPrices(db, found, context)
    : changesStock(kind)
      ? planStock(found, context)
      : planSale(found, context)
  return { isTooMany: false, rows, version: versionOfRows(rows) }
}
