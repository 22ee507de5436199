import type { StoreId, StudioFinding, StudioPublish } from '#contract/generated/types.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { redirectKey } from '#engine/modules/content/content/paths.rules.ts'
import { note } from '../audit.repository.ts'
import type { Body, Place } from '../kinds/kind.ts'
import { isPathOfOtherLanguage } from '../kinds/page.kind.ts'
import { findWayBack, wayViolations } from '../kinds/redirect.kind.ts'
import {
  cancelSchedules,
  deleteDraft,
  findDraft,
  findLatestVersion,
  findScheduleById,
  findSchedules,
  insertSchedule,
  lockForPublication,
  lockRecord,
  nextRevision,
  openStates,
  plannedStates,
  updateSchedule,
} from '../records.repository.ts'
import type { ScheduleRow } from '../studio.tables.ts'
import { callOff, isSame } from './call-off.ts'
import { checkRecord, checkRemoval, findPublished, hasErrors, isLive, publishBody, withdrawRecord } from './publish.ts'

export type Publication = {
  revision: number
  from?: string | null
  until?: string | null
  redirectOldPath: boolean
}

type Plan = { from: Date | null; until: Date | null }
type PublishRequest = { revision: number; body: Body; redirectOldPath: boolean; by: string }

const bySchedule = 'schedule'
const changed = 'was changed by another editor, or is no draft any more'

const refused = (path: string, message: string): StudioPublish => ({
  successful: false,
  findings: [{ path, message, level: 'error' }],
  version: null,
})

const published = (version: number | null, findings: StudioFinding[] = []): StudioPublish => ({
  successful: true,
  findings,
  version,
})

const instantOf = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text))

/** The times of a plan, or why they are none. */
const planOf = ({ from, until }: Publication, now: number): Plan | StudioPublish => {
  const plan = { from: instantOf(from), until: instantOf(until) }
  if (plan.from && Number.isNaN(plan.from.getTime())) return refused('from', 'is no time')
  if (plan.until && Number.isNaN(plan.until.getTime())) return refused('until', 'is no time')
  if (plan.until && plan.until.getTime() <= Math.max(now, plan.from?.getTime() ?? 0))
    return refused('until', 'must be after the publication')
  return { ...plan, from: plan.from && plan.from.getTime() > now ? plan.from : null }
}

const pathOf = (body: Body | null): string | null => (typeof body?.path === 'string' ? body.path : null)

type Move = {
  store: StoreId
  from: string
  to: string
  /** A redirect from the old path. None is left where a page in another language stands: redirects count for all languages. */
  isRedirectLeft: boolean
  /** A redirect leads from the new path to the old one. */
  hasWayBack: boolean
}

/** From where to where visitors find a page once a body of it is published; null when it stays, or is none. */
const moveOf = async (
  trx: Transaction,
  place: Place,
  { body, redirectOldPath }: PublishRequest,
): Promise<Move | null> => {
  const { kind, store } = place
  if (kind !== 'page' || store === '') return null
  const from = pathOf(await findPublished(trx, place))
  const to = pathOf(body)
  if (from === null || to === null || from === to) return null
  const isRedirectLeft = redirectOldPath && !(await isPathOfOtherLanguage(trx, place, from))
  const hasWayBack = Boolean(await findWayBack(trx, store, { from, to }))
  return { store, from, to, isRedirectLeft, hasWayBack }
}

const redirectAt = (store: StoreId, path: string): Place => ({
  kind: 'redirect',
  key: redirectKey(path),
  store,
  language: '',
})

/** Visitors of a page's old path are sent to the new one. */
const redirectOf = ({ store, from, to }: Move) => ({ store, from: redirectKey(from), to, isTemporary: false })

/** What is wrong with the redirect that a page leaves, told at its new path. */
const moveViolations = async (trx: Transaction, place: Place, order: PublishRequest): Promise<StudioFinding[]> => {
  const move = await moveOf(trx, place, order)
  if (!move?.isRedirectLeft || move.hasWayBack) return []
  const violations = await wayViolations(trx, [redirectOf(move)])
  return violations.map(({ message }) => ({ path: 'path', message, level: 'error' }))
}

