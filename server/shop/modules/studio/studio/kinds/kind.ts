import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentKind, StoreId, StudioFinding } from '#contract/generated/types.ts'
import type { ImportContent } from '#contract/import/content.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type Finding, validateRecord } from '#schemas/validate.ts'

export type Body = Record<string, unknown>

/** A record of content; store and language are empty for kinds that have none. */
export type Place = { kind: ContentKind; key: string; store: StoreId | ''; language: TextLanguage | '' }

/** All records, those of a store or a language or with some of the keys, or one. */
export type Filter = { store?: StoreId; language?: TextLanguage; key?: string; keys?: readonly string[] }

/** Where records of a kind are stored, and the columns that tell them apart. */
export type At = { table: PgTable; key: PgColumn; store?: PgColumn; language?: PgColumn }

/** Condition for the records that a filter means. */
export const meant = (at: At, { store, language, key, keys }: Filter): SQL | undefined =>
  and(
    at.store && store ? eq(at.store, store) : undefined,
    at.language && language ? eq(at.language, language) : undefined,
    key === undefined ? undefined : eq(at.key, key),
    keys && inArray(at.key, [...keys]),
  )

export type Summary = { key: string; title: string; path: string | null; pageType: string | null; isGone: boolean }

/** `record` counts the records that are checked together. */
export type RecordViolation = StudioFinding & { record: number }

/** A kind of record, for the mechanism that drafts, publishes and exports them all. */
export type Kind = {
  /** Its list in an import. */
  list: keyof ImportContent
  hasStore: boolean
  hasLanguage: boolean
  /** Key of a body, also of an unfinished one; null when it has none. */
  keyOf: (body: Body) => string | null
  keyField: string
  summary: (body: Body) => Summary
  /** Places of all published records. */
  places: (db: Executor) => Promise<Place[]>
  /** The record as it would be found once it was saved. */
  normalised: (body: Body) => Body
  /** Published records in the form of an import, ordered by key; equal records are equal JSON. */
  find: (db: Executor, filter: Filter) => Promise<Body[]>
  /** As `find`, without what a list of them does not show. */
  summaries: (db: Executor, filter: Filter) => Promise<Summary[]>
  /** Faults of records that are published together. */
  check: (db: Executor, bodies: readonly Body[]) => Promise<RecordViolation[]>
  /** Replaces records that `check` has found no error in. */
  save: (trx: Transaction, bodies: readonly Body[]) => Promise<void>
  remove: (trx: Transaction, place: Place) => Promise<void>
  /** Why a record can't be withdrawn. */
  removalViolations?: (db: Executor, place: Place) => Promise<StudioFinding[]>
  /** Body that is published instead of the record when it is withdrawn; without it the record is removed. */
  withdrawn?: (body: Body) => Body
  /** Completes a draft. */
  complete?: (body: Body) => Body
  /** Records that come with the shop, where a published one is an override of them. */
  shipped?: Shipped
}

type Shipped = {
  keys: readonly string[]
  bodyOf: (key: string) => Body | null
  /** An override that changes nothing, which stands for a shipped record without one. */
  blank: (key: string) => Body | null
  /** Under which keys stores may have a record of their own in place of this one. */
  variantKeys: (key: string) => readonly string[]
  /** An override that does not fit the shipped record any more. */
  isOutdated: (body: Body) => boolean
}

type Violation = Omit<StudioFinding, 'level'> & { level?: StudioFinding['level']; record?: number }

type Made = 'hasStore' | 'hasLanguage' | 'keyOf' | 'summary' | 'places' | 'normalised'
type Typed = 'find' | 'summaries' | 'check' | 'save' | 'remove'

type Spec<Record extends object> = Omit<Kind, Made | Typed> & {
  kind: ContentKind
  at: At
  keyField: keyof Record & string
  /** The form in which keys are compared. */
  normalKey?: (key: string) => string
  /** Title of a record or draft: anything may be missing. */
  titleOf: (record: Partial<Record>) => string | undefined
  pathOf?: (record: Partial<Record>) => unknown
  find: (db: Executor, filter: Filter) => Promise<Record[]>
  summaries?: Kind['summaries']
  save: (trx: Transaction, records: Record[]) => Promise<void>
  /** Deletes what belongs to the record in other tables. */
  removeDerived?: (trx: Transaction, place: Place) => Promise<void>
  /** Left out where a record is found as it was saved. */
  normalised?: (record: Record) => Record
  validate?: (body: Body) => Finding[]
  /** Only for records that keep to their schema. */
  violations: (db: Executor, records: readonly Record[]) => Promise<Violation[]> | Violation[]
}

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise

/** Closes over the type of the records: `check` lets only those through that keep to the schema. */
export const defineKind = <Record extends object>(spec: Spec<Record>): Kind => {
  const { kind, at, keyField, normalKey = (key) => key, titleOf, pathOf, validate, removeDerived, ...rest } = spec
  const keyOf = (body: Body): string | null => {
    const value = body[keyField]
    return typeof value === 'string' ? normalKey(value) : null
  }
  const summary = (body: Body): Summary => {
    const key = keyOf(body) ?? ''
    const path = pathOf?.(body as Partial<Record>)
    return {
      key,
      title: textOr(titleOf(body as Partial<Record>), key),
      path: typeof path === 'string' ? path : null,
      pageType: typeof body.pageType === 'string' ? body.pageType : null,
      isGone: body.isGone === true,
    }
  }
  const find: Kind['find'] = async (db, filter) => (await spec.find(db, filter)) as Body[]
  return {
    ...rest,
    hasStore: at.store !== undefined,
    hasLanguage: at.language !== undefined,
    keyField,
    keyOf,
    summary,
    find,
    places: async (db) => {
      const { table, ...columns } = at
      const rows = await db.select(columns).from(table)
      return rows.map((row) => ({ store: '', language: '', ...row, kind }) as Place)
    },
    normalised: (body) => (spec.normalised?.(body as Record) ?? body) as Body,
    summaries: spec.summaries ?? (async (db, filter) => (await find(db, filter)).map(summary)),
    check: async (db, bodies) => {
      const violations = bodies.flatMap((body, record) =>
        (validate?.(body) ?? validateRecord(kind, body)).map((finding) => ({ ...finding, record })),
      )
      const broken = new Set(violations.flatMap(({ record, level }) => (level === 'error' ? [record] : [])))
      const right = [...bodies.keys()].filter((record) => !broken.has(record))
      if (right.length === 0) return violations
      const own = await spec.violations(
        db,
        right.map((record) => bodies[record]) as readonly Body[] as readonly Record[],
      )
      const seen = own.map(({ path, message, level = 'error', record = 0 }) => ({
        path,
        message,
        level,
        record: right[record] ?? 0,
      }))
      return [...violations, ...seen]
    },
    save: (trx, bodies) => spec.save(trx, bodies as readonly Body[] as Record[]),
    remove: async (trx, place) => {
      const { key, store, language } = place
      await trx.delete(at.table).where(meant(at, { key, ...(store && { store }), ...(language && { language }) }))
      await removeDerived?.(trx, place)
    },
  }
}

/** Faults of one record after the other. */
export const each =
  <Record>(violationsOf: (record: Record) => readonly { path: string; message: string }[]) =>
  (_db: Executor, records: readonly Record[]): Violation[] =>
    records.flatMap((body, record) => violationsOf(body).map(({ path, message }) => ({ path, message, record })))
