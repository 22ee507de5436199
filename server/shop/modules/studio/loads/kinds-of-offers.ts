import { inArray } from 'drizzle-orm'
import { deskDealPrefix } from '#contract/import/catalogue.ts'
import type { ImportFreeArticle, ImportLightningDeal, ImportPromotion, ImportVoucher } from '#contract/import/offers.ts'
import type { Executor } from '#engine/db/database.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import { dealExporter, findDealProducts } from '../../catalogue/lightning/lightning.export.ts'
import { endDeals, saveDeals } from '../../catalogue/lightning/lightning.import.ts'
import { dealViolations } from '../../catalogue/product/import/product-import.checks.ts'
import { items } from '../../catalogue/product/item.tables.ts'
import {
  freeArticleExporter,
  freeArticleIdOf,
  promotionExporter,
  removeFreeArticles,
  removePromotions,
} from '../../catalogue/promotions/promotions.export.ts'
import { importFreeArticles, importPromotions } from '../../catalogue/promotions/promotions.import.ts'
import {
  endVouchers,
  findRunningVouchers,
  findUsedVouchers,
  removeVouchers,
  voucherExporter,
} from '../../checkout/vouchers/vouchers.export.ts'
import { importVouchers, voucherViolation } from '../../checkout/vouchers/vouchers.import.ts'
import { stores } from '../../stores/stores/stores.tables.ts'
import { currencyViolations } from '../content-import/offer.violations.ts'
import { type KindOfLoad, type LoadContext, usualBatch } from './kind-of-load.ts'

type Offer = { itemId?: string; categoryIds?: readonly string[]; startsAt?: string; endsAt?: string }

const unless = (isRight: boolean, path: string, message: string): RecordViolation[] =>
  isRight ? [] : [{ path, message }]

/** Opens the check of what offers refer to. */
const openOfferChecks = async ({ trx, catalogue }: LoadContext, records: readonly Offer[]) => {
  const { need } = await catalogue()
  const itemIds = records.flatMap(({ itemId }) => itemId ?? [])
  const found = await trx.select({ id: items.id }).from(items).where(inArray(items.id, itemIds))
  const known = new Set(found.map(({ id }) => id))
  return ({ itemId, categoryIds = [], startsAt, endsAt }: Offer): RecordViolation[] => [
    ...unless(
      itemId === undefined || known.has(itemId),
      'itemId',
      `refers to the item ${itemId}, which does not exist`,
    ),
    ...categoryIds.flatMap((id, index) => need(`categoryIds/${index}`, 'category', id)),
    ...unless(
      startsAt === undefined || endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt),
      'endsAt',
      'ends before it begins',
    ),
  ]
}

const findCurrencies = (db: Executor) => db.select({ id: stores.id, currencyCode: stores.currencyCode }).from(stores)

/** What a voucher took off an order stays there: one that was used is ended, not removed. */
const voucher: KindOfLoad<ImportVoucher> = {
  ...voucherExporter,
  batchSize: usualBatch,
  idOf: ({ code }) => code,
  openChecks: async (context, records) => {
    const check = await openOfferChecks(context, records)
    const currencies = await findCurrencies(context.trx)
    return (record) => {
      const message = voucherViolation(record)
      return [
        ...(message === null ? [] : [{ path: 'code', message: `code ${message}` }]),
        ...currencyViolations({ stores: currencies, vouchers: [record] }),
        ...check(record),
      ]
    }
  },
  write: ({ trx }, records) => importVouchers(trx, records),
  withdrawable: async (db) => {
    const ids = await findRunningVouchers(db)
    return { ids, of: ids.length }
  },
  withdraw: endVouchers,
  findNeeded: findUsedVouchers,
  remove: removeVouchers,
}

const allOf = (findIds: (db: Executor) => Promise<string[]>) => async (db: Executor) => {
  const ids = await findIds(db)
  return { ids, of: ids.length }
}

const promotion: KindOfLoad<ImportPromotion> = {
  ...promotionExporter,
  batchSize: usualBatch,
  idOf: ({ id }) => id,
  openChecks: async (context, records) => {
    const check = await openOfferChecks(context, records)
    const currencies = await findCurrencies(context.trx)
    return (record) => [
      ...currencyViolations({ stores: currencies, promotions: [record] }),
      ...unless(
        record.kind !== 'buyNPayM' || record.pay < record.quantity,
        'pay',
        'pay must be less than quantity: nothing would be free',
      ),
      ...check(record),
    ]
  },
  write: ({ trx }, records) => importPromotions(trx, records),
  withdrawable: allOf(promotionExporter.ids),
  withdraw: removePromotions,
  remove: removePromotions,
}

const freeArticle: KindOfLoad<ImportFreeArticle> = {
  ...freeArticleExporter,
  batchSize: usualBatch,
  idOf: freeArticleIdOf,
  openChecks: async (context, records) => {
    const check = await openOfferChecks(context, records)
    return (record) => [
      ...unless(
        (record.kind === 'article') === (record.minimumValue !== undefined),
        'minimumValue',
        'minimumValue belongs to articles, and to them alone',
      ),
      ...check(record),
    ]
  },
  write: ({ trx }, records) => importFreeArticles(trx, records),
  withdrawable: allOf(freeArticleExporter.ids),
  withdraw: removeFreeArticles,
  remove: removeFreeArticles,
}

const lightningPath = /^lightningDeal\//

/** Deals apart from their products: an import of the product leaves those alone. */
const deal: KindOfLoad<ImportLightningDeal> = {
  ...dealExporter,
  batchSize: usualBatch,
  idOf: ({ id }) => id,
  openChecks: async ({ trx }, records) => {
    const products = await findDealProducts(
      trx,
      records.map(({ productId }) => productId),
    )
    const stored = await dealExporter.find(
      trx,
      records.map(({ id }) => id),
    )
    return (record) => {
      const { productId, id, store } = record
      const product = products.get(productId)
      const before = stored.get(id)
      if (!product) return [{ path: 'productId', message: `refers to the product ${productId}, which does not exist` }]
      return [
        ...unless(
          id.startsWith(deskDealPrefix),
          'id',
          `id must begin with ${deskDealPrefix}: other deals come with their product`,
        ),
        ...unless(!product.isBook, 'productId', 'is a deal for a book, whose price its publisher sets'),
        ...unless(
          before === undefined || (before.productId === productId && before.store === store),
          'productId',
          `belongs to the product ${before?.productId} in the store ${before?.store}`,
        ),
        ...dealViolations({ lightningDeal: record, items: product.items }).map(({ path, message }) => ({
          path: path.replace(lightningPath, ''),
          message,
        })),
      ]
    }
  },
  write: ({ trx }, records) => saveDeals(trx, records),
  subjectOf: ({ productId }) => `product:${productId}`,
  withdrawable: allOf(dealExporter.ids),
  withdraw: endDeals,
  remove: endDeals,
}

export const kindsOfOffers = { voucher, promotion, freeArticle, deal }
