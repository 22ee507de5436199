import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { OptInRow } from './opt-in.columns.ts'

/** A table with the columns of opt-in.columns.ts. */
export type OptInTable = PgTable &
  Record<'id' | 'email' | 'store' | 'confirmedAt' | 'confirmedNetwork' | 'endedAt', AnyPgColumn>

type OptInRowsOptions<Row extends OptInRow> = {
  /** Confirmed requests that count, of which there is one for an address. */
  isRunning: SQL
  /** What else makes two requests of an address the same. */
  isSame?: (row: Row) => SQL | undefined
}

/** Requests of one table. `Row` is what the table holds. */
export const createOptInRows = <Row extends OptInRow>(
  table: OptInTable,
  { isRunning, isSame = () => undefined }: OptInRowsOptions<Row>,
) => {
  const ofAddress = ({ email, store }: Pick<Row, 'email' | 'store'>) =>
    and(eq(table.email, email), eq(table.store, store))
  const like = (row: Row) => and(ofAddress(row), isSame(row), ne(table.id, row.id))

  return {
    insert: async (trx: Transaction, row: Partial<Row>): Promise<string> => {
      const [stored] = (await trx.insert(table).values(row).returning({ id: table.id })) as { id: string }[]
      if (!stored) throw new Error('A request was not stored')
      return stored.id
    },

    find: async (db: Executor, id: string): Promise<Row | null> => {
      const [row] = (await db.select().from(table).where(eq(table.id, id))) as unknown as Row[]
      return row ?? null
    },

    lock: async (trx: Transaction, id: string): Promise<Row | null> => {
      const [row] = (await trx.select().from(table).where(eq(table.id, id)).for('update')) as unknown as Row[]
      return row ?? null
    },

    delete: async (db: Executor, id: string): Promise<void> => {
      await db.delete(table).where(eq(table.id, id))
    },

    /** Whether another request for the same runs already. */
    hasRunning: async (db: Executor, row: Row): Promise<boolean> => {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(like(row), isRunning))
        .limit(1)
      return rows.length > 0
    },

    /** Whether `end` has anything to end. */
    hasOpen: async (db: Executor, address: Pick<Row, 'email' | 'store'>): Promise<boolean> => {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(ofAddress(address), isNull(table.endedAt)))
        .limit(1)
      return rows.length > 0
    },

    /** Other requests for the same that were never confirmed: only the newest link confirms. The links of their mails to end them go on working. */
    endUnconfirmed: async (trx: Transaction, row: Row): Promise<void> => {
      await trx
        .update(table)
        .set({ endedAt: sql`now()` })
        .where(and(like(row), isNull(table.confirmedAt), isNull(table.endedAt)))
    },

    /** Another request for the same that was confirmed before. */
    endRunning: async (trx: Transaction, row: Row): Promise<void> => {
      await trx
        .update(table)
        .set({ endedAt: sql`now()` })
        .where(and(like(row), isRunning))
    },

    confirm: async (trx: Transaction, id: string, network: string): Promise<void> => {
      await trx.update(table).set({ confirmedAt: sql`now()`, confirmedNetwork: network }).where(eq(table.id, id))
    },

    /** Ends every request of the address in the store, confirmed or not. */
    end: async (db: Executor, address: Pick<Row, 'email' | 'store'>): Promise<void> => {
      await db
        .update(table)
        .set({ endedAt: sql`now()` })
        .where(and(ofAddress(address), isNull(table.endedAt)))
    },
  }
}

export type OptInRows<Row extends OptInRow> = ReturnType<typeof createOptInRows<Row>>
