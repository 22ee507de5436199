/** What changes often, apart from the products to which it belongs. */
import Type, { type Static } from 'typebox'
import { importPicture, importPrice } from './catalogue.ts'
import { closed, id, isoTime, listOf, mediaId, storeId, whole } from './values.ts'

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
