import { setTimeout as sleep } from 'node:timers/promises'
import type { Ending } from '#lib/postgres/embedded-postgres.ts'

/** A child process that is to run until it is stopped. */
export type Running = { ended: Promise<Ending>; stop: () => Promise<void> }

export type Part = { name: string; running: Running; start: () => Promise<Running> }

export type RestartPolicy = {
  /** Milliseconds before the first restart; each further one within `period` waits twice as long. */
  firstDelay: number
  maxDelay: number
  /** Restarts within `period` milliseconds; the next end is the last. */
  most: number
  period: number
}

const restartPolicy: RestartPolicy = { firstDelay: 250, maxDelay: 8000, most: 5, period: 300_000 }

/** What a person needs to find the reason: how it ended, and the end of its log. */
const explain = (name: string, { reason, log }: Ending): string => {
  const lines = log ? `\n${log.replace(/^/gm, '    ')}` : ''
  return `The ${name} ended with ${reason}.${lines}`
}

/**
 * Starts a process again each time that it ends by itself, and reports why it ended. `stop` ends it, at once when it waits
 * for its next start. `givenUp` resolves with a sentence once it has ended too often, and never otherwise.
 */
export function keepRunning(part: Part, report: (text: string) => void, policy: RestartPolicy = restartPolicy) {
  const { name, start } = part
  const stopping = new AbortController()
  let current = part.running
  let ends: number[] = []

  const startAgain = async (): Promise<Running> => {
    try {
      return await start()
    } catch (error) {
      const ending = { reason: `a failed start: ${error instanceof Error ? error.message : error}`, log: '' }
      return { ended: Promise.resolve(ending), stop: async () => undefined }
    }
  }

  const watch = async (): Promise<string | null> => {
    while (true) {
      const ending = await current.ended
      if (stopping.signal.aborted) return null
      const now = performance.now()
      ends = [...ends.filter((end) => now - end < policy.period), now]
      if (ends.length > policy.most) {
        const period = `${policy.period / 1000} s`
        return `${explain(name, ending)}\nIt has ended ${ends.length} times within ${period} and is not started again.`
      }
      const delay = Math.min(policy.firstDelay * 2 ** (ends.length - 1), policy.maxDelay)
      report(`${explain(name, ending)}\nStarting it again in ${delay / 1000} s (${ends.length} of ${policy.most}).`)
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return null
      current = await startAgain()
      if (stopping.signal.aborted) await current.stop()
    }
  }

  const watching = watch()
  return {
    givenUp: new Promise<string>((resolve, reject) => {
      watching.then((sentence) => sentence !== null && resolve(sentence), reject)
    }),
    stop: async (): Promise<void> => {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}
