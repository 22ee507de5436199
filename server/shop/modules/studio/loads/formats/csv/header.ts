import { unknownName } from '../near-names.rules.ts'
import type { FileViolation } from '../source.ts'
import { cellText } from './cell-values.rules.ts'
import { type Column, columnOfHeading, columnOfTarget, comparable, type FileColumn } from './columns.ts'
import type { CsvMapping } from './csv-mapping.ts'
import type { Row } from './csv-rows.ts'

/** Columns of a file by their place in it; null for those that are left out. */
export type Header = { columns: (FileColumn | null)[]; constants: { column: FileColumn; text: string }[] }

const mappedTarget = (heading: string, { columns = {} }: CsvMapping): string | null | undefined => {
  const found = Object.entries(columns).find(([name]) => comparable(name) === comparable(heading))
  return found?.[1]
}

/** What the headings of a file mean, by the mapping first and by their own names else. */
export const readHeader = (
  { line, cells }: Row,
  columns: readonly Column[],
  mapping: CsvMapping,
): { header: Header; violations: FileViolation[] } => {
  const violations: FileViolation[] = []
  const found = cells.map((cell, index): FileColumn | null => {
    const heading = cellText(cell)
    const refuse = (message: string): null => {
      violations.push({ place: { line, column: index + 1 }, message })
      return null
    }
    if (heading === '') return null
    const target = mappedTarget(heading, mapping)
    if (target === null) return null
    const column = target === undefined ? columnOfHeading(columns, heading) : columnOfTarget(columns, target)
    if (column) return { ...column, heading }
    const known = columns.flatMap(({ headings }) => [headings.de, headings.en])
    return mapping.others === 'ignore' ? null : refuse(unknownName('the heading', heading, known))
  })
  const constants = Object.entries(mapping.set ?? {}).flatMap(([target, value]) => {
    const column = columnOfTarget(columns, target)
    return column ? [{ column, text: Array.isArray(value) ? value.join('|') : String(value) }] : []
  })
  for (const [index, column] of found.entries()) {
    const first = column ? found.findIndex((other) => other?.key === column.key) : index
    if (column && first < index)
      violations.push({
        place: { line, column: index + 1 },
        message: `"${column.heading}" and "${found[first]?.heading}" are the same column`,
      })
  }
  const given = [...found, ...constants.map(({ column }) => column)]
  for (const column of columns)
    if (column.isRequired && !given.some((other) => other?.column === column))
      violations.push({
        place: { line, column: 1 },
        message: `the column "${column.headings.de}" (${column.headings.en}) is missing`,
      })
  return { header: { columns: found, constants }, violations }
}
