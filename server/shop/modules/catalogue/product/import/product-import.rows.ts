import type { StoreId } from '#contract/generated/types.ts'
import type { ImportItem, ImportPrice, ImportProduct } from '#contract/import/catalogue.ts'
import { sanitiseHtml } from '#engine/html/sanitise-html.ts'

const textLanguages = ['de', 'en'] as const

/** Each id once, in order, with the place it has in the list. */
const placed = (ids: readonly string[]): [string, number][] => [...new Set(ids)].map((id, position) => [id, position])

export const productRow = (product: ImportProduct) => ({
  id: product.id,
  manufacturerId: product.manufacturerId,
  stores: product.stores,
  rating: product.rating?.average ?? null,
  numberOfRatings: product.rating?.count ?? 0,
  isBook: product.isBook,
  onSaleSince: product.onSaleSince,
  salesRank: product.salesRank,
  isTopseller: product.isTopseller,
  deliveryFree: product.deliveryFree,
  isBulky: product.isBulky ?? false,
  isRetired: product.isRetired,
  energyLabel: product.energyLabel ?? null,
  youtubeVideos: product.youtubeVideos,
  audioSamples: product.audioSamples,
  downloads: product.downloads,
  extraTabs: product.extraTabs.map(({ content: { de, en }, ...tab }) => ({
    ...tab,
    content: { de: sanitiseHtml(de), en: sanitiseHtml(en) },
  })),
  dataAndFacts: product.dataAndFacts,
  labelAttributes: product.labelAttributes,
  matrixCodeMessages: product.matrixCodeMessages,
})

export const textRows = (product: ImportProduct) =>
  textLanguages.map((language) => ({
    productId: product.id,
    language,
    name: product.name[language],
    longDescription: sanitiseHtml(product.longDescription[language]),
    shortFacts: product.shortFacts[language],
    features: product.features[language],
    scopeOfDelivery: product.scopeOfDelivery[language],
    deliveryInfo: product.deliveryInfo?.[language] ?? null,
    warranty: product.warranty?.[language] ?? null,
    rightOfWithdrawalInfo: product.rightOfWithdrawalInfo?.[language] ?? null,
    oldElectricalDevicesInfo: product.oldElectricalDevicesInfo?.[language] ?? null,
    metaTitle: product.metaTitle[language],
    metaDescription: product.metaDescription[language],
    metaRobots: product.metaRobots ?? null,
  }))

export const categoryRows = ({ id, categoryIds }: ImportProduct) =>
  placed(categoryIds).map(([categoryId, position]) => ({ productId: id, categoryId, position }))

export const attributeRows = ({ id, attributes }: ImportProduct) =>
  attributes.map((value, position) => ({
    productId: id,
    attributeId: value.attributeId,
    position,
    valueId: 'valueId' in value ? value.valueId : null,
    number: 'number' in value ? value.number : null,
  }))

export const badgeRows = ({ id, badgeIds }: ImportProduct) =>
  placed(badgeIds).map(([badgeId, position]) => ({ productId: id, badgeId, position }))

export const labelRows = ({ id, labelIds }: ImportProduct) =>
  placed(labelIds).map(([labelId, position]) => ({ productId: id, labelId, position }))

export const careIconRows = ({ id, textileCareIconIds }: ImportProduct) =>
  placed(textileCareIconIds).map(([iconId, position]) => ({ productId: id, iconId, position }))

export const relationRows = ({ id, accessoryIds, replacementIds }: ImportProduct) =>
  (
    [
      ['accessory', accessoryIds],
      ['replacement', replacementIds],
    ] as const
  ).flatMap(([kind, ids]) => placed(ids).map(([relatedId, position]) => ({ productId: id, kind, relatedId, position })))

export type RelationRow = ReturnType<typeof relationRows>[number]

export const itemRows = (product: ImportProduct) =>
  product.items.map((item) => ({
    id: item.id,
    productId: product.id,
    orderNumber: item.orderNumber,
    gtin: item.gtin ?? null,
    position: item.position,
    name: item.name,
    taxClass: item.taxClass,
    stock: item.stock,
    deliveryDays: item.deliveryDays,
    maxQuantity: item.maxQuantity,
    minimumOrderQuantity: item.minimumOrderQuantity,
    contentQuantity: item.content?.quantity ?? null,
    contentUnit: item.content?.unit ?? null,
    contentIsDisplayed: item.content?.isDisplayed ?? false,
    primeFaehig: item.primeFaehig,
    downloads: item.downloads,
  }))

/** A book has the price that its publisher sets (BuchPrG § 3, § 5): a new price is no reduction, and nothing else is recommended. */
const fixedPrice = ({ amount, specialDescription }: ImportPrice): ImportPrice => ({
  amount,
  ...(specialDescription && { specialDescription }),
})

export const priceRow = (itemId: string, store: StoreId, given: ImportPrice, isBook: boolean) => {
  const price = isBook ? fixedPrice(given) : given
  return {
    itemId,
    store,
    amount: price.amount,
    oldAmount: price.oldAmount ?? null,
    uvpAmount: price.uvpAmount ?? null,
    uvpValidFrom: price.uvpValidFrom ?? null,
    isBestPrice: price.isBestPrice ?? false,
    specialDescription: price.specialDescription ?? null,
    tiers: price.tiers ?? [],
    groupTiers: price.groupTiers ?? [],
  }
}

const itemPriceRows = ({ id, prices }: ImportItem, isBook: boolean) =>
  Object.entries(prices).map(([store, price]) => priceRow(id, store as StoreId, price, isBook))

export const priceRows = ({ items, isBook }: ImportProduct) => items.flatMap((item) => itemPriceRows(item, isBook))

export const variantRows = ({ id, variant }: ImportItem) =>
  variant.map(({ attributeId, valueId }, position) => ({ itemId: id, attributeId, valueId, position }))

export const pictureRows = ({ id, pictures }: Pick<ImportItem, 'id' | 'pictures'>) =>
  pictures.map(({ mediaId, alt, title }, position) => ({ itemId: id, position, mediaId, alt, title: title ?? null }))

export const warningRows = ({ id, warnings, dangerWarnings }: ImportItem) =>
  (
    [
      [false, warnings],
      [true, dangerWarnings],
    ] as const
  ).flatMap(([isDanger, ids]) =>
    placed(ids).map(([warningId, position]) => ({ itemId: id, warningId, isDanger, position })),
  )
