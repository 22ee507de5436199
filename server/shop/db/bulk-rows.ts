import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** Every column is given: what a row leaves out would become null, not the column's default. */
type Row<Table extends PgTable> = Required<Table['$inferInsert']>

/** Keeps the parameter of a statement to a few megabytes. */
const rowsPerStatement = 1000

const joined = (columns: readonly PgColumn[], toSql: (column: PgColumn) => SQL): SQL =>
  sql.join(columns.map(toSql), sql`, `)

const name = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`
const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`

/**
 * All rows are one parameter: with a parameter for each value, a statement is limited to 65,535 values and slow long
 * before.
 */
const insertion = (table: PgTable, rows: readonly object[]): SQL => {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row] ?? null])),
  )
  const names = joined(
    columns.map(([, column]) => column),
    name,
  )
  return sql`insert into ${table} (${names}) select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`
}

const inBatches = async <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Row<Table>[],
  onConflict: SQL,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await db.execute(sql`${insertion(table, rows.slice(start, start + rowsPerStatement))} ${onConflict}`)
}

/** Inserts rows whose keys are not there yet. */
export const insertRows = <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => inBatches(db, table, rows, sql``)

/**
 * Inserts rows, or replaces those with the same primary key. Rows with equal values are not written, so that the change
 * log reports no change for them.
 */
export const replaceRows = <Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => {
  const { columns, primaryKeys } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const values = columns.filter((column) => !keys.includes(column))
  const assignments = joined(values, (column) => sql`${name(column)} = ${excluded(column)}`)
  const stored = joined(values, (column) => sql`${table}.${name(column)}`)
  return inBatches(
    db,
    table,
    rows,
    sql`on conflict (${joined(keys, name)}) do update set ${assignments}
      where (${stored}) is distinct from (${joined(values, excluded)})`,
  )
}
