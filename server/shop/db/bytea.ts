import { customType } from 'drizzle-orm/pg-core'

/** Bytes; drizzle has no such column of its own. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
