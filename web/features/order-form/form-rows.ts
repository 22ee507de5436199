import type { OrderFormFragment } from '../../generated/operations.ts'

export type Result = OrderFormFragment['rows'][number]

/** A row as it is typed; `result` is what the shop said of it, until it is changed. */
export type FormRow = { key: number; articleNumber: string; quantity: string; result: Result | null }

/** Rows of an empty form, and empty ones below what is filled in. */
export const firstRows = 8
const roomBelow = 3

let nextKey = 0

export const emptyRow = (): FormRow => ({ key: nextKey++, articleNumber: '', quantity: '', result: null })

/** The rows without a form's state begin at 0, on the server as in the browser. */
export const emptyRows = (count: number): FormRow[] =>
  Array.from({ length: count }, (_row, index) => ({ ...emptyRow(), key: -1 - index }))

export const isFilled = ({ articleNumber }: Pick<FormRow, 'articleNumber'>): boolean => articleNumber.trim() !== ''

const rowOf = (result: Result): FormRow => ({
  ...emptyRow(),
  articleNumber: result.articleNumber,
  quantity: String(result.quantity ?? result.quantityTyped),
  result,
})

/** Under which the shop joins rows. */
const articleOf = ({ articleNumber }: Pick<FormRow, 'articleNumber'>): string =>
  articleNumber.replace(/\s/g, '').toUpperCase()

/**
 * Rows after an answer: the `results` for those that were `sent`, then what the shop hasn't seen, because it was typed or changed since, with
 * room for more. Results whose rows have all been changed or removed since are left out.
 */
export function rowsAfter(results: readonly Result[], sent: readonly FormRow[], now: readonly FormRow[]): FormRow[] {
  // A row that is changed is another object.
  const seen = new Set(sent.filter(isFilled))
  const remaining = new Set(now)
  const standing = new Set([...seen].filter((row) => remaining.has(row)).map(articleOf))
  const gone = new Set([...seen].filter((row) => !remaining.has(row)).map(articleOf))
  const rows = [
    ...results.filter((result) => standing.has(articleOf(result)) || !gone.has(articleOf(result))).map(rowOf),
    ...now.filter((row) => !seen.has(row)),
  ]
  const end = 1 + rows.findLastIndex((row) => isFilled(row) || row.quantity !== '')
  const length = Math.max(end + roomBelow, firstRows)
  return Array.from({ length }, (_row, index) => rows[index] ?? emptyRow())
}

/** What is left in the field for pasted rows once the shop has taken the text that was sent. */
export const textAfter = (sent: string, now: string): string =>
  sent !== '' && now.startsWith(sent) ? now.slice(sent.length).trimStart() : now

/** Nothing of it can be ordered. */
export const isRefused = (result: Pick<Result, 'quantityAdded'>): boolean => result.quantityAdded === 0

/** It went into the cart in another quantity than was asked for: its row is gone then, and its words have to be said elsewhere. */
export const isChanged = (result: Pick<Result, 'code' | 'quantityAdded'>): boolean =>
  !isRefused(result) && result.code !== 'OK'

/** What is typed in a grid is more than one cell. */
export const isSheet = (text: string): boolean => /[\t\n\r;]/.test(text.trim())
