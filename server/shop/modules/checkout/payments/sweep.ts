import type { Database } from '../../../db/database.ts'
import { addJob } from '../../../jobs/jobs.ts'
import { commandAttempts, expiryKey } from './payment-records.service.ts'
import { deleteStrangeEvents, findOverdue } from './payments.repository.ts'

/** Days for which messages that belong to no payment are kept. */
const keptDays = 30
const most = 1000

/**
 * Hourly round. The expiry of a payment is given up after a day and a half without the provider: such a payment gets a new job, until the
 * provider answers. A job that still waits for its next run keeps its time.
 */
export const createSweep =
  (db: Database) =>
  async (signal: AbortSignal): Promise<void> => {
    for (const id of await findOverdue(db, most)) {
      if (signal.aborted) return
      await addJob(db, 'payments.expire', { id }, { key: expiryKey(id), attempts: commandAttempts })
    }
    while (!signal.aborted && (await deleteStrangeEvents(db, keptDays, most)) === most);
  }
