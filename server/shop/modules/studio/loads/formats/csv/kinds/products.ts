import { productNumberOf } from '../../product-number.ts'
import { type ProductDraft, wholeProduct } from '../../product-record.ts'
import { type CsvKind, completeLanguages } from '../csv-kind.ts'
import { productColumns } from './product-columns.ts'

/** A row is an item; rows with the same product number are one product. */
export const products: CsvKind = {
  name: { de: 'Produkte', en: 'products' },
  columns: productColumns,
  keyOf: (textOf) => textOf('product.id') || productNumberOf(textOf('item.id')),
  complete: (draft) => {
    completeLanguages(productColumns, draft)
    const product: ProductDraft = draft.record
    const data = product.dataAndFacts?.[0]
    if (data) data.headline = { de: 'Daten und Fakten', en: 'Data and facts' }
    return [{ kind: 'product', record: wholeProduct(product) }]
  },
}
