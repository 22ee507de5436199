import { createDraft, type Draft } from '../draft.ts'
import type { FileViolation, Place, Reader, Sourced } from '../source.ts'
import { type CellOptions, cellText, readCell } from './cell-values.rules.ts'
import type { FileColumn } from './columns.ts'
import type { CsvKind } from './csv-kind.ts'
import { csvKindOf, csvKinds } from './csv-kinds.ts'
import { type CsvMapping, readCsvMapping } from './csv-mapping.ts'
import { csvRows, lineOfCell, type Row } from './csv-rows.ts'
import { type Header, readHeader } from './header.ts'

type Cell = { column: FileColumn; text: string; place: Place }
/** A row by the columns of its table, constants among them. */
type TableRow = { row: Row; cells: Cell[] }

/** Reads the rows of one table. */
const createTableReader = (kind: CsvKind, header: Header, mapping: CsvMapping) => {
  const options: CellOptions = mapping.decimal === undefined ? {} : { decimal: mapping.decimal === 'comma' ? ',' : '.' }

  const onlyConstants = header.constants.filter(
    ({ column }) => !header.columns.some((other) => other?.key === column.key),
  )
  const required = kind.columns.filter(({ isRequired }) => isRequired)

  /** A mapping may name all columns of a family, `attribute.*`, or one. */
  const translated = ({ key, column }: FileColumn, text: string): string => {
    const values = Object.entries(mapping.values?.[key] ?? mapping.values?.[column.target] ?? {})
    const found = values.find(([written]) => written.toLowerCase() === text.toLowerCase())
    return found ? String(found[1]) : text
  }

  const tableRowOf = (row: Row): TableRow => {
    const cells: Cell[] = []
    for (const [index, column] of header.columns.entries()) {
      if (!column) continue
      const text = cellText(row.cells[index] ?? '')
      const constant = text === '' ? header.constants.find((each) => each.column.key === column.key) : undefined
      const place = { line: lineOfCell(row, index), column: index + 1 }
      cells.push({ column, text: constant?.text ?? text, place })
    }
    for (const { column, text } of onlyConstants) cells.push({ column, text, place: { line: row.line, column: 1 } })
    return { row, cells }
  }

  /** Reads a row into the draft of its record, in which it is item `index`. */
  const readRow = (
    { row, cells }: TableRow,
    draft: Draft,
    index: number,
    above: Map<string, Cell>,
  ): FileViolation[] => {
    const violations: FileViolation[] = []
    draft.mark(`items/${index}`, { line: row.line, column: 1 })
    for (const cell of cells) {
      const { column, parameter, heading } = cell.column
      const refuse = (message: string) => violations.push({ place: cell.place, message: `${heading}: ${message}` })
      if (cell.text === '') continue
      const isOfItem = column.path.includes('*')
      const before = isOfItem ? undefined : above.get(cell.column.key)
      if (before && before.text !== cell.text)
        refuse(`is another value than in line ${before.place.line}, which belongs to the same record`)
      if (before) continue
      if (!isOfItem) above.set(cell.column.key, cell)
      const result = readCell(translated(cell.column, cell.text), column.type, options)
      const path = column.path.replace('*', String(index))
      if ('violation' in result) refuse(result.violation)
      else if (column.toMember) draft.add(path, column.toMember(parameter, result.value), cell.place)
      else draft.set(path, result.value, cell.place)
    }
    const excess = row.cells.findIndex(
      (text, at) => !header.columns[at] && text.trim() !== '' && at >= header.columns.length,
    )
    if (excess >= 0)
      violations.push({
        place: { line: lineOfCell(row, excess), column: excess + 1 },
        message: `the row has ${row.cells.length} cells and the table ${header.columns.length} columns: is a separator in a text that stands in no quotes?`,
      })
    return violations
  }

  const missingIn = ({ cells }: TableRow, above: Map<string, Cell>): FileViolation[] =>
    required.flatMap((column) => {
      const cell = cells.find((each) => each.column.column === column)
      if (cell?.text !== '' || above.has(cell.column.key)) return []
      return [{ place: cell.place, message: `${cell.column.heading}: is empty` }]
    })

  /** The records of rows that belong together, or what is wrong with them. */
  const recordsOf = (rows: readonly TableRow[]): Sourced[] => {
    const draft = createDraft({ line: rows[0]?.row.line ?? 1, column: 1 })
    const above = new Map<string, Cell>()
    const violations = rows.flatMap((row, index) => [...readRow(row, draft, index, above), ...missingIn(row, above)])
    if (violations.length > 0) return violations.map((violation) => ({ violation }))
    return kind.complete(draft).map(({ pathOf = (path: string) => path, ...record }) => ({
      record: { ...record, placeOf: (path) => draft.placeOf(pathOf(path)) },
    }))
  }

  const keyOf = ({ cells }: TableRow): string | null => {
    if (!kind.keyOf) return null
    return kind.keyOf((target) => cells.find(({ column }) => column.column.target === target)?.text ?? '')
  }

  return { tableRowOf, recordsOf, keyOf }
}

