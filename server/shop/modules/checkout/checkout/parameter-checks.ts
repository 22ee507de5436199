import { inArray } from 'drizzle-orm'
import type { ImportParameter } from '#contract/import/content.ts'
import { type ParameterViolation, parameterViolations } from '#contract/parameters/parameter-violations.ts'
import type { Executor } from '#engine/db/database.ts'
import { parameters } from '../../stores/parameters/parameters.tables.ts'
import { stores } from '../../stores/stores/stores.tables.ts'
import { wayViolations } from './ways-left.rules.ts'

type RecordViolation = ParameterViolation & { record: number }

type Place = Pick<ImportParameter, 'store' | 'name'>

const isSame = (one: Place, other: Place): boolean => one.store === other.store && one.name === other.name

/** What the changed parameters take from their stores, as they would be stored then. */
const lostWays = async (
  db: Executor,
  changed: readonly Place[],
  remaining: (stored: ImportParameter) => boolean,
  added: readonly ImportParameter[],
): Promise<RecordViolation[]> => {
  const ids = [...new Set(changed.map(({ store }) => store))]
  const [knownStores, stored] = [
    await db.select().from(stores).where(inArray(stores.id, ids)),
    await db.select().from(parameters).where(inArray(parameters.store, ids)),
  ]
  const all = [...stored.filter(remaining), ...added]
  return changed.flatMap(({ store: id, name }, record): RecordViolation[] => {
    const store = knownStores.find((each) => each.id === id)
    if (!store) return []
    const own = all.filter((each) => each.store === id)
    return wayViolations(store, own, name).map((message) => ({ path: 'entries', message, level: 'error', record }))
  })
}

/** What is wrong with parameters that are published or imported together; those that are stored count with them. */
export const parameterRecordViolations = async (
  db: Executor,
  records: readonly ImportParameter[],
): Promise<RecordViolation[]> => {
  const violations = records.flatMap((parameter, record) =>
    parameterViolations(parameter).map((violation) => ({ ...violation, record })),
  )
  if (records.length === 0 || violations.some(({ level }) => level === 'error')) return violations
  const isReplaced = (stored: Place) => records.some((record) => isSame(record, stored))
  return [...violations, ...(await lostWays(db, records, (stored) => !isReplaced(stored), records))]
}

/** Why a parameter can't be withdrawn. */
export const removalViolations = async (db: Executor, place: Place): Promise<ParameterViolation[]> => {
  const violations = await lostWays(db, [place], (stored) => !isSame(stored, place), [])
  return violations.map(({ path, message, level }) => ({ path, message, level }))
}
