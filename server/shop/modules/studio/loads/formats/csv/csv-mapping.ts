import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { mappingViolations } from '../mapping.ts'
import { unknownName } from '../near-names.rules.ts'
import type { FileViolation } from '../source.ts'
import { type Column, columnOfTarget } from './columns.ts'

const Constant = Type.Union([Type.String(), Type.Number(), Type.Boolean()])

const mappingSchema = Type.Object(
  {
    /** Target by heading; null leaves a column out. */
    columns: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
    /** What holds for every row. */
    set: Type.Optional(Type.Record(Type.String(), Type.Union([Constant, Type.Array(Constant)]))),
    /** Value by what the file writes, by target. */
    values: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Constant))),
    /** Headings that are neither known nor named. */
    others: Type.Optional(Type.Enum(['refuse', 'ignore'])),
    decimal: Type.Optional(Type.Enum(['comma', 'point'])),
  },
  { additionalProperties: false },
)
const check = Compile(mappingSchema)

/** How the columns of an operator's table are read. */
export type CsvMapping = Static<typeof mappingSchema>

const targetViolations = (mapping: CsvMapping, columns: readonly Column[]): FileViolation[] => {
  const known = columns.map(({ target }) => target)
  const named: [string, string][] = [
    ...Object.entries(mapping.columns ?? {}).flatMap(([heading, target]): [string, string][] =>
      target === null ? [] : [[`columns, ${heading}`, target]],
    ),
    ...Object.keys(mapping.set ?? {}).map((target): [string, string] => ['set', target]),
    ...Object.keys(mapping.values ?? {}).map((target): [string, string] => ['values', target]),
  ]
  return named
    .filter(([, target]) => !columnOfTarget(columns, target))
    .map(([at, target]) => ({
      place: { line: 1, column: 1 },
      message: `mapping, ${at}: ${unknownName('the target', target, known)}`,
    }))
}

/** The mapping, or all that is wrong with it. */
export const readCsvMapping = (
  mapping: unknown,
  columns: readonly Column[],
): { mapping: CsvMapping } | { violations: FileViolation[] } => {
  if (mapping === undefined) return { mapping: {} }
  if (!check.Check(mapping)) return { violations: mappingViolations(check, mapping) }
  const violations = targetViolations(mapping, columns)
  return violations.length > 0 ? { violations } : { mapping }
}
