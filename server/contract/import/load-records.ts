/** All that a load reads (`server/shop/modules/studio/loads`): `{ "kind": …, "record": … }`. */
import type { Static } from 'typebox'
import { importAddress } from './addresses.ts'
import { importBusinessUser } from './business-users.ts'
import { catalogueSchemas } from './catalogue.ts'
import { contentSchemas, importStore } from './content.ts'
import { importCustomer } from './customers.ts'
import {
  importItemPictures,
  importPriceChange,
  importProductTexts,
  importRetirement,
  importSale,
  importStock,
} from './deltas.ts'
import { importInvoice } from './invoices.ts'
import { importMembership } from './memberships.ts'
import { offerSchemas } from './offers.ts'
import { importOrder } from './orders.ts'
import { importReturn } from './returns.ts'
import { importWishlist } from './wishlists.ts'

/** Schemas by kind; an export writes the kinds in this order. */
export const loadSchemas = {
  store: importStore,
  ...catalogueSchemas,
  price: importPriceChange,
  stock: importStock,
  itemPictures: importItemPictures,
  productTexts: importProductTexts,
  sale: importSale,
  retirement: importRetirement,
  ...contentSchemas,
  ...offerSchemas,
  customer: importCustomer,
  businessUser: importBusinessUser,
  address: importAddress,
  wishlist: importWishlist,
  order: importOrder,
  membership: importMembership,
  return: importReturn,
  invoice: importInvoice,
} as const

export type LoadKind = keyof typeof loadSchemas
export type LoadRecordOf<K extends LoadKind> = Static<(typeof loadSchemas)[K]>
export type LoadRecord = { [K in LoadKind]: { kind: K; record: LoadRecordOf<K> } }[LoadKind]

export const loadKinds = Object.keys(loadSchemas) as LoadKind[]

export const isLoadKind = (kind: string): kind is LoadKind => Object.hasOwn(loadSchemas, kind)
