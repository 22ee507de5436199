import { cleanCell } from './pasted-table.rules.ts'

/** Pieces of an article that the cart takes at once. */
export const maxPieces = 1_000_000

const piece = 'x|×|st|stk|stck|stück|stueck|pcs|pieces?|pce|ve'
const written = new RegExp(
  `^['’(]?\\s*(?:[x×]\\s*)?(\\d{1,3}(?:[.'’ ]\\d{3})+|\\d+)(?:[.,]0{1,2})?\\s*(?:${piece})?\\.?\\s*\\)?$`,
)

/**
 * A quantity as people write it: "3", "3 Stk.", "3x", "1.000", "2,00", and '3 as spreadsheets mark text. 1 where nothing is written. Null for
 * what is none, and for "1,000", which is 1 or 1000: such a row is asked about.
 */
export const quantityOf = (typed: string): number | null => {
  const text = cleanCell(typed).toLowerCase()
  if (text === '') return 1
  const found = written.exec(text)
  const quantity = found ? Number((found[1] ?? '').replace(/\D/g, '')) : 0
  return quantity >= 1 && quantity <= maxPieces ? quantity : null
}

/** A cell that is understood as a quantity, and says something. */
export const isQuantity = (cell: string): boolean => cell !== '' && quantityOf(cell) !== null
