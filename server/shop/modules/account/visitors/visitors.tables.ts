import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoreId, StudioLockReason } from '#contract/generated/types.ts'
import type { OrganisationType } from '#contract/import/values.ts'
import type { Realm } from '#contract/stores.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An account. Personal data; what is deleted is anonymised and keeps its row for orders. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    realm: text().$type<Realm>().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Business customers. */
    customerNumber: text('customer_number'),
    /** Argon2id, as a PHC string; null until a password was set. */
    passwordHash: text('password_hash'),
    salutation: text().$type<'mr' | 'ms' | 'none'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Phone of consumers; that of a business customer stands with the organisation. */
    phone: text(),
    isInternal: boolean('is_internal').notNull().default(false),
    /** An existing customer: has ordered, or was one before the account was brought here. */
    hasOrdered: boolean('has_ordered').notNull().default(false),
    /** Asked for at registration; nothing is sent before it is confirmed. */
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** Why customer service has locked it: there is no way in meanwhile. */
    lockedFor: text('locked_for').$type<StudioLockReason>(),
    lockedAt: instant('locked_at'),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.realm, table.email).where(sql`deleted_at is null`),
    uniqueIndex('customers_number').on(table.customerNumber),
    index('customers_email_start').on(sql`email text_pattern_ops`),
    index('customers_name').on(sql`lower(last_name) text_pattern_ops`),
    check('customers_locked_whole', sql`(${table.lockedFor} is null) = (${table.lockedAt} is null)`),
    check('customers_realm_known', sql`${table.realm} in ('consumer', 'business')`),
    check('customers_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Numbers of customers who register themselves; those of the shop's files are below. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 500_000 })

/** For whom a business customer orders. */
export const businessCustomers = pgTable(
  'business_customers',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    organisationType: text('organisation_type').$type<OrganisationType>().notNull(),
    organisation: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    postCode: text('post_code').notNull(),
    city: text().notNull(),
    /** ISO 3166. */
    country: text().notNull(),
    vatRegistrationNo: text('vat_registration_no'),
    /** Entries of `account-lists.ts`. */
    jobTitleCode: text('job_title_code'),
    primaryIndustryGroupCode: text('primary_industry_group_code'),
    numberOfEmployees: integer('number_of_employees'),
  },
  () => [index('business_customers_organisation').on(sql`lower(organisation) text_pattern_ops`)],
)

/** A browser in a store: owner of cart and list before login. The id is a secret in that browser's cookie. */
export const visitors = pgTable(
  'visitors',
  {
    id: uuid().primaryKey().defaultRandom(),
    store: text().$type<StoreId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [index('visitors_seen').on(table.seenAt)],
)
