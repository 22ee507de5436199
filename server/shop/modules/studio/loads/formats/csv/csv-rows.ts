import { CsvError, parse } from 'csv-parse'
import { quoted, separatorLine } from '#engine/modules/checkout/order-form/pasted-table.rules.ts'
import { decodedText, UnreadableText } from '../decoded-text.ts'
import type { FileViolation } from '../source.ts'

/** Characters of one row: a quote that is never closed takes in no more than this. */
const maxRowLength = 4_000_000

/** `line` is that of the file in which the row begins. */
export type Row = { line: number; cells: string[] }

/** Line of the file in which a cell begins; cells before it may hold line breaks. */
export const lineOfCell = ({ line, cells }: Row, at: number): number =>
  line + cells.slice(0, at).reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0)

/** What separates the headings; a file of one column has none. */
const separatorOf = (text: string): string => {
  const headings = text
    .replaceAll(quoted, '')
    .split(/[\r\n]/)
    .find((line) => line.trim() !== '')
  const count = (sign: string) => (headings ?? '').split(sign).length
  return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ';')
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const violationOf = (error: unknown, rowLine: number): FileViolation => {
  if (error instanceof UnreadableText) return { place: { line: error.line, column: 1 }, message: error.message }
  if (!(error instanceof CsvError)) throw error
  const message =
    error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
      ? 'a quote is opened in the row that begins here, and never closed'
      : `the row that begins here cannot be read: ${error.message}`
  return { place: { line: rowLine, column: 1 }, message }
}

/** RFC 4180 and what spreadsheets make of it: any separator and line break, `sep=;` in the first line. Empty rows are left out. */
export async function* csvRows(input: AsyncIterable<Uint8Array>): AsyncGenerator<Row | { violation: FileViolation }> {
  let lastLine = 0
  let linesAbove = 0
  let rows: Row[] = []
  const parserFor = (separator: string) => {
    const parser = parse({
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
      on_record: (cells: string[], { lines }) => {
        if (!isEmpty(cells)) rows.push({ line: linesAbove + lastLine + 1, cells })
        lastLine = lines
        return null
      },
    })
    // Its errors come by the callbacks of `write` and `end`.
    parser.on('error', () => undefined)
    parser.resume()
    return parser
  }
  const taken = (): Row[] => {
    const read = rows
    rows = []
    return read
  }
  let parser: ReturnType<typeof parserFor> | null = null
  const settled = (act: (done: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())))
  try {
    for await (const text of decodedText(input)) {
      let content = text
      if (!parser) {
        const [line = '', named] = separatorLine.exec(text) ?? []
        linesAbove = line === '' ? 0 : 1
        content = text.slice(line.length)
        parser = parserFor(named ?? separatorOf(content))
      }
      const open = parser
      await settled((done) => open.write(content, done))
      yield* taken()
    }
    const open = parser
    if (open)
      await settled((done) => {
        open.once('error', done)
        open.once('finish', () => done())
        open.end()
      })
    yield* taken()
  } catch (error) {
    yield* taken()
    yield { violation: violationOf(error, linesAbove + lastLine + 1) }
  }
}
