import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Database } from './database.ts'

export const migrationsFolder = join(import.meta.dirname, '../migrations')

/** Any number that nothing else in the database locks. */
const migrationLock = 7_283_001

/** What goes wrong throws. */
const quiet = new Logger(() => () => undefined)

/** Brings the database to this program's schema, and that of its jobs. Safe to run from several processes at once: one migrates, the others wait. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'pausenhof-migrate' })
  // A statement under way reports the loss.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: quiet })
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}

let known: string[] | undefined

/** Number of migrations of this program that the database has not seen; for the readiness check. */
export const pendingMigrations = async (db: Database): Promise<number> => {
  known ??= readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
  const hashes = new Set(applied.rows.map((row) => row.hash))
  return known.filter((hash) => !hashes.has(hash)).length
}
