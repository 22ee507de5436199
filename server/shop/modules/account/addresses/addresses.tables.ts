import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AddressFormType, AddressKind } from '#contract/generated/types.ts'
import { customers, visitors } from '../visitors/visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Address book. Personal data; an address belongs to a customer or, of guests, to a visitor. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'cascade' }),
    kind: text().$type<AddressKind>().notNull(),
    formType: text('form_type').$type<AddressFormType>().notNull(),
    salutation: text().$type<'mr' | 'ms' | 'none'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text(),
    /** Street and number; empty for packing stations. */
    street: text().notNull(),
    addition: text(),
    postCode: text('post_code').notNull(),
    city: text().notNull(),
    /** ISO 3166. */
    country: text().notNull(),
    phone: text(),
    postNumber: text('post_number'),
    packstationNumber: text('packstation_number'),
    /** The customer's own address. */
    isCustomerAddress: boolean('is_customer_address').notNull().default(false),
    /** Chosen by the customer as the one of its kind that the checkout proposes. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Removed, and still there to be restored: one a kind and owner. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    index('addresses_visitor').on(table.visitorId),
    uniqueIndex('addresses_removed_of_customer').on(table.customerId, table.kind).where(sql`removed_at is not null`),
    uniqueIndex('addresses_removed_of_visitor').on(table.visitorId, table.kind).where(sql`removed_at is not null`),
    uniqueIndex('addresses_own_of_customer')
      .on(table.customerId)
      .where(sql`is_customer_address and removed_at is null`),
    uniqueIndex('addresses_default_of_customer')
      .on(table.customerId, table.kind)
      .where(sql`is_default and removed_at is null`),
    check('addresses_one_owner', sql`num_nonnulls(${table.customerId}, ${table.visitorId}) = 1`),
    check('addresses_kind_known', sql`${table.kind} in ('billing', 'shipping', 'packstation')`),
    check('addresses_form_known', sql`${table.formType} in ('private', 'companyOrSchool')`),
    check(
      'addresses_station',
      sql`(${table.kind} = 'packstation') = (${table.postNumber} is not null and ${table.packstationNumber} is not null)`,
    ),
  ],
)

export type AddressRow = typeof addresses.$inferSelect

/** An address that a customer chooses from; that of the organisation's main user is read there, and changed by her alone. */
export type BookRow = AddressRow & { isOfMainUser?: true }
