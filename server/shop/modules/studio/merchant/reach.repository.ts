import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'

/** Which of these categories and items exist. */
export const findKnown = async (
  db: Executor,
  { categoryIds, itemIds }: { categoryIds: readonly string[]; itemIds: readonly string[] },
): Promise<{ categories: string[]; items: { id: string; isBook: boolean }[] }> => {
  const categories = await db.execute<{ id: string }>(
    sql`select id from categories where id = any(${sql.param([...categoryIds])}::text[])`,
  )
  const items = await db.execute<{ id: string; isBook: boolean }>(sql`
    select i.id, p.is_book as "isBook" from items i join products p on p.id = i.product_id
    where i.id = any(${sql.param([...itemIds])}::text[])`)
  return { categories: categories.rows.map(({ id }) => id), items: items.rows }
}
