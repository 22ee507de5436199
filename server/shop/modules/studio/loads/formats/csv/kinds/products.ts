import type { ImportItem, ImportProduct, LocalisedText } from '#contract/import/catalogue.ts'
import { storeIds } from '#contract/stores.ts'
import { productNumberOf } from '../../product-number.ts'
import { type CsvKind, completeLanguages } from '../csv-kind.ts'
import type { Draft } from '../draft.ts'
import { productColumns } from './product-columns.ts'

type PictureDraft = { mediaId: string; alt?: LocalisedText }
type ItemDraft = Partial<Omit<ImportItem, 'pictures'>> & { pictures?: (string | PictureDraft)[] }

/** Days of delivery and pieces of an order where a table says nothing of them. */
const usual = { deliveryDays: 3, maxQuantity: 999 }
/** Nothing is new that does not say since when it is sold. */
const longAgo = '2000-01-01'

const noTexts = (): LocalisedText => ({ de: '', en: '' })
const noLists = (): { de: string[]; en: string[] } => ({ de: [], en: [] })

const completeItem = (item: ItemDraft, position: number, product: Partial<ImportProduct>): void => {
  const name = { ...product.name, ...item.name } as LocalisedText
  if (item.name?.de !== undefined && item.name.en === undefined) name.en = item.name.de
  Object.assign(item, {
    orderNumber: item.orderNumber ?? item.id,
    position,
    name,
    variant: item.variant ?? [],
    pictures: (item.pictures ?? []).map((mediaId) => ({ mediaId, alt: name })),
    prices: item.prices ?? {},
    taxClass: item.taxClass ?? 'standard',
    stock: item.stock ?? 0,
    deliveryDays: item.deliveryDays ?? usual.deliveryDays,
    minimumOrderQuantity: item.minimumOrderQuantity ?? 1,
    maxQuantity: item.maxQuantity ?? Math.max(usual.maxQuantity, item.minimumOrderQuantity ?? 1),
    warnings: item.warnings ?? [],
    dangerWarnings: [],
    primeFaehig: item.primeFaehig ?? false,
    downloads: [],
  })
  if (item.content) item.content = { ...item.content, isDisplayed: item.content.unit !== 'piece' }
}

const storesOf = (items: readonly ItemDraft[]): ImportProduct['stores'] =>
  storeIds.filter((store) => items.some(({ prices }) => prices?.[store]))

const complete = (draft: Draft): ReturnType<CsvKind['complete']> => {
  const product = draft.record as Partial<ImportProduct>
  completeLanguages(productColumns, draft)
  const items = (product.items ?? []) as ItemDraft[]
  for (const [index, item] of items.entries()) completeItem(item, index, product)
  const data = product.dataAndFacts?.[0]
  if (data) data.headline = { de: 'Daten und Fakten', en: 'Data and facts' }
  const record = {
    ...product,
    id: product.id ?? productNumberOf(items[0]?.id ?? ''),
    manufacturerId: product.manufacturerId ?? null,
    stores: product.stores ?? storesOf(items),
    longDescription: product.longDescription ?? noTexts(),
    shortFacts: product.shortFacts ?? noLists(),
    features: product.features ?? noLists(),
    scopeOfDelivery: product.scopeOfDelivery ?? noLists(),
    dataAndFacts: product.dataAndFacts ?? [],
    attributes: product.attributes ?? [],
    items,
    rating: null,
    isBook: product.isBook ?? false,
    onSaleSince: product.onSaleSince ?? longAgo,
    salesRank: product.salesRank ?? 0,
    isTopseller: product.isTopseller ?? false,
    deliveryFree: product.deliveryFree ?? false,
    isRetired: product.isRetired ?? false,
    badgeIds: product.badgeIds ?? [],
    labelIds: product.labelIds ?? [],
    textileCareIconIds: [],
    accessoryIds: product.accessoryIds ?? [],
    replacementIds: product.replacementIds ?? [],
    extraTabs: [],
    youtubeVideos: [],
    audioSamples: [],
    downloads: [],
    labelAttributes: [],
    matrixCodeMessages: [],
    metaTitle: product.metaTitle ?? product.name,
    metaDescription: product.metaDescription ?? product.name,
  }
  return [{ kind: 'product', record }]
}

/** A row is an item; rows with the same product number are one product. */
export const products: CsvKind = {
  name: { de: 'Produkte', en: 'products' },
  columns: productColumns,
  keyOf: (textOf) => textOf('product.id') || productNumberOf(textOf('item.id')),
  complete,
}
