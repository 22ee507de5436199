import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/database.ts'
import { deleteOldEvents } from './tracking.repository.ts'

const interval = 3_600_000
/** Rows of one statement, and statements of one run: what is left over waits for the next hour. */
const batch = { rows: 5000, statements: 40 }

/** Deletes what is older than `days`, at start and every hour; of several processes one does it. */
export const trackingRetention = async (
  app: FastifyInstance,
  { db, days }: { db: Database; days: number },
): Promise<void> => {
  let isStopped = false

  const run = async (): Promise<void> => {
    for (let statement = 0; statement < batch.statements && !isStopped; statement++) {
      const deleted = await deleteOldEvents(db, days, batch.rows)
      if (deleted === null || deleted < batch.rows) return
    }
  }
  const reportFailure = (err: unknown): void => {
    if (!isStopped) app.log.warn({ err }, 'old tracking events were not deleted')
  }

  let running = run().catch(reportFailure)
  const timer = setInterval(() => {
    running = running.then(run).catch(reportFailure)
  }, interval).unref()
  app.addHook('onClose', async () => {
    isStopped = true
    clearInterval(timer)
    await running
  })
}
