import type { ImportItemPictures, ImportPriceChange, ImportStock } from '#contract/import/deltas.ts'
import type { LoadKind, LoadRecordOf } from '#contract/import/load-records.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { catalogueExporters } from '../../catalogue/catalogue/catalogue.export.ts'
import type { openCatalogueImport } from '../../catalogue/catalogue/catalogue.import.ts'
import {
  findShown,
  findSold,
  findUnused,
  hideCategories,
  removeCategories,
  removeProducts,
  removeUnused,
  retireProducts,
  type SharedKind,
  type Withdrawable,
} from '../../catalogue/catalogue/catalogue.removal.ts'
import type { Exporter } from '../../catalogue/directory/directory.export.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import {
  importItemPictures,
  itemPicturesExporter,
  openItemPictureChecks,
  withTexts,
} from '../../catalogue/product/item-pictures/item-pictures.import.ts'
import { priceExporter } from '../../catalogue/product/price-changes/price-changes.export.ts'
import {
  findOwners,
  importPriceChanges,
  openPriceChecks,
  removePrices,
} from '../../catalogue/product/price-changes/price-changes.import.ts'
import { priceIdOf, priceKeyOf, readPriceId } from '../../catalogue/product/price-changes/price-changes.rules.ts'
import { findImported, findRated, removeReviews } from '../../catalogue/reviews/reviews.import.ts'
import { stockExporter } from '../../catalogue/stock/stock.export.ts'
import { importStock } from '../../catalogue/stock/stock.import.ts'

type CatalogueImport = Awaited<ReturnType<typeof openCatalogueImport>>

/** What a load opens once it needs it. */
export type LoadContext = { trx: Transaction; catalogue: () => Promise<CatalogueImport> }

