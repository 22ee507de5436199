import { isDeepStrictEqual } from 'node:util'
import type { StudioFinding } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Body, Filter, Place } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { findLatestVersion, insertVersions, nextRevision } from '../records.repository.ts'
import type { VersionRow } from '../studio.tables.ts'

const filterOf = ({ key, store, language }: Place): Filter => ({
  key,
  ...(store !== '' && { store }),
  ...(language !== '' && { language }),
})

/** What visitors are shown of a record. */
export const findPublished = async (db: Executor, place: Place): Promise<Body | null> => {
  const [body] = await kinds[place.kind].find(db, filterOf(place))
  return body ?? null
}

/** False for a page that answers 410, too. */
export const isLive = (published: Body | null): published is Body => published !== null && published.isGone !== true

export const checkRecord = async (db: Executor, { kind }: Place, body: Body): Promise<StudioFinding[]> =>
  (await kinds[kind].check(db, [body])).map(({ path, message, level }) => ({ path, message, level }))

/** Why the record can't be withdrawn; empty when it can. */
export const checkRemoval = async (db: Executor, place: Place): Promise<StudioFinding[]> =>
  (await kinds[place.kind].removalViolations?.(db, place)) ?? []

export const hasErrors = (findings: readonly StudioFinding[]): boolean =>
  findings.some(({ level }) => level === 'error')

/** What is published without having been a version, because it came with an import, becomes one: restoring must find it. */
const keepPublished = async (trx: Transaction, place: Place): Promise<VersionRow | null> => {
  const current = await findPublished(trx, place)
  const latest = await findLatestVersion(trx, place)
  const isStored = latest !== null && isDeepStrictEqual(latest.body, current)
  if (current === null || isStored) return latest
  const number = (latest?.number ?? 0) + 1
  const revision = await nextRevision(trx)
  await insertVersions(trx, [{ ...place, number, revision, body: current, publishedBy: null, isWithdrawal: false }])
  return findLatestVersion(trx, place)
}

/** Publishes a body without errors; the lock of the record is held. Answers the number of the version. */
export const publishBody = async (
  trx: Transaction,
  place: Place,
  body: Body,
  { revision, by }: { revision: number; by: string },
): Promise<number> => {
  const before = await keepPublished(trx, place)
  await kinds[place.kind].save(trx, [body])
  const number = (before?.number ?? 0) + 1
  const stored = (await findPublished(trx, place)) ?? body
  await insertVersions(trx, [{ ...place, number, revision, body: stored, publishedBy: by, isWithdrawal: false }])
  return number
}

/** Ends a publication by `work`; the version that says so. */
const endBy = async (
  trx: Transaction,
  place: Place,
  { current, by }: { current: Body; by: string | null },
  work: () => Promise<void>,
): Promise<number> => {
  const before = await keepPublished(trx, place)
  await work()
  const number = (before?.number ?? 0) + 1
  const body = (await findPublished(trx, place)) ?? current
  const revision = await nextRevision(trx)
  await insertVersions(trx, [{ ...place, number, revision, body, publishedBy: by, isWithdrawal: true }])
  return number
}

/** Ends a publication; the lock of the record is held. Null when nothing is published. */
export const withdrawRecord = async (trx: Transaction, place: Place, by: string | null): Promise<number | null> => {
  const { withdrawn, save, remove } = kinds[place.kind]
  const current = await findPublished(trx, place)
  if (!isLive(current)) return null
  return endBy(trx, place, { current, by }, () => (withdrawn ? save(trx, [withdrawn(current)]) : remove(trx, place)))
}

/** As `withdrawRecord`, and a page leaves no 410: for what should not have been published at all. */
export const removeRecord = async (trx: Transaction, place: Place, by: string | null): Promise<number | null> => {
  const current = await findPublished(trx, place)
  return current && endBy(trx, place, { current, by }, () => kinds[place.kind].remove(trx, place))
}
