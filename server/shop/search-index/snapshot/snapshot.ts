import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'

/** Lists of numbers by row: row i is `items` from offsets[i] to offsets[i + 1]. */
export type Lists<Items> = { offsets: Uint32Array; items: Items }

/**
 * What one store sells, by document: documents are its products by category, so that what a listing reads lies together and stays in
 * the processor's caches.
 */
export type StoreSnapshot = {
  /** Place in CatalogueSnapshot.ids. */
  products: Uint32Array
  /** Codes of attribute values. */
  values: Lists<Uint32Array>
  /** Row entries are pairs: index of the attribute, number. */
  numbers: Lists<Float64Array>
  /** Minor units as the store shows them. */
  prices: Int32Array
  /** 1 for what can't be had. */
  soldOut: Uint8Array
  /** -1 without ratings. */
  ratings: Float64Array
  /** Documents by category id, descendants' included, ascending. */
  categories: Map<string, Uint32Array>
  /** Documents in the order of a sort. */
  sorts: { si: Uint32Array; rating: Uint32Array; newest: Uint32Array; nameDe: Uint32Array; nameEn: Uint32Array }
}

/** Terms of one language, ascending, with the products they stand in. */
export type TextSnapshot = {
  words: string[]
  /** How each is written. */
  spellings: string[]
  stems: string[]
  /** Words in the order of their stems, of their ends, and of their stems' ends. */
  byStem: Uint32Array
  byEnd: Uint32Array
  byStemEnd: Uint32Array
  /** Products by word, with the weight (percent) of the field they stand in. */
  postings: Lists<Uint32Array>
  weights: Uint8Array
  /** Words by bucket of trigrams. */
  grams: Lists<Uint32Array>
  phrases: PhraseSnapshot
}

/** Texts to suggest, those of most products first. */
export type PhraseSnapshot = {
  texts: string[]
  /** Products that each was taken from. */
  products: Uint32Array
  /** Folded texts from each of their words on, ascending: to which each belongs, and which word it begins with. */
  keys: string[]
  phraseOfKey: Uint32Array
  firstOfKey: Uint8Array
}

/** All that the index knows, in a form that a worker hands over without copying its large parts. */
export type CatalogueSnapshot = {
  /** Product ids in the default sort of the whole shop. */
  ids: string[]
  attributeIds: string[]
  /** By code: index of the attribute, id of the value. */
  attributeOfCode: Uint32Array
  valueIds: string[]
  numberAttributeIds: string[]
  stores: Map<StoreId, StoreSnapshot>
  text: Record<TextLanguage, TextSnapshot>
}

export const listsFrom = (rows: readonly (readonly number[])[]): Lists<Uint32Array> => {
  const offsets = new Uint32Array(rows.length + 1)
  rows.forEach((row, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + row.length
  })
  const items = new Uint32Array(offsets[rows.length] ?? 0)
  rows.forEach((row, index) => {
    items.set(row, offsets[index])
  })
  return { offsets, items }
}

/** Every buffer of a snapshot, for postMessage's transfer list. */
export const buffersOf = (value: unknown, found: ArrayBuffer[] = []): ArrayBuffer[] => {
  if (ArrayBuffer.isView(value)) found.push(value.buffer as ArrayBuffer)
  else if (value instanceof Map) for (const each of value.values()) buffersOf(each, found)
  else if (value && typeof value === 'object' && !Array.isArray(value))
    for (const each of Object.values(value)) buffersOf(each, found)
  return found
}
