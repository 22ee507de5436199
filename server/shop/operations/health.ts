import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { pendingMigrations } from '../db/migrate.ts'

type State = { state: 'up' | 'down'; detail?: string }

type HealthOptions = { db: Database; isIndexLoaded: () => boolean }

/** `/health/live`: the process answers. `/health/ready`: its calls can be answered, too. */
export const health = async (app: FastifyInstance, { db, isIndexLoaded }: HealthOptions) => {
  const database = async (): Promise<State> => {
    try {
      const { rows } = await db.execute<{ mode: string }>(sql`select current_setting('transaction_read_only') as mode`)
      return rows[0]?.mode === 'on' ? { state: 'down', detail: 'read only' } : { state: 'up' }
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      return { state: 'down' }
    }
  }
  const migrations = async (): Promise<State> => {
    const pending = await pendingMigrations(db).catch(() => null)
    if (pending === 0) return { state: 'up' }
    return { state: 'down', detail: pending === null ? 'unknown' : `${pending} to apply` }
  }

  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }))

  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const dependencies = {
      database: await database(),
      migrations: await migrations(),
      index: { state: isIndexLoaded() ? 'up' : 'down' } satisfies State,
    }
    const isReady = Object.values(dependencies).every(({ state }) => state === 'up')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unready', dependencies })
  })
}
