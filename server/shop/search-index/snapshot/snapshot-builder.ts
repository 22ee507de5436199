import { Worker } from 'node:worker_threads'
import type { BuilderAnswer, BuilderData } from './build-worker.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

/** Milliseconds after which a builder that has nothing to do gives its memory back. */
const idleLifetime = 60_000

type SnapshotBuilder = {
  build: () => Promise<CatalogueSnapshot>
  /** Terminates the thread at once: a running build rejects, and so does each later one. */
  close: () => Promise<void>
}

/**
 * Reads the database and builds in a thread of its own: the event loop only takes the finished arrays over. The thread
 * stays for a while, so that changes in a row don't each wait for its start. One build at a time: the caller sees to it.
 */
export const createSnapshotBuilder = (workerData: BuilderData): SnapshotBuilder => {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const start = (): Worker => {
    // The worker must not inherit the process's loaders (of a test runner, for example).
    const started = new Worker(new URL('./build-worker.ts', import.meta.url), {
      workerData,
      execArgv: [],
    })
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }

  const build = (): Promise<CatalogueSnapshot> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error('the index builder is closed')
      clearTimeout(idle)
      worker ??= start()
      const current = worker
      const settle = (finish: () => void) => {
        current.off('message', onMessage).off('error', onError).off('exit', onExit)
        current.unref()
        idle = setTimeout(() => {
          // Fails only when it has ended already.
          current.terminate().catch(() => undefined)
        }, idleLifetime).unref()
        finish()
      }
      const onError = (error: Error) => settle(() => reject(error))
      const onExit = () => settle(() => reject(new Error('the index builder ended without a result')))
      // Node's own watch mode posts to the same port.
      const onMessage = ({ snapshot }: Partial<BuilderAnswer>) => {
        if (snapshot) settle(() => resolve(snapshot))
      }
      current.once('error', onError).once('exit', onExit).on('message', onMessage)
      current.ref()
      current.postMessage('build')
    })

  return {
    build,
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
