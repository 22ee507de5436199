import { inArray, sql } from 'drizzle-orm'
import { deskDealPrefix, type ImportItem, type ImportPrice, type ImportProduct } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined, type EveryMember } from '#lib/defined.ts'
import type { Exporter } from '../../directory/directory.export.ts'
import { itemPictures, itemPrices, items, itemVariantValues, itemWarnings } from '../item.tables.ts'
import {
  productAttributeValues,
  productBadges,
  productCategories,
  productLabels,
  productRelations,
  products,
  productTextileCareIcons,
  productTexts,
} from '../product.tables.ts'
import * as rows from './product-import.rows.ts'

/** All rows of one product. */
const rowsOf = (product: ImportProduct) => ({
  product: rows.productRow(product),
  texts: rows.textRows(product),
  categories: rows.categoryRows(product),
  attributes: rows.attributeRows(product),
  badges: rows.badgeRows(product),
  labels: rows.labelRows(product),
  careIcons: rows.careIconRows(product),
  relations: rows.relationRows(product),
  items: rows.itemRows(product),
  prices: rows.priceRows(product),
  variants: product.items.flatMap(rows.variantRows),
  pictures: product.items.flatMap(rows.pictureRows),
  warnings: product.items.flatMap(rows.warningRows),
})

type ProductRows = ReturnType<typeof rowsOf>
type Text = ProductRows['texts'][number]

const byPosition = (one: { position: number }, other: { position: number }): number => one.position - other.position

export const priceOf = (row: Omit<ProductRows['prices'][number], 'itemId' | 'store'>): ImportPrice =>
  defined({
    amount: row.amount,
    oldAmount: row.oldAmount ?? undefined,
    uvpAmount: row.uvpAmount ?? undefined,
    uvpValidFrom: row.uvpValidFrom ?? undefined,
    isBestPrice: row.isBestPrice || undefined,
    specialDescription: row.specialDescription ?? undefined,
    tiers: row.tiers.length > 0 ? row.tiers.map(({ quantity, amount }) => ({ quantity, amount })) : undefined,
    groupTiers:
      row.groupTiers.length > 0
        ? row.groupTiers.map(({ group, quantity, amount }) => ({ group, quantity, amount }))
        : undefined,
  } satisfies EveryMember<ImportPrice>)

const itemsOf = ({ items: own, prices, variants, pictures, warnings }: ProductRows): ImportItem[] => {
  const pricesOf = Map.groupBy(prices, ({ itemId }) => itemId)
  const variantsOf = Map.groupBy(variants, ({ itemId }) => itemId)
  const picturesOf = Map.groupBy(pictures, ({ itemId }) => itemId)
  const warningsOf = Map.groupBy(warnings, ({ itemId }) => itemId)
  return own
    .toSorted((one, other) => byPosition(one, other) || (one.id < other.id ? -1 : 1))
    .map((item) => {
      const warningsOfItem = (warningsOf.get(item.id) ?? []).toSorted(byPosition)
      return defined({
        id: item.id,
        orderNumber: item.orderNumber,
        gtin: item.gtin ?? undefined,
        position: item.position,
        name: item.name,
        variant: (variantsOf.get(item.id) ?? [])
          .toSorted(byPosition)
          .map(({ attributeId, valueId }) => ({ attributeId, valueId })),
        pictures: (picturesOf.get(item.id) ?? [])
          .toSorted(byPosition)
          .map(({ mediaId, alt, title }) => defined({ mediaId, alt, title: title ?? undefined })),
        prices: Object.fromEntries(
          (pricesOf.get(item.id) ?? [])
            .toSorted((one, other) => (one.store < other.store ? -1 : 1))
            .map((price) => [price.store, priceOf(price)]),
        ),
        taxClass: item.taxClass,
        stock: item.stock,
        deliveryDays: item.deliveryDays,
        maxQuantity: item.maxQuantity,
        minimumOrderQuantity: item.minimumOrderQuantity,
        content:
          item.contentQuantity === null || item.contentUnit === null
            ? undefined
            : { quantity: item.contentQuantity, unit: item.contentUnit, isDisplayed: item.contentIsDisplayed },
        warnings: warningsOfItem.flatMap(({ isDanger, warningId }) => (isDanger ? [] : [warningId])),
        dangerWarnings: warningsOfItem.flatMap(({ isDanger, warningId }) => (isDanger ? [warningId] : [])),
        primeFaehig: item.primeFaehig,
        downloads: item.downloads,
      } satisfies EveryMember<ImportItem>)
    })
}

