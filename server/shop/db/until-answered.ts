import { setTimeout as delay } from 'node:timers/promises'
import { databaseOutageOf } from './database-outage.ts'

type Log = { warn: (details: object, message: string) => void }

/** Milliseconds between two tries. */
const pause = 1000

/** Repeats `load` for as long as the database is away or busy: an engine that starts has nobody to answer yet. */
export const untilDatabaseAnswers = async (load: () => Promise<void>, log: Log, wait = pause): Promise<void> => {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (databaseOutageOf(error) === null) throw error
      log.warn({ err: error }, 'the database did not answer while the engine was loading: once more')
      await delay(wait)
    }
  }
}
