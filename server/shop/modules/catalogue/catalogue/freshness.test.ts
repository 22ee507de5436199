import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { pollInterval } from '#engine/change-log/change-log.ts'
import { debounce } from '#engine/search-index/live-index.ts'
import { catalogueShop } from '#engine/testing/catalogue-shop.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { sampleRecords } from './testing/sample-catalogue.ts'

const promised = 2000
/**
 * What this machine has to do besides decides when an answer comes, so each change only has to be there before anyone
 * gives up. The promise is held against all that waits on purpose: two fifths of the time are left for reading and building.
 */
const patience = 60_000

const url = await filledDatabase(t, catalogueShop(sampleRecords()))
const engines = await Promise.all([startEngine(t, url), startEngine(t, url)])

type Tile = { id: string; name: string; price: { currentPriceAmount: number }; isShortage: boolean }

const text =
  '{ core_category(id: "1", paging: { sortBy: "price_asc" }) { products { id name isShortage price { currentPriceAmount } } category { name } } }'

const look = async (engine: (typeof engines)[number]) => {
  const { data } = await engine.run(text)
  return (data as unknown as { core_category: { products: Tile[]; category: { name: string } } }).core_category
}

/** Writes, then waits until every process answers with it; false when that never came. */
const eventually = async (
  write: ReturnType<typeof sql>,
  isThere: (answer: Awaited<ReturnType<typeof look>>) => boolean,
): Promise<boolean> => {
  await change(url, async (trx) => {
    await trx.execute(write)
  })
  const committed = Date.now()
  while (Date.now() < committed + patience) {
    if ((await Promise.all(engines.map(look))).every(isThere)) {
      t.comment(`there after ${Date.now() - committed} ms`)
      return true
    }
    await delay(20)
  }
  return false
}

const tile = ({ products }: { products: Tile[] }, id: string) => products.find((each) => each.id === id)
const order = ({ products }: { products: Tile[] }) => products.map(({ id }) => id).join()

t.test('waiting on purpose leaves time to answer with a change within two seconds', async (t) => {
  t.ok(pollInterval + debounce <= 0.6 * promised)
})

t.test('every process answers with a change', async (t) => {
  t.equal(order(await look(engines[0])), '200,500,100')
  t.ok(
    await eventually(
      sql`update item_prices set amount = 500 where item_id = '500-1' and store = 'de'`,
      (answer) => tile(answer, '500')?.price.currentPriceAmount === 500 && order(answer) === '500,200,100',
    ),
    'a price, in the card and in the order',
  )
  t.ok(
    await eventually(
      sql`update items set stock = 2 where id = '500-1'`,
      (answer) => tile(answer, '500')?.isShortage === true,
    ),
    'stock',
  )
  t.ok(
    await eventually(
      sql`update product_texts set name = 'Neuer Name' where product_id = '500'`,
      (answer) => tile(answer, '500')?.name === 'Neuer Name',
    ),
    'a name',
  )
  t.ok(
    await eventually(
      sql`update products set is_retired = true where id = '500'`,
      (answer) => order(answer) === '200,100',
    ),
    'a product that goes',
  )
  t.ok(
    await eventually(
      sql`update products set is_retired = false where id = '400'`,
      (answer) => order(answer) === '200,400,100',
    ),
    'a product that comes',
  )
  t.ok(
    await eventually(
      sql`delete from item_prices where item_id = '400-1' and store = 'de'`,
      (answer) => order(answer) === '200,100',
    ),
    'a product that loses its price in the store',
  )
  t.ok(
    await eventually(
      sql`update category_texts set name = 'Umbenannt' where category_id = '1'`,
      (answer) => answer.category.name === 'Umbenannt',
    ),
    'a category',
  )
})
