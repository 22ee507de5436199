/** Rows of an order form, as they are typed or pasted (transactions.md §5). */

/** Rows that one order form takes. */
export const mostRows = 500

/** Characters of a pasted text: 500 lines of a wide spreadsheet. */
export const longestText = 100_000

/** Characters of an article number or a quantity that are kept. */
const longestCell = 100

/** Pieces of an article that the cart takes at once. */
const mostPieces = 1_000_000

export type TypedRow = { articleNumber: string; quantity: string }

/** Rows of the same article, joined. */
export type OrderedRow = {
  articleNumber: string
  /** A million at most; null where one of the rows has no whole number from 1 to a million. */
  quantity: number | null
  quantityTyped: string
  mentions: number
}

const headings = {
  articleNumber:
    /^(artikel|art|bestell|produkt|item|article|order|product|sku|gtin|ean|nr|number|nummer|no)\b|nummer|number/i,
  quantity: /^(menge|anzahl|st(ü|ue)ck(zahl)?|stk|qty|quantity|pieces|pcs|amount)\b/i,
}

const clean = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, longestCell)

/** Cells of a line; a cell in quotes may hold the separator, and two quotes stand for one. */
const cellsOf = (line: string, separator: string): string[] => {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    const sign = line[index] ?? ''
    if (sign === '"' && isQuoted && line[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(clean(cell))
      cell = ''
    } else cell += sign
  }
  return [...cells, clean(cell)]
}

/** By what most lines are separated; null for lines of words. */
const separatorOf = (lines: readonly string[]): string | null =>
  ['\t', ';', ','].find((sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length) ?? null

const isNumberOfPieces = (cell: string): boolean => /^\d{1,6}$/.test(cell)

/** A quantity as people write it: "3", "3 Stk.", "3x", "1.000", "2,00". Null for what is none, and for "1,000", which is 1 or 1000. */
export const quantityOf = (typed: string): number | null => {
  const text = clean(typed).toLowerCase()
  if (text === '') return 1
  const found =
    /^(?:x\s*)?(\d{1,3}(?:[.'’ ]\d{3})+|\d+)(?:[.,]0{1,2})?\s*(?:x|×|st|stk|stck|stück|pcs|pieces|pce|ve)?\.?$/.exec(
      text,
    )
  const quantity = found ? Number((found[1] ?? '').replace(/\D/g, '')) : 0
  return quantity >= 1 && quantity <= mostPieces ? quantity : null
}

/** A line without separators: "101978.1 3", "3 x 101978.1", or an article number alone. */
const rowOfWords = (line: string): TypedRow => {
  const text = clean(line)
  const before = /^(\d{1,6})\s*[x×]\s*(\S+)/i.exec(text)
  if (before) return { articleNumber: before[2] ?? '', quantity: before[1] ?? '' }
  const [articleNumber = '', ...rest] = text.split(' ')
  const last = rest.findLast((word) => quantityOf(word) !== null)
  return { articleNumber, quantity: last ?? rest.join(' ') }
}

type Columns = { articleNumber: number; quantity: number }

/** Columns that a line of headings names; null for a line of another kind. */
const columnsOf = (cells: readonly string[]): Columns | null => {
  const quantity = cells.findIndex((cell) => headings.quantity.test(cell))
  const articleNumber = cells.findIndex((cell, index) => index !== quantity && headings.articleNumber.test(cell))
  const hasRow = cells.some((cell) => /\d{3}/.test(cell))
  return articleNumber >= 0 && !hasRow ? { articleNumber, quantity } : null
}

/** Without headings: the first cell that looks like an article number, and the first whole number beside it. */
const guessedRow = (cells: readonly string[]): TypedRow => {
  const longest = Math.max(...cells.map((cell) => (/\d/.test(cell) && !/\s.*\s/.test(cell) ? cell.length : 0)))
  const first = cells.findIndex(
    (cell) => /\d/.test(cell) && !/\s.*\s/.test(cell) && cell.length >= Math.min(4, longest),
  )
  const number = Math.max(first, 0)
  const beside = cells.findIndex((cell, index) => index > number && isNumberOfPieces(cell))
  const pieces = beside >= 0 ? beside : cells.findIndex((cell, index) => index !== number && isNumberOfPieces(cell))
  const isPair = cells.length === 2
  return {
    articleNumber: cells[number] ?? '',
    quantity: cells[pieces >= 0 ? pieces : isPair ? 1 - number : -1] ?? '',
  }
}

/** Rows of a pasted text; empty lines and a line of headings are left out. */
export const pastedRows = (text: string): TypedRow[] => {
  const lines = text
    .slice(0, longestText)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
  const separator = separatorOf(lines)
  if (separator === null) return lines.map(rowOfWords).filter(({ articleNumber }) => /\d/.test(articleNumber))
  let columns: Columns | null = null
  const rows: TypedRow[] = []
  for (const line of lines) {
    const cells = cellsOf(line, separator)
    const named = columnsOf(cells)
    if (named) columns = named
    else if (columns)
      rows.push({ articleNumber: cells[columns.articleNumber] ?? '', quantity: cells[columns.quantity] ?? '' })
    else if (cells.some((cell) => /\d/.test(cell))) rows.push(guessedRow(cells))
  }
  return rows.filter(({ articleNumber }) => articleNumber !== '')
}

/** Under which an article is found, however it was typed. */
export const articleKey = (typed: string): string => clean(typed).replaceAll(' ', '').toUpperCase()

/** Joins rows of the same article; rows without an article number are left out. */
export const joinedRows = (rows: readonly TypedRow[]): OrderedRow[] => {
  const byKey = new Map<string, OrderedRow>()
  for (const row of rows) {
    const key = articleKey(row.articleNumber)
    if (key === '') continue
    const quantity = quantityOf(row.quantity)
    const before = byKey.get(key)
    byKey.set(key, {
      articleNumber: before?.articleNumber ?? clean(row.articleNumber),
      quantity:
        quantity === null || before?.quantity === null
          ? null
          : Math.min((before?.quantity ?? 0) + quantity, mostPieces),
      quantityTyped: before?.quantityTyped ?? clean(row.quantity),
      mentions: (before?.mentions ?? 0) + 1,
    })
  }
  return [...byKey.values()]
}
