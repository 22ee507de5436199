import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '#engine/db/database.ts'
import { migrateDatabase } from '#engine/db/migrate.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { importContent } from '#engine/modules/studio/content-import/import-content.ts'
import { emptyContent } from '#engine/testing/engine.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { openBenchPostgres } from '../opened.ts'
import { atMost, type Line } from '../report.ts'
import type { MeasuredLoad } from './load-process.ts'
import { writeSupplierFiles } from './supplier-files.ts'

const group = 'n import'
/** Without a limit Node takes what memory there is before it collects: this shows what a load needs. */
const execArgv = ['--max-old-space-size=350', '--max-semi-space-size=16']

/**
 * Loads a supplier's table and the same as a catalogue of BMEcat into an empty shop, once more without a change, and then prices
 * and stock of a thousand items; each load in a process of its own.
 */
export async function benchImports({ products }: { products: number }): Promise<Line[]> {
  const postgres = await openBenchPostgres('imports')
  try {
    await migrateDatabase(postgres.url)
    const categories = await fillShop(postgres.url)
    const files = await writeSupplierFiles(postgres.directory, { products, categories })
    const load = async (name: string, file: string, kind = '', mapping = {}): Promise<Line[]> => {
      const { seconds, memoryMb, violations } = await loaded(postgres.url, file, kind, JSON.stringify(mapping))
      if (violations.length > 0) throw new Error(`${name}: ${JSON.stringify(violations[0])}`)
      const isWhole = products === 100_000 && file !== files.prices && file !== files.stock
      return [
        { group, name, value: seconds, unit: 's', ...(isWhole && atMost(60)(seconds)) },
        {
          group,
          name: `${name}: memory above that of the engine`,
          value: memoryMb,
          unit: 'MB',
          ...atMost(300)(memoryMb),
        },
      ]
    }
    const many = products.toLocaleString('en')
    const mapping = { category: categories[0], stock: 10, attributes: { Farbe: { id: 'COLOUR' } } }
    return [
      ...(await load(`table of ${many} products`, files.table, 'product')),
      ...(await load('the same table again', files.table, 'product')),
      ...(await load(`BMEcat of ${many} articles`, files.catalogue, '', mapping)),
      ...(await load('prices of 1,000 items', files.prices, 'price')),
      ...(await load('stock of 1,000 items', files.stock, 'stock')),
    ]
  } finally {
    await postgres.close()
  }
}

/** Stores, categories and attributes of the demo shop. Returns categories that products may stand in. */
async function fillShop(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 60_000, connectionTimeout: 5000 }, () => {})
  const of = (store: string) => `http://${store}.test`
  const stores = importStores({ de: of('de'), at: of('at'), ch: of('ch'), b2b: of('b2b') })
  await db.transaction(async (trx) => {
    await importContent(trx, { ...emptyContent, stores })
    await importRecords(
      trx,
      generateCatalogue({ products: 100, seed: 1, today: new Date(), pictures: 'few', reviews: false }),
    )
  })
  const { rows } = await db.$client.query<{ id: string }>('select id from categories order by id')
  await db.$client.end()
  return rows.map(({ id }) => id)
}

async function loaded(...args: [url: string, file: string, kind: string, mapping: string]): Promise<MeasuredLoad> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), args, { execArgv })
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A load ended with ${code}`)
    }),
  ])) as [MeasuredLoad]
  return result
}
