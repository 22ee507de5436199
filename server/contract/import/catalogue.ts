/**
 * The form in which a catalogue is handed to the engine (`server/shop/modules/catalogue/catalogue/catalogue.import.ts`), by the
 * demo shop's generator or an operator's own system. References are by id; a list keeps its order. Importing the same
 * record again replaces it, so an import that was cut off is run again from the start.
 */
import type { StoreId } from '../generated/types.ts'

export type LocalisedText = { de: string; en: string }
type LocalisedList = { de: string[]; en: string[] }

export type ImportMedia = {
  /** Content-addressed: first 16 hex digits of the SHA-256 of `data`. */
  id: string
  mime: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf' | 'audio/mpeg' | 'audio/wav'
  /** SVG as text, everything else in base64. */
  data: string
  /** Pixels; 0 for files other than pictures. */
  width: number
  height: number
  /** For downloads: name under which the file is saved. */
  fileName?: string
}

export type ImportPicture = { mediaId: string; alt: LocalisedText; title?: LocalisedText }

export type ImportCategory = {
  /** Numeric string, for example "1200"; part of /cat/{id}. */
  id: string
  /** Null on the first level. */
  parentId: string | null
  position: number
  name: LocalisedText
  /** Content path without language, for example /schulranzen/; null when the category is reached by /cat/{id} only. */
  path: string | null
  headline: LocalisedText
  /** HTML. */
  text?: LocalisedText
  metaDescription: LocalisedText
  robots?: string
  picture?: ImportPicture
  isSale: boolean
  isExcludedFromNav: boolean
  /** Stores that show it; all when left out. */
  stores?: StoreId[]
  /** Ids of attributes that are filters here, in order; the first five are hero filters. Inherited when left out. */
  filters?: string[]
}

/** An attribute of products or items: a filter, a variant selector, or both. */
export type ImportAttribute = {
  /** Upper case, for example COLOUR; part of filter.{id}. */
  id: string
  name: LocalisedText
  kind: 'enum' | 'number'
  unit?: string
  /** For variant selectors. */
  selector?: 'tile' | 'dropdown'
  /** For kind enum. */
  values?: { id: string; name: LocalisedText; css?: string; position: number }[]
}

export type ImportManufacturer = {
  id: string
  name: string
  picture?: ImportPicture
  /** Brand page, for example /brands/federleicht/. */
  path?: string
}

export type ImportAttributeValue = { attributeId: string; valueId: string } | { attributeId: string; number: number }

/** Prices of an item in one store, minor units, gross; net is derived with the store's tax rate. */
export type ImportPrice = {
  amount: number
  /** Lowest price of the 30 days before the reduction (Omnibus directive). */
  oldAmount?: number
  uvpAmount?: number
  /** ISO date. */
  uvpValidFrom?: string
  isBestPrice?: boolean
  specialDescription?: LocalisedText
}

export type ImportItem = {
  /** Unique over the shop, for example "100234-01". */
  id: string
  orderNumber: string
  gtin?: string
  position: number
  name: LocalisedText
  /** Values of the product's variant attributes. */
  variant: { attributeId: string; valueId: string }[]
  pictures: ImportPicture[]
  prices: Partial<Record<StoreId, ImportPrice>>
  taxClass: 'standard' | 'reduced'
  stock: number
  /** Working days from the warehouse; decides the delivery text. */
  deliveryDays: number
  maxQuantity: number
  minimumOrderQuantity: number
  /** Content for the base price: 500 with unit ml gives a price per litre. */
  content?: { quantity: number; unit: 'ml' | 'l' | 'g' | 'kg' | 'm' | 'cm' | 'piece' | 'sheet'; isDisplayed: boolean }
  warnings: string[]
  dangerWarnings: string[]
  primeFaehig: boolean
  downloads: ImportDownload[]
}

export type ImportDownload = { mediaId: string; headline: LocalisedText; description?: LocalisedText; dataName: string }

