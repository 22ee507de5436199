/** What changes often, apart from the products to which it belongs. */
import Type, { type Static } from 'typebox'
import { importPrice } from './catalogue.ts'
import { closed, id, isoTime, storeId, whole } from './values.ts'

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
