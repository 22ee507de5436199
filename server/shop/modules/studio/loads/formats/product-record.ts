import type { ImportItem, ImportProduct, LocalisedText } from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import { productNumberOf } from './product-number.ts'

/** An item as far as a file describes it; pictures are named by id or file name. */
export type ItemDraft = Omit<Partial<ImportItem>, 'name' | 'pictures' | 'content'> & {
  name?: Partial<LocalisedText>
  pictures?: string[]
  content?: Omit<NonNullable<ImportItem['content']>, 'isDisplayed'>
}
export type ProductDraft = Omit<Partial<ImportProduct>, 'items'> & { items?: ItemDraft[] }

/** Days of delivery and pieces of an order where a file says nothing of them. */
const usual = { deliveryDays: 3, maxQuantity: 999 }
/** Nothing is new that does not say since when it is sold. */
const longAgo = '2000-01-01'

const noTexts = (): LocalisedText => ({ de: '', en: '' })
const noLists = (): { de: string[]; en: string[] } => ({ de: [], en: [] })

/** The fields that a file leaves out get their usual value. A stock that it does not know stays open: the shop knows it. */
const wholeItem = (item: ItemDraft, position: number, product: ProductDraft) => {
  const { name: own, pictures, content, minimumOrderQuantity = 1, ...rest } = item
  const name: LocalisedText = {
    de: own?.de ?? product.name?.de ?? '',
    en: own?.en ?? own?.de ?? product.name?.en ?? '',
  }
  return {
    orderNumber: item.id,
    variant: [],
    prices: {},
    taxClass: 'standard',
    deliveryDays: usual.deliveryDays,
    warnings: [],
    dangerWarnings: [],
    primeFaehig: false,
    downloads: [],
    ...rest,
    position,
    name,
    pictures: (pictures ?? []).map((mediaId) => ({ mediaId, alt: name })),
    minimumOrderQuantity,
    maxQuantity: item.maxQuantity ?? Math.max(usual.maxQuantity, minimumOrderQuantity),
    ...(content && { content: { ...content, isDisplayed: content.unit !== 'piece' } }),
  }
}

const storesWithPrice = (items: readonly ItemDraft[]): ImportProduct['stores'] =>
  storeIds.filter((store) => items.some(({ prices }) => prices?.[store]))

/** A record of a product, from what a file says of it. */
export const wholeProduct = (product: ProductDraft) => {
  const { items = [], ...rest } = product
  return {
    id: productNumberOf(items[0]?.id ?? ''),
    manufacturerId: null,
    stores: storesWithPrice(items),
    longDescription: noTexts(),
    shortFacts: noLists(),
    features: noLists(),
    scopeOfDelivery: noLists(),
    dataAndFacts: [],
    attributes: [],
    rating: null,
    isBook: false,
    onSaleSince: longAgo,
    salesRank: 0,
    isTopseller: false,
    deliveryFree: false,
    isRetired: false,
    badgeIds: [],
    labelIds: [],
    textileCareIconIds: [],
    accessoryIds: [],
    replacementIds: [],
    extraTabs: [],
    youtubeVideos: [],
    audioSamples: [],
    downloads: [],
    labelAttributes: [],
    matrixCodeMessages: [],
    metaTitle: product.name,
    metaDescription: product.name,
    ...rest,
    items: items.map((item, position) => wholeItem(item, position, product)),
  }
}
