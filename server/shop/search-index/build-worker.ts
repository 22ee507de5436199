import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buildSnapshot } from './build-snapshot.ts'
import { buffersOf, type CatalogueSnapshot } from './snapshot.ts'
import { readSnapshotRows } from './snapshot-rows.ts'

const int8 = 20
pg.types.setTypeParser(int8, Number)

const { connectionString } = workerData as { connectionString: string }

export type BuilderAnswer = { snapshot: CatalogueSnapshot }

// A fault ends the worker, which tells whoever waits; the next build starts another one.
parentPort?.on('message', async () => {
  const client = new pg.Client({ connectionString, application_name: 'pausenhof-shop-index' })
  // The statement under way rejects with the same.
  client.on('error', () => undefined)
  await client.connect()
  const snapshot = buildSnapshot(await readSnapshotRows(client).finally(() => client.end()))
  parentPort?.postMessage({ snapshot } satisfies BuilderAnswer, buffersOf(snapshot))
})