const productOf = (all: ProductRows, lightningDeal: ImportProduct['lightningDeal']): ImportProduct => {
  const { product, texts } = all
  const both = <Key extends keyof Text>(key: Key) => ({
    de: texts.find(({ language }) => language === 'de')?.[key],
    en: texts.find(({ language }) => language === 'en')?.[key],
  })
  const text = (key: keyof Text) => both(key) as { de: string; en: string }
  const list = (key: keyof Text) => both(key) as unknown as { de: string[]; en: string[] }
  const optional = (key: keyof Text) => {
    const { de, en } = both(key)
    return (de ?? en ?? null) === null ? undefined : ({ de: de ?? '', en: en ?? '' } as { de: string; en: string })
  }
  const related = (of: 'accessory' | 'replacement') =>
    all.relations
      .filter(({ kind }) => kind === of)
      .toSorted(byPosition)
      .map(({ relatedId }) => relatedId)
  return defined({
    id: product.id,
    manufacturerId: product.manufacturerId,
    categoryIds: all.categories.toSorted(byPosition).map(({ categoryId }) => categoryId),
    stores: product.stores,
    name: text('name'),
    longDescription: text('longDescription'),
    shortFacts: list('shortFacts'),
    features: list('features'),
    scopeOfDelivery: list('scopeOfDelivery'),
    dataAndFacts: product.dataAndFacts,
    attributes: all.attributes
      .toSorted(byPosition)
      .map(({ attributeId, valueId, number }) =>
        valueId === null ? { attributeId, number: number ?? 0 } : { attributeId, valueId },
      ),
    items: itemsOf(all),
    rating:
      product.rating === null && product.numberOfRatings === 0
        ? null
        : { average: product.rating ?? 0, count: product.numberOfRatings },
    isBook: product.isBook,
    onSaleSince: product.onSaleSince.slice(0, 10),
    salesRank: product.salesRank,
    isTopseller: product.isTopseller,
    deliveryFree: product.deliveryFree,
    isBulky: product.isBulky || undefined,
    deliveryInfo: optional('deliveryInfo'),
    warranty: optional('warranty'),
    badgeIds: all.badges.toSorted(byPosition).map(({ badgeId }) => badgeId),
    labelIds: all.labels.toSorted(byPosition).map(({ labelId }) => labelId),
    textileCareIconIds: all.careIcons.toSorted(byPosition).map(({ iconId }) => iconId),
    energyLabel: product.energyLabel ?? undefined,
    accessoryIds: related('accessory'),
    replacementIds: related('replacement'),
    extraTabs: product.extraTabs,
    youtubeVideos: product.youtubeVideos,
    audioSamples: product.audioSamples,
    downloads: product.downloads,
    rightOfWithdrawalInfo: optional('rightOfWithdrawalInfo'),
    oldElectricalDevicesInfo: optional('oldElectricalDevicesInfo'),
    labelAttributes: product.labelAttributes,
    matrixCodeMessages: product.matrixCodeMessages,
    metaTitle: text('metaTitle'),
    metaDescription: text('metaDescription'),
    metaRobots: texts[0]?.metaRobots ?? undefined,
    isRetired: product.isRetired,
    lightningDeal,
  } satisfies EveryMember<ImportProduct>)
}

const isoTime = (time: string | Date): string => new Date(time).toISOString()

/** A deal that is over is no part of its product any more, and a book has none. */
const normalisedDeal = ({ lightningDeal, isBook }: ImportProduct): ImportProduct['lightningDeal'] =>
  lightningDeal && !isBook && Date.parse(lightningDeal.until) > Date.now()
    ? { ...lightningDeal, from: isoTime(lightningDeal.from), until: isoTime(lightningDeal.until) }
    : undefined

type DealRow = NonNullable<ImportProduct['lightningDeal']> & { productId: string }

