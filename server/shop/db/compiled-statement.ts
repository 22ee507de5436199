import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { connectionOf, type Executor } from './database.ts'

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins
const readAsText: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL])
const asText = (text: string): string => text

/** As drizzle's `execute` has them: times are texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (readAsText.has(type) ? asText : pg.types.getTypeParser(type, format)),
}

const dialect = new PgDialect()

/**
 * A statement whose text is built once and not with each call: building the text of a long one costs more than sending it. Its values
 * are `sql.placeholder`s; each has to be given by name.
 */
export const compiledStatement = <Row extends object>(statement: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return async (executor: Executor, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const { rows } = await connectionOf(executor).query<Row>({ text, values: fillPlaceholders(params, values), types })
    return rows
  }
}
