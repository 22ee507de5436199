import type {
  ContentKind,
  ContentState,
  StudioAudit,
  StudioDifference,
  StudioEntries,
  StudioEntry,
  StudioListEntry,
  StudioSchedule,
  StudioTranslation,
  StudioVersion,
} from '#contract/generated/types.ts'
import { shopLanguages, type TextLanguage } from '#contract/stores.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Database } from '#engine/db/database.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import { findAudit } from './audit.repository.ts'
import { differencesOf } from './compare.rules.ts'
import { toAuditEntry } from './desk-notes.ts'
import type { Body, Place, Summary } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { isPathOfOtherLanguage } from './kinds/page.kind.ts'
import { checkRecord, findPublished, isLive } from './publishing/publish.ts'
import {
  findDraft,
  findDrafts,
  findLastPublications,
  findLatestVersion,
  findPlans,
  findSchedules,
  findVersion,
  findVersions,
} from './records.repository.ts'
import type { DraftRow, ScheduleRow, VersionRow } from './studio.tables.ts'
import { findUses } from './uses.repository.ts'

/** Entries of a page of any list. */
const pageSize = 50

export const pageOf = (page: number) => ({ limit: pageSize, offset: (Math.max(1, page) - 1) * pageSize })

type Address = { kind: ContentKind; language?: TextLanguage | null }

/** Where records of a kind stand, by the store and the language of a call. */
const areaOf = ({ kind, language }: Address, store: StoreRow): Omit<Place, 'key'> => {
  const { hasStore, hasLanguage } = kinds[kind]
  if (hasLanguage && !language) throw badUserInput(`A ${kind} needs a language`)
  return { kind, store: hasStore ? store.id : '', language: (hasLanguage && language) || '' }
}

/** Its key in the form in which keys are compared: `/old/` and `/old` name the same redirect. */
export const placeOf = (address: Address & { key: string }, store: StoreRow): Place => {
  const { keyField, keyOf } = kinds[address.kind]
  return { ...areaOf(address, store), key: keyOf({ [keyField]: address.key }) ?? address.key }
}

type PlanState = ScheduleRow['state'] | undefined

type Stored = { published: { isGone: boolean } | null; isShipped: boolean }

const stateOf = ({ published, isShipped }: Stored, hasDraft: boolean, plan: PlanState): ContentState => {
  if (plan === 'waiting') return 'scheduled'
  if (plan === 'failed') return 'failed'
  if (hasDraft) return isShipped || (published && !published.isGone) ? 'changed' : 'draft'
  if (!published && isShipped) return 'shipped'
  return published?.isGone ? 'gone' : 'published'
}

type ListEntry = {
  summary: Summary
  published: Summary | null
  draft: DraftRow | null
  plan: ScheduleRow | null
  isShipped: boolean
}

const isFound = ({ key, title, path }: Summary, search: string, under: string): boolean =>
  (under === '' || path?.startsWith(under) === true) &&
  [key, title, path ?? ''].some((text) => text.toLowerCase().includes(search.toLowerCase()))

const byKey = <Row extends { key: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.key, row]))

/** What is published, drafted, planned or shipped; of these a draft's title and path count, then those of what is published. */
const listRecords = async (db: Database, area: Omit<Place, 'key'>, store: StoreRow): Promise<ListEntry[]> => {
  const { summaries, summary, shipped: ofShop } = kinds[area.kind]
  const filter = { store: store.id, ...(area.language !== '' && { language: area.language }) }
  const [publishedByKey, draftByKey, planByKey] = await Promise.all([
    summaries(db, filter).then(byKey),
    findDrafts(db, area).then(byKey),
    findPlans(db, area),
  ])
  const keys = new Set([
    ...(ofShop?.keys ?? []),
    ...[publishedByKey, draftByKey, planByKey].flatMap((known) => [...known.keys()]),
  ])
  return [...keys].flatMap((key): ListEntry[] => {
    const published = publishedByKey.get(key) ?? null
    const draft = draftByKey.get(key) ?? null
    const plan = planByKey.get(key) ?? null
    const body = draft?.body ?? (published ? null : plan?.body)
    const shipped = ofShop?.bodyOf(key) ?? null
    const shown = body ? summary(body) : (published ?? (shipped && summary(shipped)))
    return shown ? [{ summary: shown, published, draft, plan, isShipped: shipped !== null }] : []
  })
}

