import { Worker } from 'node:worker_threads'
import type { PdfVerdict } from './pdf.ts'

/** Processor time (milliseconds) that one document may take, and megabytes of its objects. */
const longestCheckMs = 3000
const mostMegabytes = 256
const lookEveryMs = 100

type Message = { isReady?: boolean; verdict?: PdfVerdict }

/**
 * A thread that looks into documents, started with the first one and kept. A document that takes too much time or memory, or
 * breaks the thread, is broken, and the next one gets a new thread. Time is the thread's own: other load does not count.
 */
export class PdfThread {
  #worker: Promise<Worker> | null = null

  /** One document at a time: call it again only when the last call has settled. */
  async judge(bytes: Buffer): Promise<PdfVerdict> {
    this.#worker ??= start()
    const worker = await this.#worker.catch(() => null)
    const verdict = worker && (await ask(worker, bytes))
    if (verdict !== null) return verdict
    this.#worker = null
    await worker?.terminate()
    return 'broken'
  }
}

/** A thread that has loaded its code. It does not keep the process from ending. */
function start(): Promise<Worker> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The thread for documents ended')))
    worker.on('message', ({ isReady }: Message) => {
      if (!isReady) return
      worker.unref()
      resolve(worker)
    })
  })
}

/** Null when the thread is of no more use. */
async function ask(worker: Worker, bytes: Buffer): Promise<PdfVerdict | null> {
  const { promise, resolve } = Promise.withResolvers<PdfVerdict | null>()
  const ended = () => resolve(null)
  const answered = ({ verdict }: Message) => verdict !== undefined && resolve(verdict)
  worker.on('message', answered).on('error', ended).on('exit', ended)
  worker.ref()
  const begin = await usedMs(worker)
  const look = async () => {
    if ((await usedMs(worker)) - begin > longestCheckMs) resolve(null)
  }
  const timer = setInterval(() => {
    look().catch(ended)
  }, lookEveryMs)
  worker.postMessage(new Uint8Array(bytes))
  try {
    return await promise
  } finally {
    clearInterval(timer)
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
