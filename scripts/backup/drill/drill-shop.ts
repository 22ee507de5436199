import pg from 'pg'
import { migrateDatabase } from '#engine/db/migrate.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import type { Ordering } from '#engine/modules/orders/orders/testing/open-ordering.ts'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { change, emptyContent } from '#engine/testing/engine.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { parameters } from '#fixtures/content/stores.ts'
import { storedOrders, type ToldOrder } from './compare.ts'

/** Fills an empty database; the answer are items of which orders may take many. */
export async function fillDrillShop(url: string, products: number): Promise<string[]> {
  await migrateDatabase(url)
  await change(url, async (trx) => {
    await importContent(trx, { ...emptyContent, parameters })
    await importRecords(
      trx,
      generateCatalogue({ products, seed: 1, today: new Date(), pictures: 'few', reviews: false }),
    )
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('analyze')
    const { rows } = await client.query<{ id: string }>(
      `select i.id from items i join products p on p.id = i.product_id and not p.is_retired
       join item_prices a on a.item_id = i.id and a.store = 'de'
       where i.stock > 50 and i.max_quantity > 20 and i.minimum_order_quantity = 1
         and not exists (select from lightning_deals d where d.product_id = p.id) order by i.id limit 20000`,
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

/** Two items of the shop, other ones for every number. */
const itemsOf = (itemIds: readonly string[], number: number): Record<string, number> => {
  const at = (place: number) => itemIds[place % itemIds.length] ?? ''
  return { [at(number * 2)]: 1 + (number % 3), [at(number * 2 + 1)]: 1 }
}

/** Places orders, one after the other for every buyer, until `isOver`; what comes after that is told to nobody. */
export async function placeOrders(
  shop: Ordering,
  options: { itemIds: readonly string[]; buyers: number; told: ToldOrder[]; isOver: () => boolean },
): Promise<void> {
  const { itemIds, told, isOver } = options
  let count = 0
  const buy = async (): Promise<void> => {
    while (!isOver()) {
      const items = itemsOf(itemIds, count++)
      const result = await shop.submit(await shop.buyer(items, 'INVOICE'))
      if (isOver()) return
      if (result.kind === 'refused') continue
      if (result.kind !== 'placed') throw new Error(`An order ended as ${result.kind}`)
      const order: ToldOrder = { number: result.orderNumber, toldAt: Date.now(), stored: null }
      told.push(order)
      order.stored = (await storedOrders(shop.db.$client, order.number))[0] ?? null
    }
  }
  const untilLost = (error: unknown): void => {
    if (!isOver()) throw error
  }
  await Promise.all(Array.from({ length: options.buyers }, () => buy().catch(untilLost)))
}
