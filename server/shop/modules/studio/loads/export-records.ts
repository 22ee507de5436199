import { sql } from 'drizzle-orm'
import { type LoadKind, loadKinds } from '#contract/import/load-records.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { plannedPriceIds } from '../../catalogue/product/price-changes/price-changes.export.ts'
import { kindOf } from './kinds.ts'

/** Kinds whose records products bring along. */
const withinProducts: ReadonlySet<LoadKind> = new Set(['stock', 'itemPictures', 'productTexts', 'sale', 'retirement'])

const maxBatch = 200

/**
 * Writes what is stored as lines of NDJSON, sorted, in an order in which they can be loaded: all of it, or one kind. All of it is of one
 * moment; of prices it has those that hold from a later time on, since products bring today's. Hashes of passwords and
 * agreements with providers go out with `withPasswords` alone.
 */
export const exportRecords = (
  db: Database,
  write: (line: string) => Promise<void> | void,
  { only, withPasswords = false }: { only?: LoadKind | undefined; withPasswords?: boolean } = {},
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx.execute(sql`set transaction isolation level repeatable read, read only`)
    for (const kind of only ? [only] : loadKinds.filter((each) => !withinProducts.has(each))) {
      const { ids: findIds, find, batchSize, withoutSecrets } = kindOf(kind)
      const ids = await (kind === 'price' && !only ? plannedPriceIds(trx) : findIds(trx))
      const size = Math.min(batchSize, maxBatch)
      for (let start = 0; start < ids.length; start += size) {
        const some = ids.slice(start, start + size)
        const found = await find(trx, some)
        for (const id of some) {
          const record = found.get(id)
          if (!record) continue
          const written = withPasswords ? record : (withoutSecrets?.(record) ?? record)
          await write(`${JSON.stringify({ kind, record: written })}\n`)
        }
      }
    }
  })
