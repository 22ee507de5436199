import { isDeepStrictEqual } from 'node:util'
import { isLoadKind, type LoadKind } from '#contract/import/load-records.ts'
import type { Transaction } from '#engine/db/database.ts'
import { openCatalogueImport } from '../../catalogue/catalogue/catalogue.import.ts'
import type { RecordViolation } from '../../catalogue/directory/import-references.ts'
import { differencesOf } from '../studio/compare.rules.ts'
import type { Entry } from './entry.ts'
import type { Place } from './formats/source.ts'
import type { LoadContext } from './kind-of-load.ts'
import { type AnyRecord, kindOf } from './kinds.ts'
import { analyse, insertPart } from './loads.repository.ts'
import { createOpenFields } from './open-fields.ts'
import { formViolations } from './record.violations.ts'
import {
  differenceLine,
  type KindCounts,
  type LoadCounts,
  type LoadReport,
  type LoadViolation,
  maxDifferences,
  maxViolations,
} from './report.ts'

/** An entry whose record has the form of its kind. */
type FormedEntry = Omit<Entry, 'kind' | 'record'> & { kind: LoadKind; record: AnyRecord; id: string }

/** More changes than this make the planner's statistics wrong. */
const analysedFrom = 5000
/** Share of a kind that a full load may leave out. */
const maxWithdrawn = 0.2

/** SQLSTATE classes of values that do not fit, and of broken constraints. */
const isRefusedByDatabase = (error: unknown): error is Error => {
  for (let failure = error; failure instanceof Error; failure = failure.cause)
    if (/^2[23]/.test(String((failure as { code?: unknown }).code))) return true
  return false
}

const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message)

const byPlace = (one: LoadViolation, other: LoadViolation): number =>
  one.file === other.file
    ? (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0)
    : one.file < other.file
      ? -1
      : 1