const schedulesOf = (rows: readonly ScheduleRow[]): StudioSchedule[] =>
  rows.flatMap(({ from, until, state, findings, by }) =>
    state === 'done' || state === 'cancelled'
      ? []
      : [{ from: from?.toISOString() ?? null, until: until?.toISOString() ?? null, state, findings, by }],
  )

const versionOf = ({ at, store: _, revision: _revision, language, ...row }: VersionRow): StudioVersion => ({
  ...row,
  language: language || null,
  at: at.toISOString(),
})

const textLanguages = ({ languages }: StoreRow): TextLanguage[] => [
  ...new Set(languages.map((language) => shopLanguages[language])),
]

/** What is known of a record; its body is the draft's, otherwise what is published or, without that, planned. */
const recordAt = async (db: Database, place: Place) => {
  const [published, draft, schedules] = await Promise.all([
    findPublished(db, place),
    findDraft(db, place),
    findSchedules(db, place),
  ])
  const planned = draft || published ? null : (schedules[0]?.body ?? null)
  const ofShop = kinds[place.kind].shipped
  const shipped = ofShop?.bodyOf(place.key) ?? null
  const body = draft?.body ?? published ?? planned ?? ofShop?.blank(place.key) ?? null
  return { published, draft, schedules, planned, shipped, body }
}

/** Records that stores show in place of the one at `place`. */
const variantsOf = async (db: Database, { kind, key }: Place): Promise<string[]> => {
  const { shipped, find, keyOf } = kinds[kind]
  const keys = shipped?.variantKeys(key) ?? []
  if (!shipped || keys.length === 0) return []
  const own = new Set((await find(db, { keys })).map(keyOf))
  return keys.filter((each) => own.has(each) || shipped.bodyOf(each))
}

const translationsOf = async (db: Database, place: Place, store: StoreRow): Promise<StudioTranslation[]> => {
  if (place.language === '') return []
  const found: StudioTranslation[] = []
  for (const language of textLanguages(store)) {
    const there = { ...place, language }
    const { body, published } = await recordAt(db, there)
    if (body === null) continue
    found.push({ language, path: kinds[place.kind].summary(body).path, isPublished: isLive(published) })
  }
  return found
}

/** Path of a live page at which a redirect may stay. */
const oldPathOf = async (db: Database, place: Place, published: Body | null): Promise<string | null> => {
  if (place.kind !== 'page' || !isLive(published) || typeof published.path !== 'string') return null
  return (await isPathOfOtherLanguage(db, place, published.path)) ? null : published.path
}

const findEntry = async (db: Database, place: Place, store: StoreRow): Promise<StudioEntry | null> => {
  const [{ published, draft, schedules, planned, shipped, body }, latest] = await Promise.all([
    recordAt(db, place),
    findLatestVersion(db, place),
  ])
  if (body === null) return null
  const gone = published && { isGone: published.isGone === true }
  return {
    kind: place.kind,
    key: place.key,
    language: place.language || null,
    state: stateOf({ published: gone, isShipped: shipped !== null }, draft !== null, schedules[0]?.state),
    published,
    shipped,
    variants: await variantsOf(db, place),
    draft: draft && {
      revision: draft.revision,
      body: draft.body,
      baseVersion: draft.baseVersion,
      updatedBy: draft.updatedBy,
      updatedAt: draft.updatedAt.toISOString(),
    },
    revision: draft?.revision ?? latest?.revision ?? 0,
    findings: await checkRecord(db, place, body),
    schedules: schedulesOf(schedules),
    planned,
    translations: await translationsOf(db, place, store),
    oldPath: await oldPathOf(db, place, published),
  }
}

