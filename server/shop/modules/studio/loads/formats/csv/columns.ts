import type { LocalisedText } from '#contract/import/catalogue.ts'
import type { CellType } from './cell-values.rules.ts'

/** A column of a table: what it is called, and where its value stands in the record. */
export type Column = {
  /** Name in mappings. */
  target: string
  headings: LocalisedText
  aliases?: readonly string[]
  /** JSON pointer without its first slash; `*` is the place of the row's item. */
  path: string
  type: CellType
  isRequired?: true
  example: string
  /**
   * Of columns of which a file has several, `attribute:COLOUR` and `attribute:SIZE`: makes the member that is added to the list at `path` of
   * what stands behind the colon. In target and headings a `*` stands for that.
   */
  toMember?: (parameter: string, value: unknown) => unknown
}

/** A column of a file; two with the same key are the same column. */
export type FileColumn = { column: Column; parameter: string; heading: string; key: string }

type Texts = Pick<Column, 'target' | 'headings' | 'path' | 'type'> & {
  aliases?: readonly string[]
  isRequired?: true
  examples: LocalisedText
}

/** A column for each language; the English one may be missing. */
export const inBothLanguages = ({ target, headings, path, type, aliases, isRequired, examples }: Texts): Column[] => [
  {
    target: `${target}.de`,
    headings,
    aliases: [
      ...[headings.de, headings.en].flatMap((heading) => [`${heading} (de)`, `${heading} de`, `${heading} deutsch`]),
      ...(aliases ?? []),
    ],
    path: `${path}/de`,
    type,
    ...(isRequired && { isRequired }),
    example: examples.de,
  },
  {
    target: `${target}.en`,
    headings: { de: `${headings.de} (en)`, en: `${headings.en} (en)` },
    aliases: [headings.de, headings.en].flatMap((heading) => [`${heading} englisch`, `${heading} english`]),
    path: `${path}/en`,
    type,
    example: examples.en,
  },
]

/** Headings are compared by letters and digits alone. */
export const comparable = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}:*]/gu, '')

const withParameter = (name: string): RegExp => {
  const [before = '', behind = ''] = name.split('*')
  const literal = (text: string) => text.replaceAll(/[.()[\]]/g, '\\$&').replaceAll(':', '\\s*:\\s*')
  return new RegExp(`^${literal(before)}(.+)${literal(behind)}$`, 'iu')
}

const find = (columns: readonly Column[], name: string, namesOf: (column: Column) => string[]): FileColumn | null => {
  for (const column of columns) {
    for (const each of namesOf(column)) {
      if (column.toMember) {
        const [, parameter] = withParameter(each).exec(name.trim()) ?? []
        if (parameter !== undefined)
          return {
            column,
            parameter: parameter.trim(),
            heading: name,
            key: column.target.replace('*', () => parameter.trim()),
          }
      } else if (comparable(each) === comparable(name))
        return { column, parameter: '', heading: name, key: column.target }
    }
  }
  return null
}

/** The column of a heading, in any of its names. */
export const columnOfHeading = (columns: readonly Column[], heading: string): FileColumn | null =>
  find(columns, heading, ({ target, headings, aliases }) => [headings.de, headings.en, target, ...(aliases ?? [])])

/** The column that a mapping names. */
export const columnOfTarget = (columns: readonly Column[], target: string): FileColumn | null =>
  find(columns, target, (column) => [column.target])
