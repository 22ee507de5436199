import { type LoadKind, type LoadRecord, loadKinds } from '#contract/import/load-records.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { databaseOutageOf } from '#engine/db/database-outage.ts'
import type { Entry } from './entry.ts'
import { forgetCustomer } from './forgotten-customers.ts'
import type { Reader, ReaderOptions } from './formats/source.ts'
import { kindOf } from './kinds.ts'
import { type LoadRun, openLoadRun } from './load-run.ts'
import {
  deleteOldParts,
  findLoad,
  findLoads,
  findPart,
  findPartsBackwards,
  findTouchedLater,
  insertLoad,
  lockLoads,
  markUndone,
  saveCounts,
} from './loads.repository.ts'
import { LoadRefusedError, type LoadReport } from './report.ts'

/** A file of a load. */
export type LoadFile = {
  name: string
  reader: Reader
  options?: ReaderOptions
  open: () => AsyncIterable<Uint8Array>
}

export type LoadOptions = {
  /** Who loads: a client of the engine, or `script`. */
  by: string
  isDryRun?: boolean
  /** What the files leave out of their kinds is withdrawn. */
  isFull?: boolean
  /** A full load may withdraw any number. */
  allowRemovals?: boolean
}

/** Milliseconds that a load waits for the one before it. */
const usualPatience = 30_000
/** Days for which a load can be undone. */
export const undoDays = 30
const maxListed = 50

/** Rolls the load's transaction back. */
class RolledBack extends Error {
  readonly report: LoadReport

  constructor(report: LoadReport) {
    super('rolled back')
    this.report = report
  }
}

/** Records of files in batches of one kind; pictures of items come last, since the items may stand in a file behind theirs. */
async function* batchesOf(files: readonly LoadFile[], run: LoadRun): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  const pictures: Entry[] = []
  const sizeOf = (kind: string): number =>
    loadKinds.includes(kind as LoadKind) ? kindOf(kind as LoadKind).batchSize : 1
  for (const { name: file, reader, options = {}, open } of files)
    for await (const sourced of reader(open(), options)) {
      if ('violation' in sourced) {
        run.refuse(file, sourced.violation.place, sourced.violation.message)
        continue
      }
      const entry = { ...sourced.record, file }
      if (entry.kind === 'itemPictures') {
        pictures.push(entry)
        continue
      }
      const [first] = batch
      if (first && (first.kind !== entry.kind || batch.length >= sizeOf(first.kind))) {
        yield batch
        batch = []
      }
      batch.push(entry)
    }
  if (batch.length > 0) yield batch
  const size = sizeOf('itemPictures')
  for (let start = 0; start < pictures.length; start += size) yield pictures.slice(start, start + size)
}

const restore = async (trx: Transaction, run: LoadRun, loadId: number): Promise<void> => {
  for (const part of await findPartsBackwards(trx, loadId)) {
    const content = await findPart(trx, loadId, part)
    if (!content) continue
    const { kind, ids, before } = content
    const entries = before.flatMap((record, index): Entry[] =>
      record === null
        ? []
        : [{ kind, record, file: `load ${loadId}`, placeOf: () => ({ line: part + 1, column: index + 1 }) }],
    )
    await run.add(entries)
    const fresh = ids.filter((_id, index) => before[index] === null)
    if (fresh.length > 0) await run.remove(kind, fresh)
  }
}

/** Waits for the load before, for so many milliseconds. */
const lock = async (trx: Transaction, patience: number): Promise<void> => {
  try {
    await lockLoads(trx, patience)
  } catch (error) {
    if (databaseOutageOf(error) === 'undone') throw new LoadRefusedError('Another load is running: try again later.')
    throw error
  }
}

type Start = { source: string; by: string; isFull: boolean; undoes: number | null; isDryRun: boolean }

/** One load at a time. The transaction is the caller's, who rolls it back when the report has violations. */
const runLoad = async (
  trx: Transaction,
  { isDryRun, ...start }: Start,
  patience: number,
  work: (run: LoadRun, id: number) => Promise<void>,
): Promise<LoadReport> => {
  await lock(trx, patience)
  const id = await insertLoad(trx, start)
  const run = openLoadRun(trx, id)
  await work(run, id)
  await run.finish()
  const report = run.report()
  if (isDryRun || report.violationCount > 0) return { ...report, id: null, isDryRun }
  await saveCounts(trx, id, report.kinds)
  return { ...report, id, isDryRun }
}

/** Milliseconds that a person waits for a load to end. */
const deskPatience = 3000

/**
 * Waits for the load that runs, and lets none begin until the transaction ends.
 * @throws LoadRefusedError when it takes too long
 */
