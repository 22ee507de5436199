import type { StudioMassChangeInput } from '#contract/generated/types.ts'
import type { LoadRecord, LoadRecordOf } from '#contract/import/load-records.ts'
import type { Executor } from '#engine/db/database.ts'
import { openPriceChecks } from '#engine/modules/catalogue/product/price-changes/price-changes.import.ts'
import { saleExporter } from '#engine/modules/catalogue/product/sale/sale.import.ts'
import { stockExporter } from '#engine/modules/catalogue/stock/stock.export.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { findPrices } from '../products/products.repository.ts'
import { priceAfter, stockAfter, storesAfter } from './mass-change.rules.ts'
import { findTaxClasses } from './mass-changes.repository.ts'

type Done = { change: StudioMassChangeInput; store: StoreRow }

const recordsOf = <K extends LoadRecord['kind']>(replaced: readonly LoadRecord[], kind: K): LoadRecordOf<K>[] =>
  replaced.flatMap((each) => (each.kind === kind ? [each.record as LoadRecordOf<K>] : []))

/** Prices with the amount of before, where they still have that of the change and no deal or tier is in the way by now. */
const pricesBefore = async (db: Executor, replaced: readonly LoadRecord[], { change, store }: Done) => {
  const before = recordsOf(replaced, 'price')
  const ids = before.map(({ itemId }) => itemId)
  const prices = await findPrices(db, ids, store.id)
  const taxClasses = await findTaxClasses(db, ids)
  const violationsOf = await openPriceChecks(db, ids)
  return before.flatMap(({ itemId, amount }): LoadRecord[] => {
    const [price, taxClass] = [prices.get(itemId), taxClasses.get(itemId)]
    if (!price || !taxClass || price.amount !== priceAfter(amount, change, { taxClass, store }).gross) return []
    const record = { itemId, store: store.id, ...price, amount }
    return violationsOf(record).length > 0 ? [] : [{ kind: 'price', record }]
  })
}

const stockBefore = async (db: Executor, replaced: readonly LoadRecord[], { change }: Done) => {
  const before = recordsOf(replaced, 'stock')
  const stored = await stockExporter.find(
    db,
    before.map(({ itemId }) => itemId),
  )
  return before.flatMap((record): LoadRecord[] =>
    stored.get(record.itemId)?.pieces === stockAfter(record.pieces, change) ? [{ kind: 'stock', record }] : [],
  )
}

const saleBefore = async (db: Executor, replaced: readonly LoadRecord[], { change, store }: Done) => {
  const ids = recordsOf(replaced, 'sale').map(({ productId }) => productId)
  const opposite = { ...change, kind: change.kind === 'sell' ? ('withdraw' as const) : ('sell' as const) }
  return [...(await saleExporter.find(db, ids)).values()].flatMap(({ productId, stores }): LoadRecord[] =>
    stores.includes(store.id) === (change.kind === 'sell')
      ? [{ kind: 'sale', record: { productId, stores: storesAfter(stores, opposite, store.id) } }]
      : [],
  )
}

/** Records that bring back what a change has replaced, without those that were changed since. */
export const findRestored = async (
  db: Executor,
  replaced: readonly LoadRecord[],
  done: Done,
): Promise<LoadRecord[]> => [
  ...(await pricesBefore(db, replaced, done)),
  ...(await stockBefore(db, replaced, done)),
  ...(await saleBefore(db, replaced, done)),
]
