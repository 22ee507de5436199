import type { Transaction } from '#engine/db/database.ts'
import { openDatabase } from '#engine/db/database.ts'
import { createParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { createLightningService } from '../lightning.service.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

/** The service on a database without an engine, so no jobs run. */
export const openLightning = async (t: Teardown, url: string, poolSize = 2) => {
  const db = openDatabase({ url, poolSize, statementTimeout: 30_000, connectionTimeout: 30_000 }, () => {})
  t.teardown(() => db.$client.end())
  const parameters = createParametersService(db)
  await parameters.load()
  const within = <Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> => db.transaction(work)
  return { db, within, parameters, lightning: createLightningService({ db, parameters }) }
}
