/** Writes docs/import: the fields of every kind of record, for people and, as JSON Schema, for other systems. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeIds } from '#contract/stores.ts'
import { type CsvKindName, csvKinds } from '#engine/modules/studio/loads/formats/csv/csv-kinds.ts'
import { columnRows } from '#engine/modules/studio/loads/formats/csv/template.ts'
import { type LoadKind, loadKinds, loadSchemas } from '../server/contract/import/load-records.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  description?: string
  minimum?: number
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
}

const keysOf = ({ properties }: Schema): string => Object.keys(properties ?? {}).join()
const isLocalised = (schema: Schema): boolean => keysOf(schema) === 'de,en'
const isByStore = (schema: Schema): boolean => keysOf(schema) === storeIds.join()

const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' ')
  if (schema.anyOf) return 'object'
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (isLocalised(schema)) return schema.properties?.de?.items ? 'lists `de`, `en`' : 'texts `de`, `en`'
  if (schema.properties) return 'object'
  return [schema.type]
    .flat()
    .map((name) => typeNames[name ?? ''] ?? name)
    .join(' or ')
}

type Row = { path: string; schema: Schema; isNeeded: boolean }

const within = (path: string, schema: Schema): Row[] => {
  if (schema.items) return within(`${path}[]`, schema.items)
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) {
    const rows = forms.flatMap((each) => within(path, each))
    const sameAs = (one: Row) => rows.filter((other) => other.path === one.path)
    const options = rows
      .map((row) => ({ ...row, isNeeded: row.isNeeded && sameAs(row).length === forms.length }))
      .map(withAllValues(sameAs))
    return options.filter((row, index) => options.findIndex((other) => other.path === row.path) === index)
  }
  if (!schema.properties || isLocalised(schema)) return []
  if (isByStore(schema)) {
    const [price] = Object.values(schema.properties)
    return price ? within(`${path}.{store}`, price) : []
  }
  return Object.entries(schema.properties).flatMap(([key, each]) => {
    const own = path === '' ? key : `${path}.${key}`
    return [{ path: own, schema: each, isNeeded: schema.required?.includes(key) ?? false }, ...within(own, each)]
  })
}

/** A member that says of which form an object is has a value of each. */
const withAllValues =
  (sameAs: (row: Row) => Row[]) =>
  (row: Row): Row =>
    row.schema.const === undefined
      ? row
      : {
          ...row,
          schema: {
            description: 'Decides what else the record has',
            enum: sameAs(row).map(({ schema }) => schema.const),
          },
        }

const cells = ({ path, schema, isNeeded }: Row): string[] => [
  `\`${path}\``,
  typeOf(schema),
  isNeeded ? 'yes' : '',
  (schema.description ?? '').replaceAll('|', '\\|'),
]

const inTable = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const table = (kind: LoadKind): string =>
  inTable([['Field', 'Value', 'Needed', 'What'], ...within('', loadSchemas[kind] as Schema).map(cells)])

const folder = join(import.meta.dirname, 'import')
mkdirSync(folder, { recursive: true })

const intro = `# Records of an import

Made of the schemas in \`server/contract/import\` by \`npm run generate:import\`; [import.md](../import.md) says how they are loaded. A record
stands after all records to which it refers. The same as JSON Schema: [records.schema.json](records.schema.json).
`
writeFileSync(
  join(folder, 'records.md'),
  [intro, ...loadKinds.map((kind) => `## ${kind}\n\n${table(kind)}\n`)].join('\n'),
)

const tablesIntro = `# Columns of tables

Made of \`server/shop/modules/studio/loads/formats/csv\` by \`npm run generate:import\`; [import.md](../import.md) says how a table is written.
Headings may be German, English or the target. \`node scripts/import.ts --template KIND\` writes a table to fill in.
`
writeFileSync(
  join(folder, 'tables.md'),
  [
    tablesIntro,
    ...(Object.keys(csvKinds) as CsvKindName[]).map((kind) => `## ${kind}\n\n${inTable(columnRows(kind))}\n`),
  ].join('\n'),
)

const line = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A line of an import',
  oneOf: loadKinds.map((kind) => ({
    type: 'object',
    properties: { kind: { const: kind }, record: { $ref: `#/$defs/${kind}` } },
    required: ['kind', 'record'],
    additionalProperties: false,
  })),
  $defs: loadSchemas,
}
writeFileSync(join(folder, 'records.schema.json'), `${JSON.stringify(line, null, 1)}\n`)