export type ImportProduct = {
  /** Numeric string, part of /prod/{id}. */
  id: string
  manufacturerId: string | null
  /** The first one is the main category (breadcrumb, canonical). */
  categoryIds: string[]
  stores: StoreId[]
  name: LocalisedText
  /** HTML. */
  longDescription: LocalisedText
  shortFacts: LocalisedList
  features: LocalisedList
  scopeOfDelivery: LocalisedList
  dataAndFacts: { headline: LocalisedText; facts: { name: LocalisedText; value: LocalisedText }[] }[]
  /** Filter values of the product; those of its items are added. */
  attributes: ImportAttributeValue[]
  items: ImportItem[]
  /** Average 0 to 5 and count, used for a product without reviews; otherwise both are computed from the reviews. */
  rating: { average: number; count: number } | null
  isBook: boolean
  /** ISO date since which it is sold; new for 90 days. */
  onSaleSince: string
  /** Higher sells better; decides the default sort, top sellers and badge popular. */
  salesRank: number
  isTopseller: boolean
  deliveryFree: boolean
  /** Too large for a parcel: a forwarder brings it. */
  isBulky?: boolean
  deliveryInfo?: LocalisedText
  warranty?: LocalisedText
  badgeIds: string[]
  labelIds: string[]
  textileCareIconIds: string[]
  energyLabel?: { class: string; label: ImportPicture; sheet: string }
  accessoryIds: string[]
  replacementIds: string[]
  extraTabs: { id: string; headline: LocalisedText; content: LocalisedText }[]
  youtubeVideos: { id: string; title: LocalisedText; picture?: ImportPicture }[]
  audioSamples: { title: LocalisedText; mediaId: string }[]
  downloads: ImportDownload[]
  rightOfWithdrawalInfo?: LocalisedText
  oldElectricalDevicesInfo?: LocalisedText
  labelAttributes: { name: LocalisedText; value: LocalisedText }[]
  matrixCodeMessages: { key: 'bde_de' | 'bat_de' | 'bch_ch' | 'b2b_de' | 'b2b_en'; message: string }[]
  metaTitle: LocalisedText
  metaDescription: LocalisedText
  metaRobots?: string
  /** Retired: /prod/{id} answers 410. */
  isRetired: boolean
  lightningDeal?: {
    /** Unique over the shop; a later deal of the product has another one. */
    id: string
    store: StoreId
    amount: number
    from: string
    until: string
    quantity: number
    /** Part of the quantity that was sold before the import. */
    soldElsewhere: number
    maxPerOrder: number
  }
}

/** A customer's review of a product, in plain text. */
export type ImportReview = {
  /** Unique over the shop. */
  id: string
  productId: string
  /** 1 to 5. */
  stars: number
  language: 'de' | 'en'
  title: string
  message: string
  /** Left out for an anonymous one. */
  authorName?: string
  /** ISO date and time. */
  writtenAt: string
  isVerified: boolean
  /** Votes as helpful. */
  helpful: number
  /** The shop's answer; `on` is an ISO date. */
  comment?: { text: string; author: string; on: string }
}

export type ImportBadge = { id: string; name: LocalisedText }
export type ImportLabel = { id: string; name: LocalisedText; description: LocalisedText; picture?: ImportPicture }
export type ImportWarning = { id: string; description: LocalisedText; picture?: ImportPicture }
export type ImportTextileCareIcon = { id: string; name: LocalisedText; mediaId: string }

/** Order of records: a record stands after all records to which it refers. */
export type ImportRecord =
  | { kind: 'media'; record: ImportMedia }
  | { kind: 'attribute'; record: ImportAttribute }
  | { kind: 'manufacturer'; record: ImportManufacturer }
  | { kind: 'badge'; record: ImportBadge }
  | { kind: 'label'; record: ImportLabel }
  | { kind: 'warning'; record: ImportWarning }
  | { kind: 'textileCareIcon'; record: ImportTextileCareIcon }
  | { kind: 'category'; record: ImportCategory }
  | { kind: 'product'; record: ImportProduct }
  | { kind: 'review'; record: ImportReview }
