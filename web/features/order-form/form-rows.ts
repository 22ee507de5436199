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

/** Rows as the shop has answered, with room for more. */
export const rowsOf = (results: readonly Result[]): FormRow[] => [
  ...results.map((result) => ({
    ...emptyRow(),
    articleNumber: result.articleNumber,
    quantity: String(result.quantity ?? result.quantityTyped),
    result,
  })),
  ...Array.from({ length: roomBelow }, emptyRow),
]

/** Nothing of it can be ordered. */
export const isRefused = (result: Pick<Result, 'quantityAdded'>): boolean => result.quantityAdded === 0

/** What is typed in a grid is more than one cell. */
export const isSheet = (text: string): boolean => /[\t\n\r;]/.test(text.trim())
