import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MillionBench } from './million-process.ts'

const products = 1_000_000

/** The rows and their index need more memory than Node allows itself. */
export async function benchMillion(signal: AbortSignal): Promise<MillionBench> {
  const child = fork(join(import.meta.dirname, 'million-process.ts'), [String(products)], {
    execArgv: ['--max-old-space-size=16000', '--expose-gc'],
    signal,
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that builds the index has ended with ${code}`)
  })
  const answered = once(child, 'message').then(([result]) => result as MillionBench)
  return await Promise.race([answered, ended])
}