/** A load in its transaction: batches are compared, checked and written as long as nothing is wrong with any of them. */
export const openLoadRun = (trx: Transaction, loadId: number) => {
  const counts: LoadCounts = {}
  const differences: string[] = []
  const violations: LoadViolation[] = []
  let violationCount = 0
  let parts = 0
  let changes = 0
  let catalogue: ReturnType<typeof openCatalogueImport> | undefined
  const context: LoadContext = {
    trx,
    catalogue: () => {
      catalogue ??= openCatalogueImport(trx)
      return catalogue
    },
  }
  const fillOpenFields = createOpenFields(context)
  /** Where each record stands, by kind and id. */
  const seen = new Map<LoadKind, Map<string, { file: string; line: number }>>()

  const countsOf = (kind: LoadKind): KindCounts => {
    const found = counts[kind] ?? { new: 0, changed: 0, removed: 0, unchanged: 0 }
    counts[kind] = found
    return found
  }

  const refuse = (file: string, place: Place | null, message: string): void => {
    violationCount += 1
    if (violations.length < maxViolations)
      violations.push({ file, line: place?.line ?? null, column: place?.column ?? null, message })
  }

  const refuseEntry = ({ kind, file, placeOf }: Entry, id: string, found: readonly RecordViolation[]): void => {
    for (const { path, part, message } of found) {
      const name = [`${kind} ${id}`.trim(), ...(part === undefined ? [] : [part])].join(', ')
      refuse(file, placeOf(path), `${name}: ${message}`)
    }
  }

  /** Those of the right form that stand in the load for the first time. */
  const formed = (entries: readonly Entry[]): FormedEntry[] =>
    entries.flatMap((entry) => {
      const { kind, record } = entry
      const found = formViolations(kind, record)
      if (found.length > 0 || !isLoadKind(kind)) {
        const id = (record as { id?: unknown } | null)?.id
        refuseEntry(entry, typeof id === 'string' ? id : '', found)
        return []
      }
      const id = kindOf(kind).idOf(record as AnyRecord)
      const ofKind = seen.get(kind) ?? new Map<string, { file: string; line: number }>()
      seen.set(kind, ofKind)
      const first = ofKind.get(id)
      if (first) {
        refuseEntry(entry, id, [{ path: '', message: `stands here again, first in ${first.file}:${first.line}` }])
        return []
      }
      ofKind.set(id, { file: entry.file, line: entry.placeOf('').line })
      return [{ ...entry, kind, record: record as AnyRecord, id }]
    })

  /** `records` are those that a part brings, or ends. */
  const savePart = async (
    kind: LoadKind,
    ids: readonly string[],
    before: ReadonlyMap<string, AnyRecord>,
    records: ReadonlyMap<string, AnyRecord> = before,
  ) => {
    const { subjects, subjectOf } = kindOf(kind)
    const found = await subjects?.(trx, ids, records)
    const subjectById = (id: string): string => {
      const record = records.get(id)
      return (record && subjectOf?.(record)) ?? found?.get(id) ?? `${kind}:${id}`
    }
    await insertPart(trx, loadId, parts++, {
      kind,
      ids,
      subjects: ids.map(subjectById),
      before: ids.map((id) => before.get(id) ?? null),
    })
  }

  const note = (kind: LoadKind, id: string, before: AnyRecord | undefined, after: AnyRecord): void => {
    countsOf(kind)[before === undefined ? 'new' : 'changed'] += 1
    changes += 1
    if (differences.length >= maxDifferences) return
    const name = `${kind} ${id}`
    const lines =
      before === undefined
        ? [`${name}: is new`]
        : differencesOf(before, after).map((difference) =>
            kindOf(kind).isPersonal ? `${name}: ${difference.path} has changed` : differenceLine(name, difference),
          )
    differences.push(...lines.slice(0, maxDifferences - differences.length))
  }

  /** Written one by one, to find those that the database refuses. */
  const findRefused = async (kind: LoadKind, entries: readonly FormedEntry[], error: Error): Promise<void> => {
    const before = violationCount
    for (const entry of entries)
      try {
        await trx.transaction((savepoint) => kindOf(kind).write({ ...context, trx: savepoint }, [entry.record]))
      } catch (failure) {
        if (!isRefusedByDatabase(failure)) throw failure
        refuseEntry(entry, entry.id, [{ path: '', message: `cannot be stored: ${reasonOf(failure)}` }])
      }
    if (violationCount === before && entries[0])
      refuseEntry(entries[0], entries[0].id, [
        { path: '', message: `cannot be stored with others: ${reasonOf(error)}` },
      ])
  }

  const write = async (kind: LoadKind, entries: readonly FormedEntry[]): Promise<void> => {
    try {
      const records = entries.map(({ record }) => record)
      await trx.transaction((savepoint) => kindOf(kind).write({ ...context, trx: savepoint }, records))
    } catch (error) {
      if (!isRefusedByDatabase(error)) throw error
      await findRefused(kind, entries, error)
    }
  }

  /** Records of one kind. */
  const add = async (entries: readonly Entry[]): Promise<void> => {
    const withForm = formed(await fillOpenFields(entries, refuseEntry))
    const [first] = withForm
    if (!first) return
    const { kind } = first
    const { find, findIgnored, normalised, comparable, openChecks, storedIds, lock } = kindOf(kind)
    await lock?.(context)
    const ignored = await findIgnored?.(
      trx,
      withForm.map(({ record }) => record),
    )
    const right = withForm.filter(({ record }) => !ignored?.has(record))
    countsOf(kind).unchanged += withForm.length - right.length
    const ids = right.map(({ id }) => id)
    const stored = storedIds ? await storedIds(context, ids) : ids
    const before = stored.length === 0 ? new Map<string, AnyRecord>() : await find(trx, stored)
    const records = right.map(({ record }) => normalised(record))
    const compared = (await comparable?.(trx, records, before)) ?? records
    const differing = right.flatMap((entry, index) => {
      const after = compared[index] ?? entry.record
      return isDeepStrictEqual(after, before.get(entry.id)) ? [] : [{ entry, after }]
    })
    countsOf(kind).unchanged += right.length - differing.length
    if (differing.length === 0) return
    const check = await openChecks(
      context,
      differing.map(({ entry }) => entry.record),
    )
    for (const { entry, after } of differing) {
      refuseEntry(entry, entry.id, check(entry.record))
      note(kind, entry.id, before.get(entry.id), after)
    }
    if (violationCount > 0) return
    await savePart(
      kind,
      differing.map(({ entry }) => entry.id),
      before,
      new Map(differing.map(({ entry, after }) => [entry.id, after])),
    )
    await write(
      kind,
      differing.map(({ entry, after }) => ({ ...entry, record: after })),
    )
  }

  /** Withdraws what the load leaves out of the kinds that it has. */
  const withdrawOthers = async (isAnyNumberAllowed: boolean): Promise<void> => {
    // Products first: what only they referred to may go then.
    const ofLoad = [...seen.keys()].sort((one, other) => Number(other === 'product') - Number(one === 'product'))
    for (const kind of ofLoad) {
      const { withdrawable, withdraw, withdrawalViolations, find, batchSize, lock } = kindOf(kind)
      if (!withdrawable || !withdraw) continue
      await lock?.(context)
      const { ids, of } = await withdrawable(trx)
      const missing = ids.filter((id) => !seen.get(kind)?.has(id))
      if (missing.length > of * maxWithdrawn && !isAnyNumberAllowed) {
        const percent = Math.round((missing.length / of) * 100)
        refuse(
          'full load',
          null,
          `leaves out ${missing.length} of ${of} records of kind ${kind} (${percent} %): more than ${maxWithdrawn * 100} % go with --allow-removals only`,
        )
        continue
      }
      for (const { id, message } of (await withdrawalViolations?.(trx, missing)) ?? [])
        refuse('full load', null, `${kind} ${id} is left out, but ${message}`)
      countsOf(kind).removed += missing.length
      changes += missing.length
      for (const id of missing.slice(0, maxDifferences - differences.length)) differences.push(`${kind} ${id}: is gone`)
      for (let start = 0; start < missing.length && violationCount === 0; start += batchSize) {
        const some = missing.slice(start, start + batchSize)
        await savePart(kind, some, await find(trx, some))
        await withdraw(trx, some)
      }
    }
  }

  return {
    add,
    refuse,
    withdrawOthers,

    /** Ends what another load had brought as new. */
    remove: async (kind: LoadKind, ids: readonly string[]): Promise<void> => {
      if (violationCount > 0) return
      const { find, findNeeded, remove, lock } = kindOf(kind)
      if (!remove) return
      await lock?.(context)
      const before = await find(trx, ids)
      const staying = new Set(await findNeeded?.(trx, ids))
      const gone = ids.filter((id) => before.has(id) && !staying.has(id))
      countsOf(kind).removed += gone.length
      countsOf(kind).unchanged += staying.size
      changes += gone.length
      const lines = [
        ...[...staying].map((id) => `${kind} ${id}: stays, since the shop needs it by now`),
        ...gone.map((id) => `${kind} ${id}: is gone`),
      ]
      differences.push(...lines.slice(0, maxDifferences - differences.length))
      await savePart(kind, ids, before)
      await remove(
        trx,
        ids.filter((id) => !staying.has(id)),
      )
    },

    finish: async (): Promise<void> => {
      const opened = await catalogue
      for (const { kind, id, path, message } of opened?.violations() ?? []) {
        const place = seen.get(kind)?.get(id)
        const name = path === '' ? message : `${message} (${path})`
        refuse(place?.file ?? '', place ? { line: place.line, column: 1 } : null, `${kind} ${id}: ${name}`)
      }
      if (violationCount > 0) return
      await opened?.finish()
      if (changes >= analysedFrom) await analyse(trx)
    },

    report: (): Omit<LoadReport, 'id' | 'isDryRun'> => ({
      kinds: counts,
      differences,
      violations: violations.toSorted(byPlace),
      violationCount,
    }),
  }
}

export type LoadRun = ReturnType<typeof openLoadRun>
