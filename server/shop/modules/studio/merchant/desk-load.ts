import type { LoadRecord } from '#contract/import/load-records.ts'
import type { Transaction } from '#engine/db/database.ts'
import { DeskRefused } from '../desk/desk-change.ts'
import { loadFromDesk, waitForLoads } from '../loads/loads.service.ts'
import { LoadRefusedError } from '../loads/report.ts'

const refused = (error: unknown): never => {
  throw error instanceof LoadRefusedError ? new DeskRefused('busy') : error
}

/** Keeps imports away from what is read from now on, until the transaction ends. */
export const keepLoadsAway = (trx: Transaction): Promise<void> => waitForLoads(trx).catch(refused)

/**
 * Writes records the way an import does, so its rules hold, and what they replace can be brought back.
 * @returns the number of the load
 * @throws DeskRefused while an import runs, and for records that an import would not take either
 */
export const loadAtDesk = async (
  trx: Transaction,
  load: { source: string; undoes?: number },
  records: readonly LoadRecord[],
): Promise<number> => {
  const { id, violations } = await loadFromDesk(trx, load, records).catch(refused)
  if (id === null) throw new DeskRefused('other', [], violations.map(({ message }) => message).join(' '))
  return id
}