const checkOrder = async (trx: Transaction, place: Place, order: PublishRequest): Promise<StudioFinding[]> => {
  const findings = await checkRecord(trx, place, order.body)
  return hasErrors(findings) ? findings : [...findings, ...(await moveViolations(trx, place, order))]
}

/** A redirect from the new path to the old one ends, whether the page leaves one or not. */
const moveRedirects = async (trx: Transaction, move: Move, { by }: PublishRequest): Promise<void> => {
  const { store, from, to, isRedirectLeft, hasWayBack } = move
  if (hasWayBack) {
    const back = redirectAt(store, to)
    await lockRecord(trx, back)
    const version = await withdrawRecord(trx, back, by)
    await note(trx, back, { editor: by, action: 'withdraw', ...(version !== null && { version }) })
  }
  if (!isRedirectLeft) return
  const left = redirectAt(store, from)
  await lockRecord(trx, left)
  const revision = await nextRevision(trx)
  const version = await publishBody(trx, left, redirectOf(move), { revision, by })
  await note(trx, left, { editor: by, action: 'publish', revision, version })
}

/** The lock of the record is held, and its body has no errors. */
const publishNow = async (trx: Transaction, place: Place, order: PublishRequest): Promise<number> => {
  const { revision, body, by } = order
  const move = await moveOf(trx, place, order)
  if (move) await moveRedirects(trx, move, order)
  const version = await publishBody(trx, place, body, { revision, by })
  await deleteDraft(trx, place, revision)
  await note(trx, place, { editor: by, action: 'publish', revision, version })
  return version
}

/** Adds the job that withdraws what is live. */
const withdrawAt = async (trx: Transaction, id: string, until: Date): Promise<void> =>
  addJob(trx, 'studio.withdraw', { id }, { runAt: until })

type NewPlan = Omit<ScheduleRow, 'id' | 'findings' | 'state'>

/** What is published until then, and its own end, stay. */
const planPublication = async (trx: Transaction, place: Place, row: NewPlan, from: Date): Promise<void> => {
  await callOff(trx, place, { states: plannedStates, by: row.by })
  const id = await insertSchedule(trx, { ...row, state: 'waiting' })
  await addJob(trx, 'studio.publish', { id }, { runAt: from })
  await note(trx, place, { editor: row.by, action: 'plan', revision: row.revision })
}

const planEnd = async (trx: Transaction, row: NewPlan, until: Date): Promise<void> =>
  withdrawAt(trx, await insertSchedule(trx, { ...row, state: 'live' }), until)

const publishDraft = async (trx: Transaction, place: Place, row: NewPlan): Promise<StudioPublish> => {
  const { from, until, by } = row
  const findings = await checkOrder(trx, place, row)
  if (hasErrors(findings)) return { successful: false, findings, version: null }
  if (from) {
    await planPublication(trx, place, row, from)
    return published(null, findings)
  }
  await callOff(trx, place, { states: openStates, by, until })
  const version = await publishNow(trx, place, row)
  if (until) await planEnd(trx, row, until)
  return published(version, findings)
}

/** Times for what is published: an end, or a publication anew after its end. */
const planPublished = async (trx: Transaction, place: Place, row: NewPlan): Promise<StudioPublish> => {
  const { from, until, by } = row
  const findings = from ? await checkRecord(trx, place, row.body) : []
  if (hasErrors(findings)) return { successful: false, findings, version: null }
  if (from) await planPublication(trx, place, { ...row, revision: await nextRevision(trx) }, from)
  if (!from && until) {
    await callOff(trx, place, { states: ['live'], by, until })
    await planEnd(trx, row, until)
    await note(trx, place, { editor: by, action: 'plan', revision: row.revision })
  }
  return published(null, findings)
}

