import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database.ts'

type Row<Table extends PgTable> = Required<Table['$inferInsert']>

const statement = (table: PgTable, rows: readonly object[]) => {
  const columns = Object.entries(getTableColumns(table))
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row] ?? null])),
  )
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  return sql`insert into ${table} (${names}) select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`
}

/** Inserts many rows as one parameter: a statement with a parameter a value ends at 65,535 of them and is slow long before. */
export const insertRows = async <Table extends PgTable>(
  trx: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => {
  if (rows.length > 0) await trx.execute(statement(table, rows))
}

/** The same, replacing rows whose primary key is there already. */
export const upsertRows = async <Table extends PgTable>(
  trx: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => {
  if (rows.length === 0) return
  const { columns, primaryKeys } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const rest = columns.filter((column) => !keys.includes(column))
  const identifiers = (list: typeof keys) =>
    sql.join(
      list.map((column) => sql.identifier(column.name)),
      sql`, `,
    )
  const assignments = sql.join(
    rest.map((column) => sql`${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)}`),
    sql`, `,
  )
  await trx.execute(sql`${statement(table, rows)} on conflict (${identifiers(keys)}) do update set ${assignments}`)
}
