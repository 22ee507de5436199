import { setImmediate } from 'node:timers/promises'
import { LocalStore } from '../local-store.ts'
import { entryOf } from './entry-of.ts'

const maxRounds = 30
/** Bytes by which two rounds may differ. */
const calm = 64 * 1024

/**
 * Fills a store in a process that does nothing else, started with --expose-gc, and writes as JSON how much memory that took
 * and how much the store counts.
 */
async function measure(): Promise<void> {
  fill(new LocalStore(100e6), 50) // What is compiled and allocated once is there before.
  const before = await memory()
  const store = new LocalStore(100e6)
  fill(store, 2000)
  const taken = (await memory()) - before
  process.stdout.write(JSON.stringify({ taken, counted: store.bytes, size: store.size }))
}

function fill(store: LocalStore, pages: number): void {
  for (let n = 0; n < pages; n++) {
    const piece = Buffer.alloc(64 * 1024).subarray(0, 5000)
    store.set(`page number ${n}`, entryOf(piece, [`product:${n}`, 'catalogue']))
    store.set(`nothing number ${n}`, entryOf(Buffer.from('null')), true)
  }
}

/** Bytes in use once collecting garbage frees no more: memory of buffers goes some turns of the event loop after them. */
async function memory(): Promise<number> {
  let last = Number.POSITIVE_INFINITY
  for (let round = 0; round < maxRounds; round++) {
    globalThis.gc?.()
    await setImmediate()
    const { heapUsed, external } = process.memoryUsage()
    const now = heapUsed + external
    if (Math.abs(last - now) < calm) return now
    last = now
  }
  return last
}

await measure()
