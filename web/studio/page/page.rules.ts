import { columns, freeBox, settle, widthLeft } from './cells.rules.ts'
import { type Cell, findPart, type Part, type Place, type Row, type Teaser } from './page.ts'

/** Changes of a page's rows. Each returns new rows, or the same ones when there is nothing to change. */
type Rows = readonly Row[]

export const newCell = (id: string, box: Pick<Cell, 'x' | 'y' | 'width' | 'height'>, teasers: Teaser[] = []): Cell => ({
  id,
  ...box,
  teasers,
})

/** A row of cells beside each other: widths of `[12]`, `[6, 6]`, `[4, 4, 4]` and so on. */
export function addRow(rows: Rows, at: number, widths: readonly number[], newId: () => string): Row[] {
  let x = 0
  const cells = widths.map((width) => {
    const cell = newCell(newId(), { x, y: 0, width, height: 1 })
    x += width
    return cell
  })
  return rows.toSpliced(at, 0, { id: newId(), cells })
}

export function moveRow(rows: Rows, id: string, to: number): Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row) return [...rows]
  const rest = rows.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, row)
}

export const changeRow = (rows: Rows, id: string, change: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.id === id ? change(row) : row))

/** Changes the cells of the row in which a cell stands. */
export const changeCells = (rows: Rows, cellId: string, change: (cells: readonly Cell[]) => Cell[]): Row[] =>
  rows.map((row) => (row.cells.some(({ id }) => id === cellId) ? { ...row, cells: change(row.cells) } : row))

const changeCell = (rows: Rows, id: string, change: (cell: Cell) => Cell): Row[] =>
  changeCells(rows, id, (cells) => cells.map((cell) => (cell.id === id ? change(cell) : cell)))

export const changeTeaser = (rows: Rows, id: string, change: (teaser: Teaser) => Teaser): Row[] =>
  mapTeasers(rows, (teasers) => teasers.map((teaser) => (teaser.id === id ? change(teaser) : teaser)))

/** Where there is room in the row, else on a line of its own. */
export const addCell = (rows: Rows, rowId: string, newId: () => string): Row[] =>
  changeRow(rows, rowId, (row) => ({
    ...row,
    cells: [...row.cells, newCell(newId(), freeBox(row.cells, widthLeft(row.cells)))],
  }))

export const insertTeaser = (rows: Rows, { cell, index }: Place, teaser: Teaser): Row[] =>
  changeCell(rows, cell, (target) => ({ ...target, teasers: target.teasers.toSpliced(index, 0, teaser) }))

export function moveTeaser(rows: Rows, id: string, to: Place): Row[] {
  const found = findPart(rows, id)
  if (!found?.cell || !found.teaser || !findPart(rows, to.cell)?.cell) return [...rows]
  const { cell, teaser, index } = found
  // Its own place is gone before it is put in again.
  const shift = cell.id === to.cell && index < to.index ? 1 : 0
  return insertTeaser(remove(rows, id), { cell: to.cell, index: to.index - shift }, teaser)
}

/** The place one further up or down on the page: within the cell, else in the cell before or after it. */
export function placeBeside(rows: Rows, teaserId: string, by: 1 | -1): Place | null {
  const found = findPart(rows, teaserId)
  if (!found?.cell || !found.teaser) return null
  const inCell = found.index + by
  if (inCell >= 0 && inCell < found.cell.teasers.length) {
    return { cell: found.cell.id, index: by > 0 ? found.index + 2 : found.index - 1 }
  }
  const cells = rows.flatMap((row) => row.cells)
  const next = cells[cells.findIndex(({ id }) => id === found.cell?.id) + by]
  return next ? { cell: next.id, index: by > 0 ? 0 : next.teasers.length } : null
}

/** A row without cells can't be, so the last cell takes its row along. */
export function remove(rows: Rows, id: string): Row[] {
  if (rows.some((row) => row.id === id)) return rows.filter((row) => row.id !== id)
  if (findPart(rows, id)?.teaser) return mapTeasers(rows, (teasers) => teasers.filter((teaser) => teaser.id !== id))
  return rows
    .map((row) => ({ ...row, cells: row.cells.filter((cell) => cell.id !== id) }))
    .filter(({ cells }) => cells.length > 0)
}

/** A copy right after the part; answers its id, so that it can be selected. */
export function duplicate(rows: Rows, id: string, newId: () => string): { rows: Row[]; id: string } | null {
  const part = partOf(rows, id)
  return part ? paste(rows, id, part, newId) : null
}

export function partOf(rows: Rows, id: string): Part | null {
  const found = findPart(rows, id)
  if (!found) return null
  if (found.teaser) return { kind: 'teaser', value: found.teaser }
  return found.cell ? { kind: 'cell', value: found.cell } : { kind: 'row', value: found.row }
}

/** Puts a copied part after what is selected, or at the end of the page; of this page or of another one. */
export function paste(
  rows: Rows,
  after: string | null,
  part: Part,
  newId: () => string,
): { rows: Row[]; id: string } | null {
  const found = after ? findPart(rows, after) : null
  const { kind, value } = copyOf(part, newId)
  const at = found ? found.rowIndex + 1 : rows.length
  if (kind === 'row') return { rows: rows.toSpliced(at, 0, value), id: value.id }
  if (kind === 'cell') {
    if (!found) return { rows: rows.toSpliced(at, 0, { id: newId(), cells: [{ ...value, x: 0, y: 0 }] }), id: value.id }
    const box = freeBox(found.row.cells, value.width, value.height)
    const index = found.cell ? found.cellIndex + 1 : found.row.cells.length
    const cells = settle(found.row.cells.toSpliced(index, 0, { ...value, ...box }), value.id)
    return { rows: changeRow(rows, found.row.id, (row) => ({ ...row, cells })), id: value.id }
  }
  const cell = found?.cell ?? found?.row.cells[0]
  if (cell) {
    const index = found?.teaser ? found.index + 1 : cell.teasers.length
    return { rows: insertTeaser(rows, { cell: cell.id, index }, value), id: value.id }
  }
  const only = newCell(newId(), { x: 0, y: 0, width: columns, height: 1 }, [value])
  return { rows: rows.toSpliced(at, 0, { id: newId(), cells: [only] }), id: value.id }
}

/** With new ids for itself and all that it holds: ids are unique, also between pages. */
function copyOf(part: Part, newId: () => string): Part {
  const teaser = (value: Teaser): Teaser => ({ ...structuredClone(value), id: newId() })
  const cell = (value: Cell): Cell => ({ ...value, id: newId(), teasers: value.teasers.map(teaser) })
  if (part.kind === 'teaser') return { kind: 'teaser', value: teaser(part.value) }
  if (part.kind === 'cell') return { kind: 'cell', value: cell(part.value) }
  return { kind: 'row', value: { ...part.value, id: newId(), cells: part.value.cells.map(cell) } }
}

const mapTeasers = (rows: Rows, change: (teasers: Teaser[]) => Teaser[]): Row[] =>
  rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, teasers: change(cell.teasers) })) }))
