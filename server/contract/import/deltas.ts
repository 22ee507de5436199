/** What changes often, apart from the products to which it belongs. */
import Type, { type Static } from 'typebox'
import { importPicture, importPrice, importProduct } from './catalogue.ts'
import { closed, flag, id, isoTime, listOf, mediaId, numericId, storeId, texts, whole } from './values.ts'

/** Price of an item in one store; the whole of it is replaced. */
export const importPriceChange = closed({
  itemId: id('Item'),
  store: storeId,
  ...importPrice.properties,
  from: Type.Optional(isoTime('Holds from then on; at once when left out or past')),
})
export type ImportPriceChange = Static<typeof importPriceChange>

export const importStock = closed({ itemId: id('Item'), pieces: whole('Pieces in stock', 0) })
export type ImportStock = Static<typeof importStock>

/** Pictures of an item, in order; all of them are replaced. */
export const importItemPictures = closed({
  itemId: id('Item'),
  pictures: listOf(
    Type.Union([mediaId(), importPicture], { description: 'id of a stored file, or a picture with its texts' }),
    'In order; one without texts keeps those that it has at this item, or gets the name of the item',
  ),
})
export type ImportItemPictures = Static<typeof importItemPictures>

/** Members of a product that are texts, for visitors and search engines. */
export const productTextKeys = [
  'name',
  'longDescription',
  'shortFacts',
  'features',
  'scopeOfDelivery',
  'dataAndFacts',
  'deliveryInfo',
  'warranty',
  'extraTabs',
  'rightOfWithdrawalInfo',
  'oldElectricalDevicesInfo',
  'labelAttributes',
  'metaTitle',
  'metaDescription',
] as const

/** Texts of a product; all of them are replaced, and names of items that are left out stay. */
export const importProductTexts = closed({
  productId: numericId('Product'),
  ...Type.Pick(importProduct, [...productTextKeys]).properties,
  items: listOf(closed({ itemId: id('Item of the product'), name: texts('Name') }), 'Names of its items'),
})
export type ImportProductTexts = Static<typeof importProductTexts>

/** Where a product is sold; its items are sold there that have a price in the store. */
export const importSale = closed({ productId: numericId('Product'), stores: listOf(storeId, 'Stores that sell it') })
export type ImportSale = Static<typeof importSale>

/** Whether a product is retired: its page says that it is gone, and names its replacements. */
export const importRetirement = closed({
  productId: numericId('Product'),
  isRetired: flag('Out of the range for good; false brings it back'),
})
export type ImportRetirement = Static<typeof importRetirement>
