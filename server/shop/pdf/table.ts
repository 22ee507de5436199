import { setImmediate } from 'node:timers/promises'
import type { TableBlock, TableRow } from './pdf-document.ts'
import { mm, type Sheet, styles, type Tag, type TextStyle } from './sheet.ts'

/** Between two columns, and above and below a row. */
const gap = 3 * mm
const padding = 3
/** Rows after which others have their turn: 500 rows take a second of CPU. */
const rowsAtOnce = 20

type Place = { x: number; width: number; isAmount: boolean }
type CellLine = { text: string; style: TextStyle }

const { leading } = styles.body

/** From left to right; the columns without a width share what remains. */
const placesOf = ({ columns }: TableBlock, sheet: Sheet): Place[] => {
  const given = columns.reduce((sum, { width = 0 }) => sum + width * mm, 0)
  const open = columns.filter(({ width }) => width === undefined).length
  const rest = (sheet.width - given - gap * (columns.length - 1)) / Math.max(open, 1)
  let x = sheet.left
  return columns.map(({ width, isAmount = false }) => {
    const place = { x, width: width === undefined ? rest : width * mm, isAmount }
    x += place.width + gap
    return place
  })
}

const linesOfCell = (cell: TableRow['cells'][number], { width }: Place, sheet: Sheet): CellLine[] => {
  const [first = '', ...notes] = typeof cell === 'string' ? [cell] : cell
  const lines = (text: string, style: TextStyle) =>
    sheet.linesOf(text, style, width).map((line) => ({ text: line, style }))
  return [...lines(first, styles.body), ...notes.flatMap((note) => lines(note, styles.muted))]
}

const drawLines = (lines: readonly CellLine[], { x, width, isAmount }: Place, sheet: Sheet): void => {
  for (const [index, { text, style }] of lines.entries()) {
    const y = sheet.y + padding + index * leading
    sheet.line(text, isAmount ? { end: x + width, y, isAmount } : { x, y }, style)
  }
}

/** A table that goes on over pages: its header is repeated, and the sum of the amounts carried over. */
class TableOnSheet {
  readonly #sheet: Sheet
  readonly #block: TableBlock
  readonly #places: Place[]
  /** Rows that are drawn. */
  #rows = 0

  constructor(sheet: Sheet, block: TableBlock) {
    this.#sheet = sheet
    this.#block = block
    this.#places = placesOf(block, sheet)
  }

  async draw(): Promise<void> {
    const sheet = this.#sheet
    // A header alone at the foot of a page helps no one.
    sheet.ensure(6 * leading)
    const table = sheet.tag('Table', sheet.root, { title: this.#block.title })
    const head = sheet.tag('TR', sheet.tag('THead', table))
    this.#drawHeader((draw) => sheet.mark(sheet.tag('TH', head, { scope: 'Column' }), draw))
    const body = sheet.tag('TBody', table)
    for (const [index, row] of this.#block.rows.entries()) {
      if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate()
      this.#drawRow(row, sheet.tag('TR', body))
      this.#rows += 1
    }
    sheet.y += leading / 2
  }

  #drawHeader(mark: (draw: () => void) => void): void {
    const sheet = this.#sheet
    for (const [index, { title }] of this.#block.columns.entries()) {
      const place = this.#places[index]
      if (place) mark(() => drawLines([{ text: title, style: styles.label }], place, sheet))
    }
    sheet.y += leading + 2 * padding
    this.#ruleBelow()
  }

  #ruleBelow(): void {
    const { left, right, y } = this.#sheet
    this.#sheet.artifact('Layout', () => this.#sheet.rule({ x: left, y }, { x: right, y }))
  }

  /** A row stays in one piece, unless a whole page is too small for it. */
  #drawRow({ cells }: TableRow, row: Tag): void {
    const sheet = this.#sheet
    const lines = this.#places.map((place, index) => linesOfCell(cells[index] ?? '', place, sheet))
    const tags = lines.map(() => sheet.tag('TD', row))
    const count = Math.max(...lines.map(({ length }) => length))
    const ofPage = this.#linesThatFit(sheet.bottom - sheet.top - 2 * (leading + 2 * padding))
    for (let from = 0; from < count; ) {
      const fitting = Math.min(count - from, this.#linesThatFit(sheet.room))
      const isSplit = from + fitting < count
      if (fitting < 1 || (isSplit && from === 0 && count <= ofPage)) {
        this.#turnPage()
        continue
      }
      for (const [index, place] of this.#places.entries()) {
        const own = lines[index]?.slice(from, from + fitting) ?? []
        const tag = tags[index]
        if (tag && own.length > 0) sheet.mark(tag, () => drawLines(own, place, sheet))
      }
      from += fitting
      sheet.y += fitting * leading + 2 * padding
    }
    this.#ruleBelow()
  }

  #linesThatFit(room: number): number {
    const reserved = this.#block.carried ? leading + 2 * padding : 0
    return Math.floor((room - reserved - 2 * padding) / leading)
  }

  /** Header and carried sums of further pages are read aloud once only: there, they are furniture. */
  #turnPage(): void {
    const sheet = this.#sheet
    this.#drawCarried()
    sheet.nextPage()
    this.#drawHeader((draw) => sheet.artifact('Pagination', draw))
    this.#drawCarried()
  }

  #drawCarried(): void {
    const { carried } = this.#block
    const last = this.#places.at(-1)
    if (!carried || !last) return
    const sheet = this.#sheet
    sheet.artifact('Pagination', () => {
      const y = sheet.y + padding
      sheet.line(carried.label, { end: last.x - gap, y }, styles.muted)
      sheet.line(carried.sums[this.#rows] ?? '', { end: last.x + last.width, y, isAmount: true }, styles.muted)
    })
    sheet.y += leading + 2 * padding
  }
}

export const drawTable = (sheet: Sheet, block: TableBlock): Promise<void> => new TableOnSheet(sheet, block).draw()