/** Rows that one record is made of: they are held until its last one. */
const maxRows = 5000

/** Records of the rows below the header. Rows of one record stand one below the other, so no more than those are held. */
async function* recordsOfRows(
  rows: AsyncIterable<Row | { violation: FileViolation }>,
  { tableRowOf, recordsOf, keyOf }: ReturnType<typeof createTableReader>,
): AsyncGenerator<Sourced> {
  /** Line by key of the records that have ended. */
  const ended = new Map<string, number>()
  let open: { key: string | null; rows: TableRow[] } | null = null
  const close = function* (): Generator<Sourced> {
    const first = open?.rows[0]?.row
    if (open && first && open.rows.length > maxRows) {
      const message = `"${open.key}" has more than ${maxRows} rows`
      yield { violation: { place: { line: first.line, column: 1 }, message } }
      return
    }
    if (open?.key && first) {
      const before = ended.get(open.key)
      if (before === undefined) ended.set(open.key, first.line)
      else {
        const message = `"${open.key}" has rows from line ${before} on, and other rows stand between those and this one: sort the table by it`
        yield { violation: { place: { line: first.line, column: 1 }, message } }
        return
      }
    }
    if (open) yield* recordsOf(open.rows)
  }
  for await (const row of rows) {
    if ('violation' in row) {
      yield* close()
      open = null
      yield row
      continue
    }
    const tableRow = tableRowOf(row)
    const key = keyOf(tableRow)
    if (open && key !== null && key !== '' && key === open.key) {
      if (open.rows.length <= maxRows) open.rows.push(tableRow)
    } else {
      yield* close()
      open = { key, rows: [tableRow] }
    }
  }
  yield* close()
}

/** A table with a line of headings; `kind` says what it is of. */
export const readCsv: Reader = async function* (input, options) {
  const kind = csvKindOf(options.kind ?? '')
  const start = { line: 1, column: 1 }
  if (!kind) {
    const message = `a table needs a kind: ${Object.keys(csvKinds).join(', ')}`
    yield { violation: { place: start, message } }
    return
  }
  const mapping = readCsvMapping(options.mapping, kind.columns)
  if ('violations' in mapping) {
    for (const violation of mapping.violations) yield { violation }
    return
  }
  const rows = csvRows(input)
  const first = await rows.next()
  if (first.done) {
    yield { violation: { place: start, message: 'the file is empty' } }
    return
  }
  if ('violation' in first.value) {
    yield first.value
    return
  }
  const { header, violations } = readHeader(first.value, kind.columns, mapping.mapping)
  for (const violation of violations) yield { violation }
  if (violations.length === 0) yield* recordsOfRows(rows, createTableReader(kind, header, mapping.mapping))
}
