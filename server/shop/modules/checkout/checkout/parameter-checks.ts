import { inArray } from 'drizzle-orm'
import type { ImportParameter } from '#contract/import/content.ts'
import { type ParameterFault, parameterFaults } from '#contract/parameters/parameter-faults.ts'
import type { Executor } from '#engine/db/database.ts'
import { parameters } from '../../stores/parameters/parameters.tables.ts'
import { stores } from '../../stores/stores/stores.tables.ts'
import { wayFaults } from './ways-left.rules.ts'

type RecordFault = ParameterFault & { record: number }

type Place = Pick<ImportParameter, 'store' | 'name'>

const isSame = (one: Place, other: Place): boolean => one.store === other.store && one.name === other.name

/** What the changed parameters take from their stores, as they would be stored then. */
const lostWays = async (
  db: Executor,
  changed: readonly Place[],
  kept: (stored: ImportParameter) => boolean,
  added: readonly ImportParameter[],
): Promise<RecordFault[]> => {
  const ids = [...new Set(changed.map(({ store }) => store))]
  const [knownStores, stored] = [
    await db.select().from(stores).where(inArray(stores.id, ids)),
    await db.select().from(parameters).where(inArray(parameters.store, ids)),
  ]
  const all = [...stored.filter(kept), ...added]
  return changed.flatMap(({ store: id, name }, record): RecordFault[] => {
    const store = knownStores.find((each) => each.id === id)
    if (!store) return []
    const own = all.filter((each) => each.store === id)
    return wayFaults(store, own, name).map((message) => ({ path: 'entries', message, level: 'error', record }))
  })
}

/** What is wrong with parameters that are published or imported together; those that are stored count with them. */
export const parameterRecordFaults = async (
  db: Executor,
  records: readonly ImportParameter[],
): Promise<RecordFault[]> => {
  const faults = records.flatMap((parameter, record) =>
    parameterFaults(parameter).map((fault) => ({ ...fault, record })),
  )
  if (records.length === 0 || faults.some(({ level }) => level === 'error')) return faults
  const isReplaced = (stored: Place) => records.some((record) => isSame(record, stored))
  return [...faults, ...(await lostWays(db, records, (stored) => !isReplaced(stored), records))]
}

/** Why a parameter can't be withdrawn. */
export const removalFaults = async (db: Executor, place: Place): Promise<ParameterFault[]> => {
  const faults = await lostWays(db, [place], (stored) => !isSame(stored, place), [])
  return faults.map(({ path, message, level }) => ({ path, message, level }))
}
