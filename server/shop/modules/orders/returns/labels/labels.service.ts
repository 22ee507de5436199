import { type Database, type Executor, inTransaction } from '#engine/db/database.ts'
import type { JobLog } from '#engine/jobs/job-log.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { setAside } from '#engine/jobs/set-aside.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import { CarrierRefused } from '../carriers/carrier.ts'
import type { ReturnCarriers } from '../carriers/carriers.ts'
import { paidShares, shareOfPieces } from '../refunds/refund.rules.ts'
import { senderOf } from '../return.rules.ts'
import type { ReturnMails } from '../return-mails.ts'
import { countWithoutLabel, endLabels, findLostLabels, insertLabel, setLabelled } from '../return-rows.repository.ts'
import { findLinesWithFacts, findOrderById, findReturn, findTaxes, type WholeReturn } from '../returns.repository.ts'

type LabelDependencies = {
  db: Database
  stores: Pick<StoresService, 'find'>
  carriers: ReturnCarriers
  mails: ReturnMails
}

/** Runs of the job before it is given up, after some two days. */
const labelAttempts = 15
const maxLost = 1000

/** One job a return, so that the hourly round replaces one that is lost. */
export const addLabelJob = (trx: Executor, id: string): Promise<void> =>
  addJob(trx, 'returns.label', { id }, { key: `returns.label:${id}`, attempts: labelAttempts })

/** Gross value of what goes back, in minor units. */
const worthOf = async ({ row, lines }: WholeReturn, { db }: LabelDependencies): Promise<number> => {
  const order = await findOrderById(db, row.orderId)
  if (order === null) return 0
  const priced = await findLinesWithFacts(db, row.orderId)
  const paid = paidShares({ order, lines: priced.map(({ line }) => line), taxes: await findTaxes(db, row.orderId) })
  return lines.reduce((sum, { lineId, quantity }) => {
    const ordered = priced.find(({ line }) => line.id === lineId)?.line.quantity ?? quantity
    return sum + shareOfPieces(paid.lines.get(lineId) ?? 0, ordered, 0, quantity)
  }, 0)
}

const missingOf = ({ row, labels }: WholeReturn): number[] =>
  Array.from({ length: row.labels }, (_, index) => index + 1).filter(
    (number) => !labels.some((label) => label.number === number),
  )

/** Pieces that have come without a label, or with the first of several, leave the others waiting for theirs. */
const isWanted = (whole: WholeReturn): boolean => {
  const { row, lines } = whole
  // Without labels: a repeated job of one that was refused.
  if (row.labels === 0 || row.state === 'labelled') return false
  const isComing = lines.some(({ quantity, received }) => received < quantity)
  return isComing && (row.state === 'announced' || missingOf(whole).length > 0)
}

/** Makes the labels of a return that are missing; each is stored as soon as it is there. */
const makeMissing = async (whole: WholeReturn, dependencies: LabelDependencies): Promise<void> => {
  const { db, stores, carriers } = dependencies
  const { row } = whole
  const order = await findOrderById(db, row.orderId)
  const store = order && stores.find(order.store)
  const makeLabel = carriers.find(row.carrier)?.makeLabel
  if (!order || !store || !makeLabel) throw new CarrierRefused(`${row.carrier} makes no labels here`)
  const value = await worthOf(whole, dependencies)
  for (const number of missingOf(whole)) {
    const label = await makeLabel({ rma: row.rma, number, order, store, contact: senderOf(row, order), value })
    await insertLabel(db, { returnId: row.id, number, ...label })
  }
}

/**
 * The job that gets the labels of a return from its carrier. While the carrier is away the return stands as announced: a first mail says
 * that the label follows, and a second one brings it. When the carrier refuses it, or has not made it after all runs, the customer is asked
 * for another address, and the service arranges the return.
 */
export const createReturnLabels = (dependencies: LabelDependencies) => ({
  make: async (id: string, { attempt, log }: { attempt: number; log: JobLog }): Promise<void> => {
    const { db, mails } = dependencies
    const whole = await findReturn(db, id)
    if (whole === null || !isWanted(whole)) return
    try {
      await makeMissing(whole, dependencies)
    } catch (error) {
      const isOver = error instanceof CarrierRefused || attempt >= labelAttempts
      await inTransaction(db, async (trx) => {
        if (isOver) await endLabels(trx, id)
        await mails.add(trx, isOver ? 'returnLabelRefused' : 'returnLabelLater', id)
      })
      if (!isOver) throw error
      // The return is counted as one without a label; a job that failed besides would be counted for ever.
      log.warn({ rma: whole.row.rma, why: (error as Error).message }, 'a return gets no label')
      return
    }
    await inTransaction(db, async (trx) => {
      await setLabelled(trx, id)
      await mails.add(trx, attempt === 1 ? 'returnAnnounced' : 'returnLabels', id)
    })
  },

  /** Hourly round: a job whose last run was lost with its engine begins anew. */
  sweep: async (signal: AbortSignal): Promise<void> => {
    const round = setAside()
    for (const id of await findLostLabels(dependencies.db, maxLost)) {
      if (signal.aborted) return
      await round.attempt(() => addLabelJob(dependencies.db, id))
    }
    round.end()
  },

  /** For operators. */
  countMissing: () => countWithoutLabel(dependencies.db),
})
