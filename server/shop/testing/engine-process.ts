import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#lib/process/ports.ts'
import { client, orderKey, ratingKey } from './engine.ts'

const main = join(import.meta.dirname, '../main.ts')

/** An engine as a process of its own, to be asked over HTTP and to be killed. It answers once this resolves. */
export const spawnEngine = async (databaseUrl: string, settings: Record<string, string> = {}) => {
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'pausenhof-engine-'))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: directory,
      LOG_LEVEL: 'error',
      SHOP_PORT: String(port),
      SHOP_CLIENTS: `${client.id}:${client.secret}`,
      RATING_LINK_KEYS: `${ratingKey.version}:${ratingKey.secret}`,
      ORDER_LINK_KEYS: `${orderKey.version}:${orderKey.secret}`,
      ...settings,
    },
    // The channel ends it when this process dies.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const address = `http://127.0.0.1:${port}`
  while (true) {
    if (!isRunning()) throw new Error('The engine ended while it started')
    const answer = await fetch(`${address}/health/ready`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) break
    await delay(50)
  }
  /** Resolves with the exit code; null when a signal has ended it. */
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (isRunning()) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    }
    await rm(directory, { recursive: true, force: true })
    return child.exitCode
  }
  return {
    address,
    pid: child.pid,
    isRunning,
    /** As a machine that loses its power. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

export type EngineProcess = Awaited<ReturnType<typeof spawnEngine>>

/** One token of the database, good for all engines on it. */
export const tokenOf = async ({ address }: EngineProcess): Promise<string> => {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `grant_type=client_credentials&client_id=${client.id}&client_secret=${client.secret}`,
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