type Search = Address & { search?: string | null; under?: string | null; isOwn?: boolean; page: number }

/** Keys of the published ones that do not fit what the shop ships any more. */
const outdatedOf = async (
  db: Database,
  kind: ContentKind,
  entries: readonly ListEntry[],
): Promise<ReadonlySet<string>> => {
  const { shipped, find } = kinds[kind]
  const keys = entries.flatMap(({ summary, published }) => (published ? [summary.key] : []))
  if (!shipped || keys.length === 0) return new Set()
  const found = await find(db, { keys })
  return new Set(found.filter(shipped.isOutdated).map((body) => String(kinds[kind].keyOf(body))))
}

/** What editors read: lists, records with their drafts, and history. */
export const createEntries = (db: Database) => {
  const bodyAt = async (side: string, place: Place, store: StoreRow): Promise<Body | null> => {
    if (side === 'draft') return (await findDraft(db, place))?.body ?? null
    if (side === 'published') return findPublished(db, place)
    const version = await findVersion(db, side, store.id)
    return version && version.kind === place.kind && version.key === place.key ? version.body : null
  }

  return {
    list: async ({ search, under, isOwn, page, ...address }: Search, store: StoreRow): Promise<StudioEntries> => {
      const area = areaOf(address, store)
      const [records, publications] = await Promise.all([listRecords(db, area, store), findLastPublications(db, area)])
      const found = records
        .filter(({ summary, published, draft, plan }) => {
          return (!isOwn || published || draft || plan) && isFound(summary, search ?? '', under ?? '')
        })
        .sort(
          (a, b) => a.summary.title.localeCompare(b.summary.title, 'de') || (a.summary.key < b.summary.key ? -1 : 1),
        )
      const { limit, offset } = pageOf(page)
      const shown = found.slice(offset, offset + limit)
      const outdated = await outdatedOf(db, area.kind, shown)
      const entries = shown.map(({ summary, published, draft, plan, isShipped }): StudioListEntry => {
        const last = publications.get(summary.key)
        return {
          kind: area.kind,
          key: summary.key,
          language: area.language || null,
          title: summary.title,
          path: summary.path,
          pageType: summary.pageType,
          state: stateOf({ published, isShipped }, draft !== null, plan?.state),
          isOutdated: outdated.has(summary.key),
          updatedAt: (draft?.updatedAt ?? last?.at)?.toISOString() ?? null,
          updatedBy: draft?.updatedBy ?? last?.by ?? plan?.by ?? null,
        }
      })
      return { entries, total: found.length }
    },

    entry: (place: Place, store: StoreRow) => findEntry(db, place, store),

    uses: (place: Place) => findUses(db, place),

    versions: async (place: Place, page: number) => {
      const { rows, total } = await findVersions(db, place, pageOf(page))
      return { versions: rows.map(versionOf), total }
    },

    version: async (id: string, store: StoreRow): Promise<StudioVersion | null> => {
      const row = await findVersion(db, id, store.id)
      return row && versionOf(row)
    },

    /** As it is stored; null when the store has none. */
    wholeVersion: (id: string, { id: store }: StoreRow) => findVersion(db, id, store),

    audit: async (filter: Parameters<typeof findAudit>[1], page: number): Promise<StudioAudit> => {
      const { rows, total } = await findAudit(db, filter, pageOf(page))
      return { entries: rows.map(toAuditEntry), total }
    },

    compare: async (place: Place, left: string, right: string, store: StoreRow): Promise<StudioDifference[]> => {
      const [before, after] = await Promise.all([bodyAt(left, place, store), bodyAt(right, place, store)])
      return differencesOf(before, after)
    },
  }
}