/** Running and planned deals that came with products; of several the one that ends last, which is the one that the last import brought. */
const findDeals = async (db: Executor, ids: readonly string[]) => {
  const { rows: found } = await db.execute<DealRow>(sql`
    select d.product_id as "productId", d.id, d.store, d.amount, d.starts_at as "from", d.ends_at as until, c.quantity,
      c.sold_elsewhere as "soldElsewhere", d.max_per_order as "maxPerOrder"
    from lightning_deals d join lightning_counts c on c.deal_id = d.id
    where d.product_id = any(${sql.param([...ids])}::text[]) and d.ends_at > now() and not starts_with(d.id, ${deskDealPrefix})
    order by d.ends_at, d.id`)
  return new Map(
    found.map(({ productId, ...deal }) => [
      productId,
      { ...deal, from: isoTime(deal.from), until: isoTime(deal.until) },
    ]),
  )
}

const groupsOf = <Row extends { productId: string }>(found: readonly Row[]) => {
  const groups = Map.groupBy(found, ({ productId }) => productId)
  return (id: string): Row[] => groups.get(id) ?? []
}

const find = async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportProduct>> => {
  const list = [...ids]
  const found = await db.select().from(products).where(inArray(products.id, list))
  const ownItems = await db.select().from(items).where(inArray(items.productId, list))
  const itemIds = ownItems.map(({ id }) => id)
  const ownerOf = new Map(ownItems.map(({ id, productId }) => [id, productId]))
  const ofProduct = <Row extends { itemId: string }>(all: readonly Row[]) =>
    groupsOf(all.map((row) => ({ ...row, productId: ownerOf.get(row.itemId) ?? '' })))
  const texts = groupsOf(await db.select().from(productTexts).where(inArray(productTexts.productId, list)))
  const categories = groupsOf(
    await db.select().from(productCategories).where(inArray(productCategories.productId, list)),
  )
  const attributes = groupsOf(
    await db.select().from(productAttributeValues).where(inArray(productAttributeValues.productId, list)),
  )
  const badges = groupsOf(await db.select().from(productBadges).where(inArray(productBadges.productId, list)))
  const labels = groupsOf(await db.select().from(productLabels).where(inArray(productLabels.productId, list)))
  const careIcons = groupsOf(
    await db.select().from(productTextileCareIcons).where(inArray(productTextileCareIcons.productId, list)),
  )
  const relations = groupsOf(await db.select().from(productRelations).where(inArray(productRelations.productId, list)))
  const itemsOfProduct = groupsOf(ownItems)
  const prices = ofProduct(await db.select().from(itemPrices).where(inArray(itemPrices.itemId, itemIds)))
  const variants = ofProduct(
    await db.select().from(itemVariantValues).where(inArray(itemVariantValues.itemId, itemIds)),
  )
  const pictures = ofProduct(await db.select().from(itemPictures).where(inArray(itemPictures.itemId, itemIds)))
  const warnings = ofProduct(await db.select().from(itemWarnings).where(inArray(itemWarnings.itemId, itemIds)))
  const deals = await findDeals(db, ids)
  return new Map(
    found.map((product) => {
      const { id } = product
      const all: ProductRows = {
        product: { ...product, energyLabel: product.energyLabel ?? null },
        texts: texts(id),
        categories: categories(id),
        attributes: attributes(id) as ProductRows['attributes'],
        badges: badges(id),
        labels: labels(id),
        careIcons: careIcons(id),
        relations: relations(id),
        items: itemsOfProduct(id),
        prices: prices(id),
        variants: variants(id),
        pictures: pictures(id),
        warnings: warnings(id),
      }
      return [id, productOf(all, deals.get(id))]
    }),
  )
}

/** Products with their items, prices and stock. The rating is the stored one, whether it was imported or comes from reviews. */
export const productExporter: Exporter<ImportProduct> = {
  ids: async (db) => {
    const { rows: found } = await db.execute<{ id: string }>(
      sql`select id from ${products} order by length(id), id collate "C"`,
    )
    return found.map(({ id }) => id)
  },
  find,
  normalised: (product) => productOf(rowsOf(product), normalisedDeal(product)),
}
