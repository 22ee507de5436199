import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buildSnapshot } from './build-snapshot.ts'
import { buffersOf, type CatalogueSnapshot } from './snapshot.ts'
import { readSnapshotRows } from './snapshot-rows.ts'
import { codeVersion, writeSnapshot } from './stored-snapshot.ts'

const int8 = 20
pg.types.setTypeParser(int8, Number)

/** `snapshotFile`: the file that each snapshot is written to. */
export type BuilderData = { connectionString: string; snapshotFile?: string }

const { connectionString, snapshotFile } = workerData as BuilderData

export type BuilderAnswer = { snapshot: CatalogueSnapshot }

parentPort?.on('message', () => {
  answer().catch((error: unknown) => {
    // An error ends the worker, which rejects the waiting build; the next build starts a new one.
    process.nextTick(() => {
      throw error
    })
  })
})

async function answer(): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'pausenhof-shop-index' })
  // The statement under way rejects with the same.
  client.on('error', () => undefined)
  await client.connect()
  const rows = await rowsOf(client)
  const snapshot = buildSnapshot(rows)
  // Before its arrays go to the other thread. Without a file the next start builds anew, so a full disk does no harm.
  if (snapshotFile)
    await writeSnapshot(snapshotFile, { ...rows.readFrom, code: await codeVersion(), snapshot }).catch(() => undefined)
  parentPort?.postMessage({ snapshot } satisfies BuilderAnswer, buffersOf(snapshot))
}

async function rowsOf(client: pg.Client) {
  try {
    return await readSnapshotRows(client)
  } finally {
    await client.end()
  }
}
