import type { StudioDeskResult, StudioMerchandise, StudioPriceInput } from '#contract/generated/types.ts'
import type { ImportPrice } from '#contract/import/catalogue.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import {
  importPriceChanges,
  openPriceChecks,
  removePrices,
} from '#engine/modules/catalogue/product/price-changes/price-changes.import.ts'
import { priceIdOf } from '#engine/modules/catalogue/product/price-changes/price-changes.rules.ts'
import { shown } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { importSale } from '#engine/modules/catalogue/product/sale/sale.import.ts'
import { pricingOf } from '#engine/modules/catalogue/product/tiles/tiles.service.ts'
import { importStock } from '#engine/modules/catalogue/stock/stock.import.ts'
import { defined } from '#lib/defined.ts'
import { type ChangeAtDesk, DeskRefused } from '../../desk/desk-change.ts'
import { versionOf } from '../../desk/record-version.ts'
import type { DeskDetails } from '../../studio/studio.tables.ts'
import { lockDealsOf } from '../deals/deals.repository.ts'
import type { MerchantCall } from '../deals/deals.ts'
import { piecesErrors, timeOf, unless, withoutRepeats } from '../entered.rules.ts'
import { enteredPrice, enteredPriceErrors, priceErrorOf } from './entered-price.rules.ts'
import { createPicturesOfMerchants, findPicturesOfItems } from './item-pictures.ts'
import { createTextsOfMerchants } from './product-texts.ts'
import {
  findPlannedPrices,
  findPrices,
  findProduct,
  findStockedItems,
  lockItem,
  lockStoresOf,
  type StockedItem,
} from './products.repository.ts'

export type ProductsDependencies = { db: Database; change: ChangeAtDesk }

/** Gross amounts. */
const detailsOf = (price: ImportPrice | undefined): DeskDetails => ({
  amount: price?.amount ?? null,
  oldAmount: price?.oldAmount ?? null,
  tiers: (price?.tiers ?? []).map(({ quantity, amount }) => `${quantity}: ${amount}`),
  groupTiers: (price?.groupTiers ?? []).map(({ group, quantity, amount }) => `${group} ${quantity}: ${amount}`),
})

/** Everything that belongs to a price is its version: what an import has changed meanwhile is not to be lost. */
const priceVersionOf = (price: ImportPrice | undefined): string => versionOf({ price: JSON.stringify(price ?? null) })

