import { certainMatch } from '#contract/limits/material-list.ts'
import type { MaterialItemFragment, MaterialListFragment, OrderFormFragment } from '../../generated/operations.ts'

export type MaterialItem = MaterialItemFragment

/** One thing that a line asks for, as the shopper has it now. */
export type MaterialRow = {
  key: number
  /** Words of the line. */
  words: string
  /** Null where the shop has no such thing. */
  item: MaterialItem | null
  /** All that may be meant, the chosen one among them. */
  choices: readonly MaterialItem[]
  quantity: number
  /** It is to be bought. */
  isWanted: boolean
  /** The shopper should look whether it is the right thing. */
  isUnsure: boolean
}

/** A line with its rows; none for headings and remarks. */
export type MaterialLine = { key: number; text: string; rows: readonly MaterialRow[] }

const withinLimits = (quantity: number, { minimumOrderQuantity, maxQuantity }: MaterialItem): number =>
  Math.min(Math.max(quantity, minimumOrderQuantity), maxQuantity)

/** What changes in a row when the shopper takes another thing for it. */
export const chosen = ({ quantity }: MaterialRow, item: MaterialItem): Partial<MaterialRow> => ({
  item,
  quantity: withinLimits(quantity, item),
  isWanted: item.isSaleable,
  isUnsure: false,
})

/** The shop's answer as rows: what is sure and in stock is chosen at once. */
export function rowsOf({ lines }: MaterialListFragment): MaterialLine[] {
  let key = 0
  return lines.map(({ text, wishes }) => ({
    key: key++,
    text,
    rows: wishes.map(({ words, quantity, confidence, item = null, alternatives }) => ({
      key: key++,
      words,
      item,
      choices: item ? [item, ...alternatives] : [],
      quantity: item ? withinLimits(quantity, item) : quantity,
      isWanted: item?.isSaleable ?? false,
      isUnsure: item !== null && confidence < certainMatch,
    })),
  }))
}

export type ChosenRow = MaterialRow & { item: MaterialItem }

/** What is to be bought. */
export const wantedOf = (lines: readonly MaterialLine[]): ChosenRow[] =>
  lines.flatMap(({ rows }) => rows).filter((row): row is ChosenRow => row.isWanted && row.item !== null)

type PieceAmount = { stringValue: string; amount: number }

/** What each of so many pieces costs. */
export const priceAt = ({ pricePerUnit, tiers }: MaterialItem, quantity: number): PieceAmount =>
  tiers.findLast((tier) => tier.quantity <= quantity)?.price ?? pricePerUnit

/** Minor units. Rows of one item are one position of the cart: their pieces cost what all of them reach. */
export const totalOf = (rows: readonly ChosenRow[]): number =>
  [...Map.groupBy(rows, ({ item }) => item.itemId).values()].reduce((sum, same) => {
    const pieces = same.reduce((count, { quantity }) => count + quantity, 0)
    return sum + (same[0] ? priceAt(same[0].item, pieces).amount * pieces : 0)
  }, 0)

export type AddResult = {
  /** Names of what did not come into the cart. */
  left: readonly string[]
  /** What came in another quantity: stock and the cart's limits lower it, a minimum order raises it. */
  changed: readonly { name: string; added: number; wanted: number }[]
}

/** Rows of the shop's answer that are not in the cart as they were wanted. */
export function addedOf(rows: OrderFormFragment['rows']): AddResult {
  const named = rows.map(({ item, articleNumber, quantityAdded, quantity }) => ({
    name: item?.name ?? articleNumber,
    added: quantityAdded,
    wanted: quantity ?? 0,
  }))
  return {
    left: named.filter(({ added }) => added === 0).map(({ name }) => name),
    changed: named.filter(({ added, wanted }) => added > 0 && added !== wanted),
  }
}

/** What a list is called on the wish list: by its own heading where that is short. */
export function titleOf(lines: readonly MaterialLine[]): string | null {
  const [first] = lines
  const text = first?.rows.length === 0 ? first.text.replace(/[:;,.\s]+$/, '') : ''
  return text.length >= 3 && text.length <= 60 ? text : null
}
