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
import { badUserInput } from '../../../call/bad-user-input.ts'
import type { Database } from '../../../db/database.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import { findAudit } from './audit.repository.ts'
import { differencesOf } from './compare.rules.ts'
import type { Body, Place, Summary } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { checkRecord, findPublished } from './publish.ts'
import {
  findDraft,
  findDrafts,
  findLastPublications,
  findLatestVersion,
  findSchedule,
  findVersion,
  findVersions,
  findWaiting,
} from './records.repository.ts'
import type { DraftRow, ScheduleRow, VersionRow } from './studio.tables.ts'

/** Entries of a page of any list. */
export const pageSize = 50

export const pageOf = (page: number) => ({ limit: pageSize, offset: (Math.max(1, page) - 1) * pageSize })

type Address = { kind: ContentKind; language?: TextLanguage | null }

/** Where records of a kind stand, by the store and the language of a call. */
const areaOf = ({ kind, language }: Address, store: StoreRow): Omit<Place, 'key'> => {
  const { hasStore, hasLanguage } = kinds[kind]
  if (hasLanguage && !language) throw badUserInput(`A ${kind} needs a language`)
  return { kind, store: hasStore ? store.id : '', language: (hasLanguage && language) || '' }
}

export const placeOf = (address: Address & { key: string }, store: StoreRow): Place => ({
  ...areaOf(address, store),
  key: address.key,
})

const stateOf = (published: { isGone: boolean } | null, hasDraft: boolean, isWaiting: boolean): ContentState => {
  if (isWaiting) return 'scheduled'
  if (hasDraft) return published && !published.isGone ? 'changed' : 'draft'
  return published?.isGone ? 'gone' : 'published'
}

type Listed = { summary: Summary; published: Summary | null; draft: DraftRow | null }

const isFound = ({ key, title, path }: Summary, search: string, under: string): boolean =>
  (under === '' || path?.startsWith(under) === true) &&
  [key, title, path ?? ''].some((text) => text.toLowerCase().includes(search.toLowerCase()))

/** Published records and drafts alike; a draft's title and path count. */
const listRecords = async (db: Database, area: Omit<Place, 'key'>, store: StoreRow): Promise<Listed[]> => {
  const { summaries, summary } = kinds[area.kind]
  const filter = { store: store.id, ...(area.language !== '' && { language: area.language }) }
  const [published, drafts] = await Promise.all([summaries(db, filter), findDrafts(db, area)])
  const draftByKey = new Map(drafts.map((draft) => [draft.key, draft]))
  const known = new Set(published.map(({ key }) => key))
  return [
    ...published.map((each) => {
      const draft = draftByKey.get(each.key) ?? null
      return { summary: draft ? summary(draft.body) : each, published: each, draft }
    }),
    ...drafts
      .filter(({ key }) => !known.has(key))
      .map((draft) => ({ summary: summary(draft.body), published: null, draft })),
  ]
}

const scheduleOf = ({ from, until, state, findings, by }: ScheduleRow): StudioSchedule | null =>
  state === 'done' || state === 'cancelled'
    ? null
    : { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null, state, findings, by }

const versionOf = ({ at, store: _, revision: _revision, language, ...row }: VersionRow): StudioVersion => ({
  ...row,
  language: language || null,
  at: at.toISOString(),
})

const textLanguages = ({ languages }: StoreRow): TextLanguage[] => [
  ...new Set(languages.map((language) => shopLanguages[language])),
]

const translationsOf = async (db: Database, place: Place, store: StoreRow): Promise<StudioTranslation[]> => {
  if (place.language === '') return []
  const found: StudioTranslation[] = []
  for (const language of textLanguages(store)) {
    const there = { ...place, language }
    const [published, draft] = await Promise.all([findPublished(db, there), findDraft(db, there)])
    const body = draft?.body ?? published
    if (body === null) continue
    found.push({
      language,
      path: kinds[place.kind].summary(body).path,
      isPublished: published !== null && published.isGone !== true,
    })
  }
  return found
}

