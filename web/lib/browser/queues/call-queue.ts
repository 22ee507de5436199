import { makeChangeQueue } from './change-queue.ts'

/** Calls that run one after the other, each when its turn comes; of those that wait with the same key the last counts. */
export const makeCallQueue = <Outcome>() =>
  makeChangeQueue<() => Promise<Outcome>, Outcome>({
    send: (calls) => Promise.all(calls.map((call) => call())),
  })
