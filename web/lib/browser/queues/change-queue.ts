import { inBackground } from '../in-background.ts'
import { newId as newRandomId } from '../new-id.ts'
import { type MayRetry, sendUntilTaken } from './send-until-taken.ts'

type ChangeOptions = {
  /** What the change is about: one that has not been sent yet gives way to the next of the same key. */
  key?: string
  /** Milliseconds in which further changes may come; the whole queue waits, so that the order stays. */
  delay?: number
}

type Timers = { set: (run: () => void, milliseconds: number) => unknown; clear: (timer: unknown) => void }

type QueueOptions<Change, Outcome> = {
  /** Carries out all of them, in order; one outcome each. `updateId` stays the same when they are sent again. */
  send: (changes: Change[], updateId: string) => Promise<readonly Outcome[]>
  /** Changes that are sent together at most; one where nothing is said. */
  most?: number
  /** Never where nothing is said. */
  mayRetry?: MayRetry
  newId?: () => string
  timers?: Timers
}

type Waiting<Change, Outcome> = {
  change: Change
  key: string | undefined
  resolve: ((outcome: Outcome) => void)[]
  reject: ((error: unknown) => void)[]
}

const browserTimers: Timers = {
  set: (run, milliseconds) => setTimeout(run, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
}

/**
 * Changes leave one update after the other: what comes while one is under way waits for the next, and of several changes of
 * one key the last counts. All who asked for a key get the outcome of the one that was sent (transactions.md §9).
 */
export function makeChangeQueue<Change, Outcome>({
  send,
  most: max = 1,
  mayRetry = async () => false,
  newId = newRandomId,
  timers = browserTimers,
}: QueueOptions<Change, Outcome>) {
  let waiting: Waiting<Change, Outcome>[] = []
  let underWay: Waiting<Change, Outcome>[] = []
  let timer: unknown

  const sendNext = async () => {
    timer = undefined
    if (underWay.length > 0 || waiting.length === 0) return
    const batch = waiting.slice(0, max)
    waiting = waiting.slice(max)
    underWay = batch
    const updateId = newId()
    const changes = batch.map(({ change }) => change)
    const settled = await Promise.allSettled([sendUntilTaken(() => send(changes, updateId), mayRetry)])
    underWay = []
    settle(batch, settled[0])
    // Before the callers of this batch go on: they see what is pending now.
    if (timer === undefined) inBackground(sendNext())
  }

  return {
    change: (change: Change, { key, delay = 0 }: ChangeOptions = {}): Promise<Outcome> => {
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
      const earlier = key === undefined ? undefined : waiting.find((each) => each.key === key)
      if (earlier) {
        earlier.change = change
        earlier.resolve.push(resolve)
        earlier.reject.push(reject)
      } else waiting.push({ change, key, resolve: [resolve], reject: [reject] })
      timers.clear(timer)
      timer = timers.set(() => inBackground(sendNext()), delay)
      return promise
    },
    /** Sends what waits for its delay. */
    flush: (): void => {
      timers.clear(timer)
      inBackground(sendNext())
    },
    /** Nothing is waiting and nothing under way. */
    isIdle: (): boolean => underWay.length === 0 && waiting.length === 0,
    /** Whether a change of this key waits or is under way. False for the one whose outcome has just come. */
    isPending: (key: string): boolean => [...waiting, ...underWay].some((change) => change.key === key),
  }
}

/** Tells all callers of a batch how it went. */
function settle<Change, Outcome>(
  batch: readonly Waiting<Change, Outcome>[],
  result: PromiseSettledResult<readonly Outcome[]>,
): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    if (result.status === 'rejected') for (const fail of reject) fail(result.reason)
    else if (index >= result.value.length) for (const fail of reject) fail(new Error('No outcome'))
    else for (const done of resolve) done(result.value[index] as Outcome)
  }
}
