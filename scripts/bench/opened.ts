import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/lib/postgres/embedded-postgres.ts'

const opened = new Set<() => Promise<unknown>>()

/** Closes what a measurement has open: when that is over, or in `closeOpened`, which does not wait for it; never twice. */
export function closedWithBench(close: () => Promise<unknown>): () => Promise<void> {
  const closeOnce = async () => {
    if (opened.delete(closeOnce)) await close()
  }
  opened.add(closeOnce)
  return closeOnce
}

/** The newest first, each waited for. */
export async function closeOpened(): Promise<void> {
  for (const close of [...opened].reverse()) await close().catch(() => {})
}

/** A PostgreSQL that is thrown away with its folder, and another folder for files. */
export async function openBenchPostgres(name: string) {
  const directory = await mkdtemp(join(tmpdir(), `pausenhof-bench-${name}-`))
  // Beside it: PostgreSQL runs as another user where this runs as root.
  const cluster = `${directory}-db`
  const starting = startEmbeddedPostgres({ dataDir: cluster, port: 0, isThrowAway: true })
  const close = closedWithBench(async () => {
    await starting.then(
      ({ stop }) => stop(),
      () => {},
    )
    for (const path of [directory, cluster, `${cluster}.password`]) await rm(path, { recursive: true, force: true })
  })
  try {
    const { url } = await starting
    return { url, directory, cluster, close }
  } catch (error) {
    await close()
    throw error
  }
}
