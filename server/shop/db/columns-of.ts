import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The columns of a table under an alias, by the names of its fields: a column that is added to the table is read where these are. */
export const columnsOf = <Table extends PgTable>(
  table: Table,
  alias: string,
): Record<keyof Table['_']['columns'] & string, SQL> =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).map(([field, { name }]) => [
      field,
      sql`${sql.identifier(alias)}.${sql.identifier(name)}`,
    ]),
  ) as Record<keyof Table['_']['columns'] & string, SQL>
