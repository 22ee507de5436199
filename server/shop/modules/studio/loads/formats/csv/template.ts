import { quotedCell } from '#lib/csv-line.ts'
import { describeType } from './cell-values.rules.ts'
import type { Column } from './columns.ts'
import { type CsvKindName, csvKinds } from './csv-kinds.ts'

/** A column of a family has its parameter in the example: `Material: Edelstahl`. */
const familyExample = (column: Column): [string, string] | null => {
  const [, parameter = '', text = ''] = /^(.+?): (.+)$/.exec(column.example) ?? []
  return parameter === '' ? null : [column.headings.de.replace('*', parameter), text]
}

/** A table with German headings and one row that can be loaded, as Excel opens it: with a mark of UTF-8 and semicolons. */
export const templateOf = (kind: CsvKindName): string => {
  const cells = csvKinds[kind].columns.flatMap((column): [string, string][] => {
    if (!column.toMember) return [[column.headings.de, column.example]]
    const example = familyExample(column)
    return example ? [example] : []
  })
  const line = (texts: string[]): string => `${texts.map(quotedCell).join(';')}\r\n`
  return `\ufeff${line(cells.map(([heading]) => heading))}${line(cells.map(([, text]) => text))}`
}

const inTable = (text: string): string => text.replaceAll('|', '\\|')

/** The columns of a kind, below a line of headings, for the documentation. */
export const columnRows = (kind: CsvKindName): string[][] => [
  ['Heading', 'In English', 'Target', 'Needed', 'Holds', 'Example'],
  ...csvKinds[kind].columns.map(({ headings, target, type, isRequired, example }) =>
    [
      headings.de,
      headings.en,
      `\`${target}\``,
      isRequired ? 'yes' : '',
      describeType(type),
      example === '' ? '' : `\`${example}\``,
    ].map(inTable),
  ),
]
