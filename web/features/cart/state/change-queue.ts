import { mostCartOps } from '#contract/limits/cart.ts'
import type { CartOpInput } from '../../../generated/operations.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { newId as newRandomId } from '../../../lib/browser/new-id.ts'

export type ChangeOptions = {
  /** What the change is about: one that has not been sent yet gives way to the next of the same key. */
  key?: string
  /** Milliseconds in which further changes may come; the whole queue waits, so that the order stays. */
  delay?: number
}

type Timers = { set: (run: () => void, milliseconds: number) => unknown; clear: (timer: unknown) => void }

type QueueOptions<Outcome> = {
  /** Carries out all of them, in order; one outcome each. The same id is carried out once, however often it is sent. */
  send: (updateId: string, ops: CartOpInput[]) => Promise<readonly Outcome[]>
  /** Resolves when a change that got lost on its way may be sent again; false when it is to be given up. */
  mayRetry: (error: unknown, attempt: number) => Promise<boolean>
  newId?: () => string
  timers?: Timers
}

type Waiting<Outcome> = {
  op: CartOpInput
  key: string | undefined
  resolve: ((outcome: Outcome) => void)[]
  reject: ((error: unknown) => void)[]
}

const browserTimers: Timers = {
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
}

/**
 * Changes of the cart leave one update after the other: what comes while one is under way gathers for the next, and of
 * several quantities of one position the last counts (transactions.md §9).
 */
export function makeChangeQueue<Outcome>({
  send,
  mayRetry,
  newId = newRandomId,
  timers = browserTimers,
}: QueueOptions<Outcome>) {
  let waiting: Waiting<Outcome>[] = []
  let underWay: Waiting<Outcome>[] = []
  let isSending = false
  let timer: unknown

  const flush = async () => {
    timer = undefined
    if (isSending || waiting.length === 0) return
    isSending = true
    const batch = waiting.slice(0, mostCartOps)
    waiting = waiting.slice(mostCartOps)
    underWay = batch
    try {
      const outcomes = await sendUntilTaken(batch.map(({ op }) => op))
      batch.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]
        if (outcome === undefined) for (const fail of reject) fail(new Error('No outcome'))
        else for (const done of resolve) done(outcome)
      })
    } catch (error) {
      for (const { reject } of batch) for (const fail of reject) fail(error)
    }
    isSending = false
    underWay = []
    // Before those who waited for this batch go on: they see what is pending now.
    if (timer === undefined) inBackground(flush())
  }

  const sendUntilTaken = async (ops: CartOpInput[]): Promise<readonly Outcome[]> => {
    const updateId = newId()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(updateId, ops)
      } catch (error) {
        if (!(await mayRetry(error, attempt))) throw error
      }
    }
  }

  return {
    change: (op: CartOpInput, { key, delay = 0 }: ChangeOptions = {}): Promise<Outcome> => {
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
      const earlier = key === undefined ? undefined : waiting.find((change) => change.key === key)
      if (earlier) {
        earlier.op = op
        earlier.resolve.push(resolve)
        earlier.reject.push(reject)
      } else waiting.push({ op, key, resolve: [resolve], reject: [reject] })
      timers.clear(timer)
      timer = timers.set(() => inBackground(flush()), delay)
      return promise
    },
    /** Nothing is waiting and nothing under way. */
    isIdle: (): boolean => !isSending && waiting.length === 0,
    /** Whether a change of this key waits or is under way. False for the one whose outcome has just come. */
    isPending: (key: string): boolean => [...waiting, ...underWay].some((change) => change.key === key),
  }
}
