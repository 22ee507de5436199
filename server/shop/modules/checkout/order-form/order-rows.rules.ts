import { articleKey } from './article-number.rules.ts'
import { cleanCell, type PasteResult } from './pasted-table.rules.ts'
import { isQuantity, maxPieces, quantityOf } from './quantity.rules.ts'
import { type Columns, columnsOf, type IsKnown, isSum, sectionsOf } from './table-columns.rules.ts'

/** Rows of an order form, as they are typed or pasted (transactions.md §5). */

/** Rows that one order form takes. */
export const maxRows = 500

/** Characters of a pasted text: 500 lines of a wide spreadsheet. */
export const maxTextLength = 100_000

export type TypedRow = { articleNumber: string; quantity: string }

/** Rows of the same article, joined. */
export type OrderedRow = {
  articleNumber: string
  /** A million at most; null where one of the rows has no whole number from 1 to a million. */
  quantity: number | null
  quantityTyped: string
  mentions: number
}

const hasDigit = (text: string): boolean => /\d/.test(text)

/** Cells and words that may be article numbers: the shop is asked which of them exist. */
export const candidatesIn = ({ table, lines }: PasteResult): string[] => {
  const texts = table
    ? table.flat().flatMap((cell) => [cell, ...cell.split(' ')])
    : lines.flatMap((line) => line.split(/[\s;]+/))
  return [...new Set(texts.filter((text) => hasDigit(text) && !/\s.*\s/.test(text)))]
}

/** Several quantities, or several words, are none that could be read. */
const together = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' / ')

const sign = /^[x×*]$/i
const container =
  /(?<![\p{L}\p{M}])\d+\s*(?:kartons?|pa?ck\p{L}*|pakete?|kisten?|dutzend|rollen?|box\p{L}*|sets?|schachteln?)(?![\p{L}\p{M}])/iu
const unit = /^(?:st|stk|stck|stück|stueck|pcs|pieces?|pce|ve)\.?$/iu

/** Words around the article number: a quantity at the end or with a sign of its own, all of them where that is not clear, and none without numbers. */
const quantityAmong = (words: readonly string[]): string => {
  const joined = words.join(' ')
  const [, front] = /^\W*(\d{1,6})\s*[x×]\s*$/iu.exec(joined) ?? []
  if (front) return front
  const written = words.filter((word) => !sign.test(word) && !unit.test(word))
  // So many of something that may hold more than one.
  if (container.test(joined)) return joined
  const last = written.at(-1) ?? ''
  if (isQuantity(last)) return last
  const counts = written.filter(isQuantity)
  if (counts.length === 1) return counts[0] ?? ''
  return /(?<![\p{L}\p{M}])\d/u.test(joined) ? joined : ''
}

/** A line without separators: "101978.1 3", "3 x 101978.1", "- 101978.1 3", or an article number alone. Null for a line of words alone. */
const rowOfWords = (line: string, isKnown: IsKnown): TypedRow | null => {
  const words = line.replaceAll(/(^|\s)(\d{1,6})[x×](?=\s|$)/giu, '$1$2 x').split(/[\s;]+/)
  const numbered = words.filter(hasDigit)
  const longest = Math.max(0, ...numbered.map(({ length }) => length))
  const number =
    numbered.find((word) => !isQuantity(word) && isKnown(word)) ??
    numbered.find(isKnown) ??
    numbered.find((word) => word.length >= Math.min(4, longest))
  if (number === undefined) return null
  if (isSum(words) && !isKnown(number)) return null
  const at = words.indexOf(number)
  return { articleNumber: number, quantity: quantityAmong(words.toSpliced(at, 1)) }
}

/** Without columns: the first cell that looks like an article number, and the whole number beside it. */
const guessedRow = (cells: readonly string[], isKnown: IsKnown): TypedRow => {
  const isWord = (cell: string) => hasDigit(cell) && !/\s.*\s/.test(cell)
  const longest = Math.max(...cells.map((cell) => (isWord(cell) ? cell.length : 0)))
  const known = cells.findIndex((cell) => hasDigit(cell) && isKnown(cell))
  const first = known >= 0 ? known : cells.findIndex((cell) => isWord(cell) && cell.length >= Math.min(4, longest))
  const number = Math.max(first, 0)
  const beside = cells.filter((cell, index) => index > number && isQuantity(cell))
  const found = beside.length > 0 ? beside : cells.filter((cell, index) => index !== number && isQuantity(cell))
  const isPair = cells.filter((cell) => cell !== '').length === 2
  return {
    articleNumber: cells[number] ?? '',
    quantity: found.length > 0 ? together(found) : isPair ? together(cells.toSpliced(number, 1)) : '',
  }
}

const rowIn = (cells: readonly string[], columns: Columns | null, isKnown: IsKnown): TypedRow | null => {
  if (isSum(cells) && !cells.some((cell) => hasDigit(cell) && cell.length > 2 && isKnown(cell))) return null
  if (!cells.some(hasDigit)) return null
  const filled = cells.filter((cell) => cell !== '')
  // A line that was typed among those of a table.
  if (filled.length === 1 && /\s/.test(filled[0] ?? '')) return rowOfWords(filled[0] ?? '', isKnown)
  if (!columns) return guessedRow(cells, isKnown)
  const { quantities } = columns
  const quantity = together(quantities.map((at) => cells[at] ?? ''))
  const own = cells[columns.articleNumber] ?? ''
  const other = cells.filter((cell, at) => !quantities.includes(at) && hasDigit(cell) && isKnown(cell))
  const number = !isKnown(own) && other.length === 1 ? (other[0] ?? '') : own
  if (number !== '') return { articleNumber: number, quantity }
  // What has a quantity and no number is told by its name.
  return quantity === '' ? null : { articleNumber: cells.find((cell) => cell !== '') ?? '', quantity }
}

/** Rows of a pasted text; empty lines, headings and sums are left out. */
export const pastedRows = (pasted: PasteResult, isKnown: IsKnown): TypedRow[] => {
  if (pasted.lines) return pasted.lines.flatMap((line) => rowOfWords(line, isKnown) ?? [])
  return sectionsOf(pasted.table, isKnown).flatMap((section) => {
    const columns = columnsOf(section, isKnown)
    return section.rows.flatMap((cells) => rowIn(cells, columns, isKnown) ?? [])
  })
}

/** Joins rows of the same article; rows without an article number are left out. */
export const joinedRows = (rows: readonly TypedRow[]): OrderedRow[] => {
  const byKey = new Map<string, OrderedRow>()
  for (const row of rows) {
    const key = articleKey(row.articleNumber)
    if (key === '') continue
    const quantity = quantityOf(row.quantity)
    const before = byKey.get(key)
    byKey.set(key, {
      articleNumber: before?.articleNumber ?? cleanCell(row.articleNumber),
      quantity:
        quantity === null || before?.quantity === null ? null : Math.min((before?.quantity ?? 0) + quantity, maxPieces),
      quantityTyped: before?.quantityTyped ?? cleanCell(row.quantity),
      mentions: (before?.mentions ?? 0) + 1,
    })
  }
  return [...byKey.values()]
}
