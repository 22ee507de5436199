import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

export const databaseStates = ['up', 'readonly', 'down'] as const

export type DatabaseState = (typeof databaseStates)[number]

/** Whether the database answers and takes writes; `onDown` hears why it does not answer. */
export const databaseState = async (db: Executor, onDown?: (error: unknown) => void): Promise<DatabaseState> => {
  try {
    const { rows } = await db.execute<{ mode: string }>(sql`select current_setting('transaction_read_only') as mode`)
    return rows[0]?.mode === 'on' ? 'readonly' : 'up'
  } catch (error) {
    onDown?.(error)
    return 'down'
  }
}