const publishRevision = async (
  trx: Transaction,
  place: Place,
  { revision, redirectOldPath }: Publication,
  plan: Plan,
  { email }: Editor,
): Promise<StudioPublish> => {
  await lockForPublication(trx, place, redirectOldPath)
  const violationsOfEnd = plan.until ? await checkRemoval(trx, place) : []
  if (hasErrors(violationsOfEnd))
    return {
      successful: false,
      findings: violationsOfEnd.map((violation) => ({ ...violation, path: 'until' })),
      version: null,
    }
  const row = { ...place, ...plan, revision, redirectOldPath, by: email }
  const draft = await findDraft(trx, place)
  if (draft?.revision === revision) return publishDraft(trx, place, { ...row, body: draft.body })
  const latest = await findLatestVersion(trx, place)
  const body = await findPublished(trx, place)
  if (revision !== (latest?.revision ?? 0) || !isLive(body)) return refused('', changed)
  const end = (await findSchedules(trx, place)).find(({ state }) => state === 'live')
  const isNew = plan.from !== null || (plan.until !== null && !isSame(end?.until, plan.until))
  if (!isNew) return latest ? published(latest.number) : refused('', 'is published as it is')
  return draft ? refused('', changed) : planPublished(trx, place, { ...row, body })
}

/** Publishes and withdraws, each in one transaction. */
export const createPublishing = (db: Database, now: () => number = Date.now) => {
  /** Runs `work` with the lock of the record if the plan is still in `state`. */
  const onPlan = (
    id: string,
    state: ScheduleRow['state'],
    work: (trx: Transaction, row: ScheduleRow, place: Place) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      const planned = await findScheduleById(trx, id)
      if (planned?.state !== state) return
      const { kind, key, store, language } = planned
      const place = { kind, key, store, language }
      await lockForPublication(trx, place, planned.redirectOldPath)
      const row = await findScheduleById(trx, id)
      if (row?.state === state) await work(trx, row, place)
    })

  return {
    publish: async (place: Place, publication: Publication, editor: Editor): Promise<StudioPublish> => {
      const plan = planOf(publication, now())
      if ('successful' in plan) return plan
      return inTransaction(db, (trx) => publishRevision(trx, place, publication, plan, editor))
    },

    withdraw: (place: Place, { email }: Editor): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        await lockForPublication(trx, place)
        const [violation] = await checkRemoval(trx, place)
        if (violation) throw badUserInput(`${place.key} ${violation.message}`)
        const version = await withdrawRecord(trx, place, email)
        if (version === null) return false
        await callOff(trx, place, { states: openStates, by: email })
        await note(trx, place, { editor: email, action: 'withdraw', version })
        return true
      }),

    unschedule: (place: Place, { email }: Editor): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        await lockRecord(trx, place)
        const rows = await cancelSchedules(trx, place, openStates)
        for (const { revision } of rows) await note(trx, place, { editor: email, action: 'unplan', revision })
        return rows.length > 0
      }),

    /** Job at the time of a planned publication. */
    publishPlanned: (id: string): Promise<void> =>
      onPlan(id, 'waiting', async (trx, row, place) => {
        const { from, until } = row
        const order = { ...row, by: bySchedule }
        if (from && from.getTime() > now()) return addJob(trx, 'studio.publish', { id }, { runAt: from })
        const findings = await checkOrder(trx, place, order)
        if (hasErrors(findings)) return updateSchedule(trx, id, { state: 'failed', findings })
        await callOff(trx, place, { states: ['live'], by: bySchedule, until })
        await publishNow(trx, place, order)
        await updateSchedule(trx, id, { state: until ? 'live' : 'done' })
        if (until) await withdrawAt(trx, id, until)
      }),

    /** Job at the time of a planned withdrawal. */
    withdrawPlanned: (id: string): Promise<void> =>
      onPlan(id, 'live', async (trx, { until }, place) => {
        if (until && until.getTime() > now()) return withdrawAt(trx, id, until)
        const findings = await checkRemoval(trx, place)
        if (hasErrors(findings)) return updateSchedule(trx, id, { state: 'failed', findings })
        const version = await withdrawRecord(trx, place, bySchedule)
        await updateSchedule(trx, id, { state: 'done' })
        if (version !== null) await note(trx, place, { editor: bySchedule, action: 'withdraw', version })
      }),
  }
}
