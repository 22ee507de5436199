import { parse } from 'csv-parse/sync'

/** Characters of an article number or a quantity that are kept. */
const maxCellLength = 100

export const cleanCell = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxCellLength)

export const quoted = /"[^"]*"/g

/** Excel names its separator in the first line of a CSV that it shall open again. */
export const separatorLine = /^"?sep=(.)"?\r?(?:\n|$)/i

/** What separates the cells of most lines; null for lines of words. Signs and line breaks in quotes do not count. */
const separatorOf = (text: string): string | null => {
  const lines = text
    .replaceAll(quoted, '"')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return ['\t', ';', ','].find((sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length) ?? null
}

/** RFC 4180, and what spreadsheets make of it. A quote that is never closed is a sign like others. */
const recordsOf = (text: string, delimiter: string): string[][] => {
  const options = {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ltrim: delimiter !== '\t',
  }
  try {
    return parse(text, options)
  } catch {
    return parse(text, { ...options, quote: false })
  }
}

/** A pasted text: cells of a table, or else lines of words. */
export type PasteResult = { table: string[][]; lines: null } | { table: null; lines: string[] }

/** Lines may end as on any system. Empty lines are left out. */
export const readPasted = (written: string): PasteResult => {
  const text = written.replace(/^\ufeff/, '').replaceAll(/\r\n?|[\u0085\u2028\u2029\f\v]/g, '\n')
  const [line = '', named] = separatorLine.exec(text) ?? []
  const content = text.slice(line.length)
  const separator = named ?? separatorOf(content)
  if (separator === null) {
    const lines = content.split('\n').map(cleanLineOfWords)
    return { table: null, lines: lines.filter((line) => line !== '') }
  }
  const records = recordsOf(content, separator).map((cells) => cells.map(cleanCell))
  return { table: records.filter((cells) => cells.some((cell) => cell !== '')), lines: null }
}

const cleanLineOfWords = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
