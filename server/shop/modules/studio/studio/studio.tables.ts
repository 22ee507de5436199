import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ContentKind, DeskRole, StoreId, StudioAction, StudioFinding } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { media } from '../../catalogue/media/media.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Store and language are empty for kinds of record that have none. */
const place = () => ({
  kind: text().$type<ContentKind>().notNull(),
  key: text().notNull(),
  store: text().$type<StoreId | ''>().notNull(),
  language: text().$type<TextLanguage | ''>().notNull(),
})

const body = () => jsonb().$type<Record<string, unknown>>().notNull()

/** Revisions of drafts and versions. No number is given twice, so that a save upon a draft that ended is a conflict with its successor. */
export const contentRevisions = pgSequence('content_revisions')

/** What editors are writing. Nothing that visitors are shown reads it. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    ...place(),
    revision: integer().notNull(),
    body: body(),
    /** Number of the version that was published when the draft was begun; null without versions. */
    baseVersion: integer('base_version'),
    /** E-mail address. */
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key, table.store, table.language] })],
)

/** What was published. Rows are never changed or deleted: a trigger refuses it. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...place(),
    /** From 1, within the record. */
    number: integer().notNull(),
    revision: integer().notNull(),
    body: body(),
    /** E-mail address; null for what came with an import of the operators. */
    publishedBy: text('published_by'),
    isWithdrawal: boolean('is_withdrawal').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [unique('content_versions_number').on(table.kind, table.key, table.store, table.language, table.number)],
)

/** Publications and withdrawals to come, each with what is published. */
export const contentSchedule = pgTable(
  'content_schedule',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...place(),
    revision: integer().notNull(),
    body: body(),
    /** Null when it was published at once. */
    from: instant('from_at'),
    until: instant('until_at'),
    redirectOldPath: boolean('redirect_old_path').notNull(),
    /** `done` and `cancelled` rows stay. */
    state: text().$type<'waiting' | 'live' | 'failed' | 'done' | 'cancelled'>().notNull(),
    findings: jsonb().$type<StudioFinding[]>().notNull(),
    /** E-mail address. */
    by: text('planned_by').notNull(),
  },
  (table) => [index('content_schedule_place').on(table.kind, table.key, table.store, table.language)],
)

/** Amounts, states, numbers and names of fields: nothing of a customer. */
export type DeskDetails = Record<string, string | number | boolean | null | readonly string[]>

/** Every write in the studio. Rows are never changed or deleted: a trigger refuses it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** E-mail address, or `schedule`. */
    editor: text().notNull(),
    action: text().$type<StudioAction>().notNull(),
    kind: text().$type<ContentKind>(),
    key: text(),
    store: text().$type<StoreId | ''>().notNull(),
    language: text().$type<TextLanguage | ''>().notNull(),
    revision: integer(),
    version: integer(),
    /** Null for content and editors. */
    desk: text().$type<DeskRole>(),
    /** UUID of a form: what was done at a desk is done once for it. */
    actionKey: uuid('action_key').unique('audit_log_action_key'),
    /** At a desk: what it was and is, without personal data. */
    before: jsonb().$type<DeskDetails>(),
    after: jsonb().$type<DeskDetails>(),
  },
  (table) => [
    index('audit_log_place').on(table.kind, table.key, table.store, table.language),
    index('audit_log_desk').on(table.desk, table.key).where(sql`desk is not null`),
  ],
)

/** What editors say of the pictures that they have uploaded. */
export const mediaDetails = pgTable('media_details', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  alt: text().notNull(),
  /** E-mail address. */
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull().defaultNow(),
})

export type AuditRow = typeof auditLog.$inferSelect
export type DraftRow = typeof contentDrafts.$inferSelect
export type VersionRow = typeof contentVersions.$inferSelect
export type ScheduleRow = typeof contentSchedule.$inferSelect