/** Prices, stock, sale, texts and pictures of products, as merchants change them. */
export const createProductsOfMerchants = (dependencies: ProductsDependencies) => {
  const { db, change } = dependencies
  const itemOf = async (trx: Transaction, itemId: string, { audience }: MerchantCall): Promise<StockedItem> => {
    await lockItem(trx, itemId)
    const [item] = await findStockedItems(trx, { itemId }, audience.textLanguage)
    if (!item) throw new DeskRefused('unknown')
    return item
  }

  return {
    ...createTextsOfMerchants(dependencies),
    ...createPicturesOfMerchants(dependencies),

    one: async (id: string, audience: Audience): Promise<StudioMerchandise | null> => {
      const { store, textLanguage } = audience
      const product = await findProduct(db, id, textLanguage)
      if (!product) return null
      const items = await findStockedItems(db, { productId: id }, textLanguage)
      const ids = items.map(({ id: itemId }) => itemId)
      const [prices, planned, pictures] = await Promise.all([
        findPrices(db, ids, store.id),
        findPlannedPrices(db, ids, store.id),
        findPicturesOfItems(db, ids),
      ])
      const { name, stores, isRetired, isBook } = product
      return {
        ...{ id, name, isRetired, isBook },
        version: versionOf({ stores }),
        currency: store.currencyCode,
        isSold: stores.includes(store.id),
        items: items.map(({ id: itemId, number, gtin, name: itemName, taxClass, stock, claimed }) => {
          const show = (amount: number | undefined) =>
            amount === undefined ? null : shown({ taxClass, amount }, pricingOf(audience))
          const price = prices.get(itemId)
          return {
            ...{ id: itemId, number, gtin, name: itemName, stock, claimed },
            price: show(price?.amount),
            oldPrice: show(price?.oldAmount),
            tiers: (price?.tiers ?? []).map((tier) => ({
              quantity: tier.quantity,
              amount: shown({ taxClass, amount: tier.amount }, pricingOf(audience)),
            })),
            groupTiers: (price?.groupTiers ?? []).map((tier) => ({
              ...tier,
              amount: shown({ taxClass, amount: tier.amount }, pricingOf(audience)),
            })),
            priceVersion: priceVersionOf(price),
            stockVersion: versionOf({ stock }),
            pictures: pictures.get(itemId)?.pictures ?? [],
            picturesVersion: pictures.get(itemId)?.picturesVersion ?? '',
            plannedPrices: planned
              .filter((each) => each.itemId === itemId)
              .map(({ startsAt, price: { amount, oldAmount } }) => ({
                startsAt: startsAt.toISOString(),
                price: shown({ taxClass, amount }, pricingOf(audience)),
                oldPrice: show(oldAmount),
              })),
          }
        }),
      }
    },

    changePrice: (
      { itemId, version, input }: { itemId: string; version: string; input: StudioPriceInput },
      call: MerchantCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const { store } = call.audience
        const { productId, taxClass } = await itemOf(trx, itemId, call)
        // Deals are checked against prices, and prices against deals.
        await lockDealsOf(trx, productId)
        const before = (await findPrices(trx, [itemId], store.id)).get(itemId)
        if (priceVersionOf(before) !== version) throw new DeskRefused('changed')
        const startsAt = timeOf(input.startsAt)
        const entered = [
          ...enteredPriceErrors(input, store.currencyCode),
          ...unless(startsAt !== undefined, 'startsAt', 'time'),
        ]
        if (entered.length > 0) throw new DeskRefused('fields', entered)
        const price = enteredPrice(input, before, { taxClass, store })
        const record = defined({ itemId, store: store.id, ...price, from: startsAt?.toISOString() })
        const violations = (await openPriceChecks(trx, [itemId]))(record)
        const errors = violations.map((each) =>
          priceErrorOf(each, { hasTiers: input.tiers != null, hasGroupTiers: input.groupTiers != null }),
        )
        if (errors.length > 0) throw new DeskRefused('fields', withoutRepeats(errors))
        await importPriceChanges(trx, [record])
        return {
          action: 'changePrice',
          key: itemId,
          before: detailsOf(before),
          after: { ...detailsOf(price), startsAt: startsAt?.toISOString() ?? null },
        }
      }),

    removePlannedPrice: (itemId: string, startsAt: string, call: MerchantCall): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await itemOf(trx, itemId, call)
        const planned = await findPlannedPrices(trx, [itemId], call.store)
        const found = planned.find((each) => each.startsAt.getTime() === Date.parse(startsAt))
        if (!found) throw new DeskRefused('unknown')
        await removePrices(trx, [priceIdOf({ itemId, store: call.store, startsAt: found.startsAt })])
        const before = { ...detailsOf(found.price), startsAt: found.startsAt.toISOString() }
        return { action: 'removePlannedPrice', key: itemId, before }
      }),

    changeStock: (
      { itemId, version, pieces }: { itemId: string; version: string; pieces: number | null },
      call: MerchantCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const { stock } = await itemOf(trx, itemId, call)
        if (versionOf({ stock }) !== version) throw new DeskRefused('changed')
        const errors = piecesErrors('pieces', pieces, { min: 0 })
        if (errors.length > 0 || pieces === null) throw new DeskRefused('fields', errors)
        await importStock(trx, [{ itemId, pieces }])
        return { action: 'changeStock', key: itemId, before: { stock }, after: { stock: pieces } }
      }),

    changeSale: (
      { productId, version, isSold }: { productId: string; version: string; isSold: boolean },
      call: MerchantCall,
    ): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        const stores = await lockStoresOf(trx, productId)
        if (!stores) throw new DeskRefused('unknown')
        if (versionOf({ stores }) !== version) throw new DeskRefused('changed')
        const others = stores.filter((each) => each !== call.store)
        const after = isSold ? [...others, call.store] : others
        await importSale(trx, [{ productId, stores: after }])
        return { action: 'changeSale', key: productId, before: { stores }, after: { stores: after } }
      }),
  }
}
