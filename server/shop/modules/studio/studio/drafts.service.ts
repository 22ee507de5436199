import type { StudioDiscardError, StudioFinding, StudioSave } from '#contract/generated/types.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { note } from './audit.repository.ts'
import type { Body, Place } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { checkRecord, findPublished, isLive } from './publishing/publish.ts'
import {
  deleteDraft,
  findDraft,
  findLatestVersion,
  findSchedules,
  insertDraft,
  lockRecord,
  nextRevision,
  updateDraft,
} from './records.repository.ts'
import type { DraftRow, VersionRow } from './studio.tables.ts'

/** Bytes of a draft as JSON; a call of the engine is a little larger at most. */
const largestDraft = 900_000

const error = (path: string, message: string): StudioFinding => ({ path, message, level: 'error' })

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a body may not be even as a draft: no record, too large, or another record than its place says. */
const refusalOf = (place: Place, body: unknown): StudioFinding | null => {
  if (!isBody(body)) return error('', 'must be an object')
  if (Buffer.byteLength(JSON.stringify(body)) > largestDraft)
    return error('', `is larger than ${largestDraft / 1000} kB`)
  const { hasStore, hasLanguage, keyField, keyOf } = kinds[place.kind]
  if (place.key === '') return error(keyField, 'is missing')
  if (place.key.length > 500) return error(keyField, 'is too long')
  if (keyOf(body) !== place.key) return error(keyField, `must be ${place.key}`)
  if (hasStore && body.store !== place.store) return error('store', `must be ${place.store}`)
  if (hasLanguage && body.language !== place.language) return error('language', `must be ${place.language}`)
  return null
}

/** What is wrong with a record's key. Once the record is stored, its key can't be changed. */
const keyViolationOf = async (db: Database, place: Place, body: Body): Promise<StudioFinding | null> => {
  const findings = await checkRecord(db, place, body)
  return findings.find(({ path, level }) => level === 'error' && path === kinds[place.kind].keyField) ?? null
}

const refused = (base: number, violation: StudioFinding): StudioSave => ({
  successful: false,
  revision: base,
  body: null,
  findings: [violation],
  conflict: null,
})

/** The revision that a save has to build upon, and what the record is at it. */
const currentState = async (trx: Transaction, place: Place) => {
  const draft = await findDraft(trx, place)
  const latest = await findLatestVersion(trx, place)
  return { draft, latest, revision: draft?.revision ?? latest?.revision ?? 0 }
}

const conflictOf = async (
  trx: Transaction,
  place: Place,
  { draft, latest, revision }: Awaited<ReturnType<typeof currentState>>,
): Promise<StudioSave> => ({
  successful: false,
  revision,
  body: null,
  findings: [],
  conflict: {
    revision,
    body: draft?.body ?? (await findPublished(trx, place)),
    updatedBy: draft?.updatedBy ?? latest?.publishedBy ?? null,
    updatedAt: (draft?.updatedAt ?? latest?.at)?.toISOString() ?? null,
  },
})

/** Nothing is drafted, published or planned under the key, so a new record may take it. Versions of a withdrawn record do not count. */
const isFree = async (trx: Transaction, place: Place, draft: DraftRow | null): Promise<boolean> =>
  draft === null && (await findPublished(trx, place)) === null && (await findSchedules(trx, place)).length === 0

/** Without its draft, only a plan would be left of the record. */
const isOnlyPlanned = async (trx: Transaction, place: Place): Promise<boolean> => {
  if (isLive(await findPublished(trx, place))) return false
  return (await findSchedules(trx, place)).some(({ state }) => state !== 'live')
}

type Saving = { base: number; body: Body; action: 'save' | 'restore' }

/** Stores a body as the draft if no other editor has saved or published since `base`. */
const save = (db: Database, place: Place, { base, body, action }: Saving, { email }: Editor): Promise<StudioSave> =>
  inTransaction(db, async (trx) => {
    await lockRecord(trx, place)
    const state = await currentState(trx, place)
    const isBegun = base === 0 && (await isFree(trx, place, state.draft))
    if (state.revision !== base && !isBegun) return conflictOf(trx, place, state)
    const revision = await nextRevision(trx)
    const values = { revision, body, updatedBy: email }
    if (!state.draft) await insertDraft(trx, { ...place, ...values, baseVersion: state.latest?.number ?? null })
    else if (!(await updateDraft(trx, place, base, values))) return conflictOf(trx, place, state)
    await note(trx, place, { editor: email, action, revision })
    return { successful: true, revision, body, findings: [], conflict: null }
  })

/** Drafts of editors: nothing of them reaches visitors. */
export const createDrafts = (db: Database) => {
  const store = async (place: Place, saving: Saving, editor: Editor): Promise<StudioSave> => {
    const saved = await save(db, place, saving, editor)
    return saved.successful ? { ...saved, findings: await checkRecord(db, place, saving.body) } : saved
  }

  return {
    save: async (place: Place, base: number, given: unknown, editor: Editor): Promise<StudioSave> => {
      const refusal = refusalOf(place, given)
      if (refusal) return refused(base, refusal)
      const body = kinds[place.kind].complete?.(given as Body) ?? (given as Body)
      const keyViolation = base === 0 ? await keyViolationOf(db, place, body) : null
      if (keyViolation) return refused(base, keyViolation)
      return store(place, { base, body, action: 'save' }, editor)
    },

    discard: (place: Place, revision: number, { email }: Editor): Promise<StudioDiscardError | null> =>
      inTransaction(db, async (trx) => {
        await lockRecord(trx, place)
        if (await isOnlyPlanned(trx, place)) return 'planned'
        if (!(await deleteDraft(trx, place, revision))) return 'changed'
        await note(trx, place, { editor: email, action: 'discard', revision })
        return null
      }),

    restore: ({ kind, key, store: ofStore, language, body }: VersionRow, base: number, editor: Editor) => {
      const { isGone: _, ...shown } = body
      return store({ kind, key, store: ofStore, language }, { base, body: shown, action: 'restore' }, editor)
    },
  }
}
