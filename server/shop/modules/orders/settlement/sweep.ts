import type { Database } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { setAside } from '#engine/jobs/set-aside.ts'
import { addCommandJob, commandAttempts, expiryKey } from '../../checkout/payments/payment-records.service.ts'
import { deleteNetworkKeys } from '../../checkout/payments/unpaid/unpaid-orders.ts'
import { deleteStrangeEvents, findLostCommands, findOverdue } from './settlement.repository.ts'

/** Days for which messages that belong to no payment are kept. */
const retentionDays = 30
const limit = 1000

/**
 * Hourly round. The expiry of a payment is given up after a day and a half without the provider: such a payment gets a new job, until the
 * provider answers. A job that still waits for its next run keeps its time. So does a command whose last run was lost with its engine.
 */
export const createSweep =
  (db: Database) =>
  async (signal: AbortSignal): Promise<void> => {
    const round = setAside()
    for (const id of await findOverdue(db, limit)) {
      if (signal.aborted) return
      await round.attempt(() =>
        addJob(db, 'payments.expire', { id }, { key: expiryKey(id), attempts: commandAttempts }),
      )
    }
    for (const id of await findLostCommands(db, limit)) {
      if (signal.aborted) return
      await round.attempt(() => addCommandJob(db, id))
    }
    await round.attempt(() => deleteNetworkKeys(db))
    while (!signal.aborted && (await deleteStrangeEvents(db, retentionDays, limit)) === limit);
    round.end()
  }
