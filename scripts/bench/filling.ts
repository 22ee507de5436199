import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { loadFixturesOnce } from '../stack/fixtures.ts'
import { openBenchPostgres } from './opened.ts'

/** Milliseconds that the demo shop needs to fill an empty database, as the first start of `npm start` does. */
export async function benchFilling(signal: AbortSignal): Promise<number> {
  const postgres = await openBenchPostgres('filling')
  try {
    await migrateDatabase(postgres.url)
    const since = performance.now()
    await loadFixturesOnce({
      databaseUrl: postgres.url,
      addressOf: (host) => `http://${host}:3000`,
      onStep: () => {},
      signal,
    })
    return performance.now() - since
  } finally {
    await postgres.close()
  }
}
