import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** Every column is given: what a row leaves out would become null, not the column's default. */
type Row<Table extends PgTable> = Required<Table['$inferInsert']>

/** Keeps the parameters of a statement to some megabytes. */
const rowsPerStatement = 5000

const joined = (columns: readonly PgColumn[], toSql: (column: PgColumn) => SQL): SQL =>
  sql.join(columns.map(toSql), sql`, `)

const name = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`
const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`

const isArray = (column: PgColumn): boolean => column.getSQLType().endsWith('[]')

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** An array as PostgreSQL reads it; `element` writes what is not null. */
const arrayLiteral = (values: readonly unknown[], element: (value: unknown) => string): string => {
  let text = '{'
  for (const value of values) text += `${text.length > 1 ? ',' : ''}${value === null ? 'NULL' : element(value)}`
  return `${text}}`
}

const elementOf = (column: PgColumn): ((value: unknown) => string) => {
  const type = column.getSQLType()
  if (type === 'jsonb') return (value) => quoted(JSON.stringify(value))
  if (isArray(column)) return (value) => quoted(arrayLiteral(value as unknown[], (each) => quoted(String(each))))
  if (type === 'bytea') return (value) => quoted(`\\x${(value as Buffer).toString('hex')}`)
  return (value) =>
    typeof value === 'string' ? quoted(value) : value instanceof Date ? quoted(value.toISOString()) : String(value)
}

/**
 * A parameter for each column with the values of all rows: with one for each value, a statement is limited to 65,535 values and
 * slow long before, and PostgreSQL needs three times as long to read rows of JSON as to read arrays.
 */
const insertion = (table: PgTable, rows: readonly object[]): SQL => {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const own = columns.map(([, column]) => column)
  const lists = columns.map(([key, column]) => {
    const values = rows.map((row) => row[key as keyof typeof row] ?? null)
    // The elements of a list of lists would have to be of the same length.
    const type = sql.raw(isArray(column) ? 'text' : column.getSQLType())
    return sql`${arrayLiteral(values, elementOf(column))}::${type}[]`
  })
  const given = joined(own, (column) =>
    isArray(column) ? sql`${name(column)}::${sql.raw(column.getSQLType())}` : name(column),
  )
  return sql`insert into ${table} (${joined(own, name)}) select ${given}
    from unnest(${sql.join(lists, sql`, `)}) as given (${joined(own, name)})`
}

const insertions = (table: PgTable, rows: readonly object[], onConflict: SQL): SQL[] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, statement) => {
    const first = statement * rowsPerStatement
    return sql`${insertion(table, rows.slice(first, first + rowsPerStatement))} ${onConflict}`
  })

/** Statements that insert rows whose keys are not there yet. */
export const insertionOf = <Table extends PgTable>(table: Table, rows: readonly Row<Table>[]): SQL[] =>
  insertions(table, rows, sql``)

/**
 * Statements that insert rows, or replace those with the same primary key. Rows with equal values are not written, so that the
 * change log reports no change for them.
 */
export const replacementOf = <Table extends PgTable>(table: Table, rows: readonly Row<Table>[]): SQL[] => {
  const { columns, primaryKeys } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const values = columns.filter((column) => !keys.includes(column))
  const assignments = joined(values, (column) => sql`${name(column)} = ${excluded(column)}`)
  const stored = joined(values, (column) => sql`${table}.${name(column)}`)
  return insertions(
    table,
    rows,
    sql`on conflict (${joined(keys, name)}) do update set ${assignments}
      where (${stored}) is distinct from (${joined(values, excluded)})`,
  )
}

/** One after the other. */
export const runAll = async (db: Executor, statements: readonly SQL[]): Promise<void> => {
  for (const statement of statements) await db.execute(statement)
}

/** Runs `insertionOf`. */
export const insertRows = <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => runAll(db, insertionOf(table, rows))

/** Runs `replacementOf`. */
export const replaceRows = <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => runAll(db, replacementOf(table, rows))