/** Path of a published page that its draft gives up. */
const oldPathOf = (kind: ContentKind, published: Body | null, draft: DraftRow | null): string | null => {
  if (kind !== 'page' || !published || !draft || published.isGone === true) return null
  const { path } = published
  return typeof path === 'string' && typeof draft.body.path === 'string' && draft.body.path !== path ? path : null
}

const findEntry = async (db: Database, place: Place, store: StoreRow): Promise<StudioEntry | null> => {
  const [published, draft, latest, schedule] = await Promise.all([
    findPublished(db, place),
    findDraft(db, place),
    findLatestVersion(db, place),
    findSchedule(db, place),
  ])
  const body = draft?.body ?? published
  if (body === null) return null
  const gone = published && { isGone: published.isGone === true }
  return {
    kind: place.kind,
    key: place.key,
    language: place.language || null,
    state: stateOf(gone, draft !== null, schedule?.state === 'waiting'),
    published,
    draft: draft && {
      revision: draft.revision,
      body: draft.body,
      baseVersion: draft.baseVersion,
      updatedBy: draft.updatedBy,
      updatedAt: draft.updatedAt.toISOString(),
    },
    revision: draft?.revision ?? latest?.revision ?? 0,
    findings: await checkRecord(db, place, body),
    schedule: schedule && scheduleOf(schedule),
    translations: await translationsOf(db, place, store),
    oldPath: oldPathOf(place.kind, published, draft),
  }
}

type Search = Address & { search?: string | null; under?: string | null; page: number }

/** What editors read: lists, records with their drafts, and history. */
export const createEntries = (db: Database) => {
  const bodyAt = async (side: string, place: Place, store: StoreRow): Promise<Body | null> => {
    if (side === 'draft') return (await findDraft(db, place))?.body ?? null
    if (side === 'published') return findPublished(db, place)
    const version = await findVersion(db, side, store.id)
    return version && version.kind === place.kind && version.key === place.key ? version.body : null
  }

  return {
    list: async ({ search, under, page, ...address }: Search, store: StoreRow): Promise<StudioEntries> => {
      const area = areaOf(address, store)
      const [records, waiting, publications] = await Promise.all([
        listRecords(db, area, store),
        findWaiting(db, area),
        findLastPublications(db, area),
      ])
      const found = records
        .filter(({ summary }) => isFound(summary, search ?? '', under ?? ''))
        .sort(
          (a, b) => a.summary.title.localeCompare(b.summary.title, 'de') || (a.summary.key < b.summary.key ? -1 : 1),
        )
      const { limit, offset } = pageOf(page)
      const entries = found.slice(offset, offset + limit).map(({ summary, published, draft }): StudioListEntry => {
        const last = publications.get(summary.key)
        return {
          kind: area.kind,
          key: summary.key,
          language: area.language || null,
          title: summary.title,
          path: summary.path,
          pageType: summary.pageType,
          state: stateOf(published, draft !== null, waiting.has(summary.key)),
          updatedAt: (draft?.updatedAt ?? last?.at)?.toISOString() ?? null,
          updatedBy: draft?.updatedBy ?? last?.by ?? null,
        }
      })
      return { entries, total: found.length }
    },

    entry: (place: Place, store: StoreRow) => findEntry(db, place, store),

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
      const entries = rows.map(({ id, at, language, store: _, ...row }) => ({
        ...row,
        id: String(id),
        at: at.toISOString(),
        language: language || null,
      }))
      return { entries, total }
    },

    compare: async (place: Place, left: string, right: string, store: StoreRow): Promise<StudioDifference[]> => {
      const [before, after] = await Promise.all([bodyAt(left, place, store), bodyAt(right, place, store)])
      return differencesOf(before, after)
    },
  }
}
