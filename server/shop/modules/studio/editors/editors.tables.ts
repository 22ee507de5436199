import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DeskRole, EditorRole, StoreId } from '#contract/generated/types.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People who keep the content or serve customers. Staff, not customers. */
export const editors = pgTable('editors', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Sealed; set when a code of it was confirmed. */
  totpSecret: text('totp_secret'),
  /** Sealed; waits for its first code. */
  newTotpSecret: text('new_totp_secret'),
  /** Time step of the last code that was taken: no code counts twice. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const editorRoles = pgTable(
  'editor_roles',
  {
    editorId: uuid('editor_id')
      .notNull()
      .references(() => editors.id, { onDelete: 'cascade' }),
    store: text().$type<StoreId>().notNull(),
    /** Of content. */
    role: text().$type<EditorRole>(),
    desks: text().array().$type<DeskRole[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.editorId, table.store] }),
    check('editor_roles_some', sql`${table.role} is not null or ${table.desks} <> '{}'`),
  ],
)

/** Ended sessions are deleted, so a token counts as long as its row is there. */
export const editorSessions = pgTable(
  'editor_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    editorId: uuid('editor_id')
      .notNull()
      .references(() => editors.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** By a second factor; without it the session has the role editor at most, and no desk. */
    confirmedAt: instant('confirmed_at'),
    agent: text().notNull(),
    network: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [index('editor_sessions_editor').on(table.editorId)],
)

/** Codes by which a session goes on in another store; taken with its session. */
export const editorStoreCodes = pgTable(
  'editor_store_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => editorSessions.id, { onDelete: 'cascade' }),
    store: text().$type<StoreId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('editor_store_codes_session').on(table.sessionId)],
)

export type EditorRow = typeof editors.$inferSelect
export type EditorSessionRow = typeof editorSessions.$inferSelect
