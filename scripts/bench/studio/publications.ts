import { migrateDatabase } from '#engine/db/migrate.ts'
import { change } from '#engine/testing/engine.ts'
import { openPublishedEdges, publishedContent } from '#testing/published-edges.ts'
import { closedWithBench, openBenchPostgres } from '../opened.ts'
import { atMost, type Line } from '../report.ts'

const group = 'k publications'
const edges = 3
/** Milliseconds in which a publication is to be on every edge. */
const maxPublication = 2000

/** Publishes a page again and again, and asks three edges without Redis until all of them show it. */
export async function benchPublications({ publications }: { publications: number }): Promise<Line[]> {
  const opened = new AsyncDisposableStack()
  const close = closedWithBench(() => opened.disposeAsync())
  try {
    const postgres = await openBenchPostgres('publications')
    opened.defer(postgres.close)
    const { url } = postgres
    await migrateDatabase(url)
    await change(url, publishedContent)
    const teardown = (work: () => unknown) => {
      opened.defer(async () => {
        await work()
      })
    }
    const { timeOf } = await openPublishedEdges({ teardown }, { url, edges })
    const times: number[] = []
    for (let index = 0; index < publications; index++) times.push(await timeOf('/a/', `text ${index}`))
    times.sort((a, b) => a - b)
    const [median = 0, max = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    const name = `on ${edges} edges, of ${publications}`
    return [
      { group, name: `${name}: median`, value: median, unit: 'ms' },
      { group, name: `${name}: maximum`, value: max, unit: 'ms', ...atMost(maxPublication)(max) },
    ]
  } finally {
    await close()
  }
}