/** What a load does with records of one kind. */
export type KindOfLoad<Record = never> = Exporter<Record> & {
  /** Records of one statement. */
  batchSize: number
  /**
   * Those of the ids that are stored, where that is known without asking: tables that a load fills have no statistics, so the database
   * would read all of them for each batch.
   */
  storedIds?: (context: LoadContext, ids: readonly string[]) => Promise<string[]>
  idOf: (record: Record) => string
  /** Makes of the record what can be compared with the stored one, where that takes more than the record itself. */
  comparable?: (trx: Transaction, records: readonly Record[], stored: ReadonlyMap<string, Record>) => Promise<Record[]>
  /** Opens the check of a batch: what is wrong with a record of the right form. */
  openChecks: (context: LoadContext, records: readonly Record[]) => Promise<(record: Record) => RecordViolation[]>
  /** Writes records that were checked. */
  write: (context: LoadContext, records: Record[]) => Promise<void>
  /** By id, the record of which it is a part, as `product:100234`; itself when left out. */
  subjects?: (db: Executor, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What a full load withdraws when it leaves it out; nothing when left out. */
  withdrawable?: (db: Executor) => Promise<Withdrawable>
  withdraw?: (trx: Transaction, ids: readonly string[]) => Promise<void>
  /** Ends what a load had brought as new; it stays when left out. */
  remove?: (trx: Transaction, ids: readonly string[]) => Promise<void>
}

type CatalogueKind = keyof typeof catalogueExporters

const usualBatch = 500

const ofCatalogue = <K extends CatalogueKind>(kind: K) => {
  type Record = LoadRecordOf<K>
  return {
    ...(catalogueExporters[kind] as unknown as Exporter<Record>),
    batchSize: usualBatch,
    idOf: ({ id }: Record) => id,
    openChecks: async ({ catalogue }: LoadContext) => {
      const { check } = await catalogue()
      return (record: Record) => check({ kind, record } as unknown as Parameters<typeof check>[0])
    },
    write: async ({ trx, catalogue }: LoadContext, records: Record[]) => {
      const { prepare } = await catalogue()
      await prepare(kind, records)(trx)
    },
  }
}

/** What products refer to: a full load removes what none refers to. */
const shared = <K extends SharedKind>(kind: K) => ({
  ...ofCatalogue(kind),
  withdrawable: (db: Executor) => findUnused(db, kind),
  withdraw: (trx: Transaction, ids: readonly string[]) => removeUnused(trx, kind, ids),
  remove: (trx: Transaction, ids: readonly string[]) => removeUnused(trx, kind, ids),
})

/** By id, the product of the item that `itemIdOf` finds. */
const subjectsByItem = (itemIdOf: (id: string) => string) => async (db: Executor, ids: readonly string[]) => {
  const owners = await findOwners(db, [...new Set(ids.map(itemIdOf))])
  return new Map(ids.map((id) => [id, `product:${owners.get(itemIdOf(id))?.productId ?? ''}`]))
}

const price: KindOfLoad<ImportPriceChange> = {
  ...priceExporter,
  batchSize: usualBatch,
  idOf: (record) => priceIdOf(priceKeyOf(record)),
  comparable: async (trx, records) => {
    const owners = await findOwners(
      trx,
      records.map(({ itemId }) => itemId),
    )
    return records.map((record) => {
      const { itemId, store, amount, specialDescription, from } = record
      if (owners.get(itemId)?.isBook !== true || from !== undefined) return record
      return { itemId, store, amount, ...(specialDescription && { specialDescription }) }
    })
  },
  openChecks: ({ trx }, records) =>
    openPriceChecks(
      trx,
      records.map(({ itemId }) => itemId),
    ),
  write: ({ trx }, records) => importPriceChanges(trx, records),
  subjects: subjectsByItem((id) => readPriceId(id).itemId),
  remove: removePrices,
}

const stock: KindOfLoad<ImportStock> = {
  ...stockExporter,
  batchSize: usualBatch,
  idOf: ({ itemId }) => itemId,
  openChecks: async ({ trx }, records) => {
    const stored = await stockExporter.find(
      trx,
      records.map(({ itemId }) => itemId),
    )
    return ({ itemId }) =>
      stored.has(itemId) ? [] : [{ path: 'itemId', message: `refers to the item ${itemId}, which does not exist` }]
  },
  write: ({ trx }, records) => importStock(trx, records),
  subjects: subjectsByItem((id) => id),
}

const itemPictures: KindOfLoad<ImportItemPictures> = {
  ...itemPicturesExporter,
  batchSize: usualBatch,
  idOf: ({ itemId }) => itemId,
  comparable: withTexts,
  openChecks: async ({ trx, catalogue }, records) => openItemPictureChecks(trx, records, await catalogue()),
  write: ({ trx }, records) => importItemPictures(trx, records),
  subjects: subjectsByItem((id) => id),
}

const kinds: { [K in LoadKind]: KindOfLoad<LoadRecordOf<K>> } = {
  // Files may be shown anywhere, and one that nothing shows does no harm: none is removed.
  media: { ...ofCatalogue('media'), batchSize: 10 },
  attribute: shared('attribute'),
  manufacturer: shared('manufacturer'),
  badge: shared('badge'),
  label: shared('label'),
  warning: shared('warning'),
  textileCareIcon: shared('textileCareIcon'),
  category: {
    ...ofCatalogue('category'),
    withdrawable: findShown,
    withdraw: hideCategories,
    remove: removeCategories,
  },
  product: {
    ...ofCatalogue('product'),
    storedIds: async ({ catalogue }, ids) => {
      const { isProductStored } = await catalogue()
      return ids.filter(isProductStored)
    },
    comparable: async (trx, records, stored) => {
      const rated = stored.size === 0 ? new Set() : await findRated(trx, [...stored.keys()])
      return records.map((record) => {
        const before = stored.get(record.id)
        return before && rated.has(record.id) ? { ...record, rating: before.rating } : record
      })
    },
    withdrawable: findSold,
    withdraw: retireProducts,
    remove: removeProducts,
  },
  review: {
    ...ofCatalogue('review'),
    withdrawable: findImported,
    withdraw: removeReviews,
    remove: removeReviews,
  },
  price,
  stock,
  itemPictures,
}

/** What a record is, its kind knows alone. */
export type AnyRecord = { readonly __record: unique symbol }

export const kindOf = (kind: LoadKind): KindOfLoad<AnyRecord> => kinds[kind] as unknown as KindOfLoad<AnyRecord>
