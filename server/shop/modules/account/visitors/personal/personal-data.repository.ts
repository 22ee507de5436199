import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type Person, type PersonalTable, personalTables } from './personal-data.ts'

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

type ExportedTable = PersonalTable & { as: string }

export const isExported = (table: PersonalTable): table is ExportedTable => table.as !== null

/** The exported columns of a person's rows, by names as the export has them. */
export const readTable = async (
  db: Executor,
  { table, whose, exported }: ExportedTable,
  person: Person,
): Promise<Record<string, unknown>[]> => {
  const columns = sql.join(
    exported.map((column) => sql`${sql.identifier(column)} as ${sql.identifier(camel(column))}`),
    sql`, `,
  )
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select ${columns} from ${sql.identifier(table)} where ${whose(person)}`,
  )
  return rows
}

const assignments = (changes: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(changes).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )

/** Deletes and anonymises as `personalTables` says, in its order. */
export const forgetPerson = async (trx: Transaction, person: Person): Promise<void> => {
  for (const { table, whose, deletion } of personalTables) {
    if (deletion === null) continue
    const name = sql.identifier(table)
    if (deletion === 'rows') await trx.execute(sql`delete from ${name} where ${whose(person)}`)
    else await trx.execute(sql`update ${name} set ${assignments(deletion)} where ${whose(person)}`)
  }
}
