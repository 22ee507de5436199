import type { CmsTeaser, GridCell, GridRow } from '#schemas/generated/grid.ts'
import type { CmsPage } from '#schemas/generated/page.ts'

/** Rows and cells of a draft have ids: what an editor has selected stays selected wherever it is moved. */
export type Cell = GridCell & { id: string }
export type Row = Omit<GridRow, 'cells'> & { id: string; cells: Cell[] }
export type Page = Omit<CmsPage, 'rows'> & { rows: Row[] }
export type Teaser = CmsTeaser

/** What can be selected, copied, duplicated and deleted. */
export type PartKind = 'row' | 'cell' | 'teaser'
export type Part = { kind: 'row'; value: Row } | { kind: 'cell'; value: Cell } | { kind: 'teaser'; value: Teaser }

/** Where a teaser stands: before the one that has this index in its cell. */
export type Place = { cell: string; index: number }

export type CellLocation = {
  row: Row
  rowIndex: number
  cell: Cell | null
  cellIndex: number
  teaser: Teaser | null
  index: number
}

/** A part by its id, with the parts that it stands in; null when it is gone. */
export function findPart(rows: readonly Row[], id: string): CellLocation | null {
  for (const [rowIndex, row] of rows.entries()) {
    if (row.id === id) return { row, rowIndex, cell: null, cellIndex: -1, teaser: null, index: -1 }
    for (const [cellIndex, cell] of row.cells.entries()) {
      if (cell.id === id) return { row, rowIndex, cell, cellIndex, teaser: null, index: -1 }
      const index = cell.teasers.findIndex((teaser) => teaser.id === id)
      if (index >= 0) return { row, rowIndex, cell, cellIndex, teaser: cell.teasers[index] ?? null, index }
    }
  }
  return null
}

export function kindOf(found: CellLocation): PartKind {
  if (found.teaser) return 'teaser'
  return found.cell ? 'cell' : 'row'
}

/** Path of a part as findings name it: `rows[0].cells[1].teasers[2]`. */
export function pathOf(found: CellLocation): string {
  const row = `rows[${found.rowIndex}]`
  if (!found.cell) return row
  const cell = `${row}.cells[${found.cellIndex}]`
  return found.teaser ? `${cell}.teasers[${found.index}]` : cell
}

/** Gives ids to rows and cells that have none, as in content from before there were any. */
export function withIds(rows: readonly GridRow[], newId: () => string): Row[] {
  return rows.map((row) => ({
    ...row,
    id: idOf(row) ?? newId(),
    cells: row.cells.map((cell) => ({ ...cell, id: idOf(cell) ?? newId() })),
  }))
}

const idOf = (part: object): string | null => ('id' in part && typeof part.id === 'string' && part.id ? part.id : null)
