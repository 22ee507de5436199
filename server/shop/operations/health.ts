import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { databaseState } from '../db/database-state.ts'
import { pendingMigrations } from '../db/migrate.ts'

type State = { state: 'up' | 'down'; detail?: string }

type HealthOptions = { db: Database; isIndexLoaded: () => boolean }

/** `/health/live`: the process answers. `/health/ready`: its calls can be answered, too. */
export const health = async (app: FastifyInstance, { db, isIndexLoaded }: HealthOptions) => {
  const database = async (): Promise<State> => {
    const found = await databaseState(db, (err) => app.log.warn({ err }, 'the database does not answer'))
    if (found === 'readonly') return { state: 'down', detail: 'read only' }
    return { state: found }
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
