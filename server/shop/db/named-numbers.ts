import { type SQL, sql } from 'drizzle-orm'

/**
 * Numbers of orders that a written text may mean: all of its digits together ("100 000 001"), and each run of them, since people add the
 * date ("100000001 of 24.11.") or name two orders.
 */
export const numbersMeantBy = (written: SQL): SQL =>
  sql`array_append(regexp_split_to_array(${written}, '\\D+'), regexp_replace(${written}, '\\D', '', 'g'))`
