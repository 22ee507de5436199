import type {
  ImportItemPictures,
  ImportPriceChange,
  ImportProductTexts,
  ImportRetirement,
  ImportSale,
  ImportStock,
} from '#contract/import/deltas.ts'
import type { LoadKind, LoadRecordOf } from '#contract/import/load-records.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { catalogueExporters } from '../../catalogue/catalogue/catalogue.export.ts'
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
} from '../../catalogue/catalogue/catalogue.removal.ts'
import type { Exporter } from '../../catalogue/directory/directory.export.ts'
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
import { importRetirements, retirementExporter } from '../../catalogue/product/retirement/retirement.import.ts'
import { importSale, saleExporter } from '../../catalogue/product/sale/sale.import.ts'
import {
  asStoredTexts,
  importProductTexts,
  openTextChecks,
  productTextsExporter,
} from '../../catalogue/product/texts/product-texts.import.ts'
import { findImported, findRated, removeReviews } from '../../catalogue/reviews/reviews.import.ts'
import { stockExporter } from '../../catalogue/stock/stock.export.ts'
import { importStock } from '../../catalogue/stock/stock.import.ts'
import { type KindOfLoad, type LoadContext, usualBatch } from './kind-of-load.ts'
import { kindsOfContent } from './kinds-of-content.ts'
import { kindsOfCustomers } from './kinds-of-customers.ts'
import { kindsOfOffers } from './kinds-of-offers.ts'
import { kindsOfOrders } from './kinds-of-orders.ts'

type CatalogueKind = keyof typeof catalogueExporters

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

const ofProduct = ({ productId }: { productId: string }): string => `product:${productId}`

const productTexts: KindOfLoad<ImportProductTexts> = {
  ...productTextsExporter,
  batchSize: usualBatch,
  idOf: ({ productId }) => productId,
  comparable: asStoredTexts,
  openChecks: ({ trx }, records) => openTextChecks(trx, records),
  write: ({ trx }, records) => importProductTexts(trx, records),
  subjectOf: ofProduct,
}

const sale: KindOfLoad<ImportSale> = {
  ...saleExporter,
  batchSize: usualBatch,
  idOf: ({ productId }) => productId,
  openChecks: async ({ trx }, records) => {
    const stored = await saleExporter.find(
      trx,
      records.map(({ productId }) => productId),
    )
    return ({ productId }) =>
      stored.has(productId)
        ? []
        : [{ path: 'productId', message: `refers to the product ${productId}, which does not exist` }]
  },
  write: ({ trx }, records) => importSale(trx, records),
  subjectOf: ofProduct,
}

const retirement: KindOfLoad<ImportRetirement> = {
  ...retirementExporter,
  batchSize: usualBatch,
  idOf: ({ productId }) => productId,
  openChecks: async ({ trx }, records) => {
    const stored = await retirementExporter.find(
      trx,
      records.map(({ productId }) => productId),
    )
    return ({ productId }) =>
      stored.has(productId)
        ? []
        : [{ path: 'productId', message: `refers to the product ${productId}, which does not exist` }]
  },
  write: ({ trx }, records) => importRetirements(trx, records),
  subjectOf: ofProduct,
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
  productTexts,
  sale,
  retirement,
  ...kindsOfContent,
  ...kindsOfOffers,
  ...kindsOfCustomers,
  ...kindsOfOrders,
}

/** What a record is, its kind knows alone. */
export type AnyRecord = { readonly __record: unique symbol }

export const kindOf = (kind: LoadKind): KindOfLoad<AnyRecord> => kinds[kind] as unknown as KindOfLoad<AnyRecord>
