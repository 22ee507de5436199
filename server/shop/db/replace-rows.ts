import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

const rowsPerStatement = 500

const joined = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

/**
 * Inserts rows, or replaces those with the same key. Rows that are stored like this already are not touched, so that
 * nobody is told of a change that is none.
 */
export const replaceRows = async <Table extends PgTable>(
  db: Executor,
  table: Table,
  key: PgColumn[],
  rows: Table['$inferInsert'][],
): Promise<void> => {
  const values = Object.entries<PgColumn>(getTableColumns(table)).filter(([, column]) => !key.includes(column))
  const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`
  const set = Object.fromEntries(values.map(([name, column]) => [name, excluded(column)]))
  const stored = joined(values.map(([, column]) => sql`${column}`))
  const given = joined(values.map(([, column]) => excluded(column)))
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db
      .insert(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflictDoUpdate({ target: key, set: set as never, setWhere: sql`(${stored}) is distinct from (${given})` })
  }
}
