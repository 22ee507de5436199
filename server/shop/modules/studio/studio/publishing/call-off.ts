import type { Transaction } from '#engine/db/database.ts'
import { note } from '../audit.repository.ts'
import type { Place } from '../kinds/kind.ts'
import { cancelSchedules } from '../records.repository.ts'
import type { ScheduleRow } from '../studio.tables.ts'

export const isSame = (a: Date | null | undefined, b: Date | null): boolean =>
  (a?.getTime() ?? null) === (b?.getTime() ?? null)

/** Ends plans that a publication, a withdrawal or an import takes the place of. An end that stays the same, by `until`, is not called off. */
export const callOff = async (
  trx: Transaction,
  place: Place,
  { states, by, until = null }: { states: readonly ScheduleRow['state'][]; by: string; until?: Date | null },
): Promise<void> => {
  for (const row of await cancelSchedules(trx, place, states)) {
    if (row.state === 'failed' || (row.state === 'live' && isSame(row.until, until))) continue
    await note(trx, place, { editor: by, action: 'unplan', revision: row.revision })
  }
}
