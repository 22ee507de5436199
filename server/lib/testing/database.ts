import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

/** The part of a tap test that is needed to clean up after it. */
type Teardown = { teardown: (fn: () => unknown) => void }

let cluster: Promise<string> | undefined

/**
 * The address of an empty database of its own for a test file, dropped when it ends. It lives in the cluster that the test
 * run has started (TEST_POSTGRES_URL), or in one of this process's own when a file is run by itself.
 */
export async function freshDatabase(t: Teardown): Promise<string> {
  cluster ??= process.env.TEST_POSTGRES_URL ? Promise.resolve(process.env.TEST_POSTGRES_URL) : ownCluster(t)
  const admin = await cluster
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(admin, `create database ${name}`)
  t.teardown(() => onServer(admin, `drop database ${name} with (force)`))
  return admin.replace(/\/[^/]*$/, `/${name}`)
}

async function ownCluster(t: Teardown): Promise<string> {
  const dataDir = join(tmpdir(), `pausenhof-test-${randomBytes(6).toString('hex')}`)
  const server = await startEmbeddedPostgres({ dataDir, port: 0, isThrowAway: true })
  t.teardown(async () => {
    await server.stop()
    await Promise.all([dataDir, `${dataDir}.password`].map((path) => rm(path, { recursive: true, force: true })))
  })
  return server.url
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
