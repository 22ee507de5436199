import { Worker } from 'node:worker_threads'
import type { DocumentMessage } from './document-worker.ts'

/** Milliseconds that one document may take: of processor time, and by the clock, since a thread that waits uses no processor. */
export type DocumentLimits = { maxWorkMs: number; maxWaitMs: number }

/** Megabytes of a document's objects and, apart from those, of its unpacked bytes. */
const maxMegabytes = 256
/** Memory for new objects: with Node's own limit an order form of 500 rows takes twice the memory, and no less time. */
const youngMegabytes = 16
const lookEveryMs = 50

/**
 * A thread that looks into documents, started with the first one and kept. A document that takes too much time or memory, or
 * breaks the thread, gets null, and the next one a new thread. Time is the thread's own: other load does not count.
 */
export class DocumentThread<Answer> {
  readonly #script: URL
  readonly #limits: DocumentLimits
  #worker: Promise<Worker> | null = null

  /** @param script answers with `answerDocuments` (document-worker.ts) */
  constructor(script: URL, limits: DocumentLimits) {
    this.#script = script
    this.#limits = limits
  }

  /** One document at a time: call it again only when the last call has settled. */
  async ask(bytes: Buffer): Promise<Answer | null> {
    this.#worker ??= start(this.#script)
    const worker = await this.#worker.catch(() => null)
    const answer = worker && (await ask<Answer>(worker, bytes, this.#limits))
    if (answer !== null) return answer
    this.#worker = null
    await worker?.terminate()
    return null
  }
}

/** A thread that has loaded its code. It does not keep the process from ending. */
function start(script: URL): Promise<Worker> {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The thread for documents ended')))
    worker.on('message', ({ isReady }: DocumentMessage<unknown>) => {
      if (!isReady) return
      worker.unref()
      resolve(worker)
    })
  })
}

/** Null when the thread is of no more use. */
async function ask<Answer>(
  worker: Worker,
  bytes: Buffer,
  { maxWorkMs, maxWaitMs }: DocumentLimits,
): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>()
  const ended = () => resolve(null)
  const answered = ({ answer }: DocumentMessage<Answer>) => answer !== undefined && resolve(answer)
  worker.on('message', answered).on('error', ended).on('exit', ended)
  worker.ref()
  const begin = await usedMs(worker)
  const look = async () => {
    if ((await usedMs(worker)) - begin > maxWorkMs || (await unpackedMegabytes(worker)) > maxMegabytes) ended()
  }
  const timer = setInterval(() => {
    look().catch(ended)
  }, lookEveryMs)
  const clock = setTimeout(ended, maxWaitMs)
  worker.postMessage(new Uint8Array(bytes))
  try {
    return await promise
  } finally {
    clearInterval(timer)
    clearTimeout(clock)
    worker.off('message', answered).off('error', ended).off('exit', ended)
    worker.unref()
  }
}

/** Milliseconds of processor time since the thread began; endless once it has ended. */
async function usedMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** The thread's buffers, which lie outside of the memory that `resourceLimits` limits. */
async function unpackedMegabytes(worker: Worker): Promise<number> {
  return (await worker.getHeapStatistics()).external_memory / 1_000_000
}
