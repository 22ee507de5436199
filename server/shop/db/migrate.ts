import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartError } from '#lib/process/start-error.ts'
import type { Database } from './database.ts'

export const migrationsFolder = join(import.meta.dirname, '../migrations')

/** Any number that nothing else in the database locks. */
const migrationLock = 7_283_001

/** What goes wrong throws. */
const quiet = new Logger(() => () => undefined)

/**
 * Brings the database to this program's schema, and that of its jobs. Safe to run from several processes at once: one migrates, the others wait.
 * @throws StartError when the database was made by migrations that do not begin with this program's first one
 */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'pausenhof-migrate' })
  // A statement under way reports the loss.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseOtherHistory(client)
    await migrate(drizzle(client), { migrationsFolder })
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: quiet })
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}

/** A database from before the baseline has its tables already, and a history that leads nowhere. */
const refuseOtherHistory = async (client: pg.Client): Promise<void> => {
  const { rows: journals } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!journals[0]?.exists) return
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id limit 1',
  )
  const [first] = rows
  if (!first || first.hash === knownMigrations()[0]) return
  throw new StartError(
    'The database was filled by a version of the shop from before its first release and cannot be brought up to date. ' +
      'Give an empty one, which is then filled anew: another in DATABASE_URL; or, without DATABASE_URL, delete the folder that ' +
      '.data/postgres.place names, if there is that file, and then .data (or DATA_DIR).',
  )
}

let known: string[] | undefined

/** Hashes of this program's migrations, the baseline first. */
const knownMigrations = (): string[] => {
  known ??= readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  return known
}

/** Number of migrations of this program that the database has not seen; for the readiness check. */
export const pendingMigrations = async (db: Database): Promise<number> => {
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
  const hashes = new Set(applied.rows.map((row) => row.hash))
  return knownMigrations().filter((hash) => !hashes.has(hash)).length
}
