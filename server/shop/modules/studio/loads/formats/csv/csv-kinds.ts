import type { CsvKind } from './csv-kind.ts'
import { products } from './kinds/products.ts'
import { customer, redirect, synonyms, translation, voucher } from './kinds/shop-kinds.ts'
import { category, manufacturer, price, stocks } from './kinds/small-kinds.ts'

/** Tables that are read, by the kind of their records. */
export const csvKinds = {
  product: products,
  price,
  stock: stocks,
  category,
  manufacturer,
  translation,
  redirect,
  synonyms,
  voucher,
  customer,
} as const satisfies Record<string, CsvKind>

export type CsvKindName = keyof typeof csvKinds

/** `products` means `product`: a table is called by what is in it. */
export const csvKindOf = (kind: string): CsvKind | null => {
  const name = Object.keys(csvKinds).find((each) => each === kind || csvKinds[each as CsvKindName].name.en === kind)
  return name === undefined ? null : csvKinds[name as CsvKindName]
}