export const waitForLoads = (trx: Transaction): Promise<void> => lock(trx, deskPatience)

/**
 * Brings in what was changed at a desk as a load of its own, so it is checked, stored and undone like one.
 * @throws LoadRefusedError while another load runs
 */
export const loadFromDesk = (
  trx: Transaction,
  { source, undoes = null }: { source: string; undoes?: number | null },
  records: readonly LoadRecord[],
): Promise<LoadReport> =>
  runLoad(trx, { source, by: 'desk', isFull: false, undoes, isDryRun: false }, deskPatience, async (run, id) => {
    const size = Math.max(...records.map(({ kind }) => kindOf(kind).batchSize), 1)
    for (let start = 0; start < records.length; start += size) {
      const some = records.slice(start, start + size)
      await run.add(
        some.map(({ kind, record }) => ({ kind, record, file: source, placeOf: () => ({ line: 1, column: 1 }) })),
      )
    }
    if (undoes !== null) await markUndone(trx, undoes, id)
  })

/** What a load has replaced; empty once it was undone, or is too old. New records are left out. */
export const replacedByLoad = async (db: Executor, loadId: number): Promise<LoadRecord[]> => {
  const load = await findLoad(db, loadId)
  if (!load || load.undoneBy !== null) return []
  const replaced: LoadRecord[] = []
  for (const part of await findPartsBackwards(db, loadId)) {
    const content = await findPart(db, loadId, part)
    for (const record of content?.before ?? [])
      if (content && record) replaced.push({ kind: content.kind, record } as LoadRecord)
  }
  return replaced
}

/** Loads what an owner brings, undoes it, and writes what is there in the same form. */
export const createLoads = ({ db, patience = usualPatience }: { db: Database; patience?: number }) => {
  /** A load in a transaction of its own, which a dry run and a violation roll back. */
  const inLoad = async (
    start: Start,
    work: (trx: Transaction, run: LoadRun, id: number) => Promise<void>,
  ): Promise<LoadReport> => {
    try {
      return await inTransaction(db, async (trx) => {
        const report = await runLoad(trx, start, patience, (run, id) => work(trx, run, id))
        if (report.id === null) throw new RolledBack(report)
        return report
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.report
      throw error
    }
  }

  const refuseUndo = async (executor: Executor, id: number, isForced: boolean): Promise<void> => {
    const load = await findLoad(executor, id)
    if (!load) throw new LoadRefusedError(`There is no load ${id}.`)
    if (load.undoneBy !== null) throw new LoadRefusedError(`Load ${id} was undone by load ${load.undoneBy}.`)
    if ((await findPartsBackwards(executor, id)).length === 0 && Object.keys(load.counts).length > 0)
      throw new LoadRefusedError(`Load ${id} has changed nothing, or is older than ${undoDays} days.`)
    if (isForced) return
    const [touched] = await findTouchedLater(executor, id, 1)
    if (!touched) return
    const others = touched.total > 1 ? ` and ${touched.total - 1} more` : ''
    throw new LoadRefusedError(
      `Load ${touched.loadId} has changed ${touched.kind} ${touched.id}${others} since: undo it first, or undo with --force.`,
    )
  }

  return {
    /** Brings records in. The report says what has changed, or what is wrong; with any violation nothing has. */
    load: (files: readonly LoadFile[], options: LoadOptions): Promise<LoadReport> => {
      const { by, isDryRun = false, isFull = false, allowRemovals = false } = options
      const source = files.map(({ name }) => name).join(', ')
      return inLoad({ source, by, isFull, undoes: null, isDryRun }, async (_trx, run) => {
        for await (const batch of batchesOf(files, run)) await run.add(batch)
        if (isFull) await run.withdrawOthers(allowRemovals)
      })
    },

    /**
     * Restores what a load replaced, and removes what it brought as new.
     * @throws LoadRefusedError when there is nothing to undo, or a later load has touched the same records
     */
    undo: (
      id: number,
      { by, isDryRun = false, isForced = false }: { by: string; isDryRun?: boolean; isForced?: boolean },
    ) =>
      inLoad({ source: `load ${id}`, by, isFull: false, undoes: id, isDryRun }, async (trx, run, undoing) => {
        await refuseUndo(trx, id, isForced)
        await restore(trx, run, id)
        await markUndone(trx, id, undoing)
      }),
  }
}

export type LoadsService = ReturnType<typeof createLoads>

export const createPastLoads = ({ db }: { db: Database }) => ({
  /** The last ones, newest first. */
  list: () => findLoads(db, maxListed),

  forgetCustomer,

  /** Round: forgets what can't be undone any more. */
  clean: () => deleteOldParts(db, undoDays),
})

export type PastLoads = ReturnType<typeof createPastLoads>
