import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import pg from 'pg'

type Doom = { left: number; die: () => void }

const doomed = new AsyncLocalStorage<Doom>()
const original = pg.Client.prototype.query

type Held = pg.Client & { connection: { stream: { destroy: () => void } }; release?: (destroy: boolean) => void }

/**
 * The calls of an engine share what it reads of their token, once a second: each that comes while it is read waits for the same answer, and
 * would wait for ever for one that dies.
 */
const isShared = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'text' in query && String(query.text).includes('"access_tokens"')

/** Lets statements of doomed work end as in a process that is killed: the connection breaks, and nothing runs any more. */
pg.Client.prototype.query = function (this: Held, ...parameters: unknown[]) {
  const doom = isShared(parameters[0]) ? undefined : doomed.getStore()
  if (doom && doom.left === 0) {
    doom.die()
    this.connection.stream.destroy()
    this.release?.(true)
    return new Promise(() => undefined)
  }
  if (doom) doom.left -= 1
  return Reflect.apply(original, this, parameters)
} as typeof original

const connect = pg.Pool.prototype.connect

/**
 * A pool hands a connection on in the callbacks of that connection, which belong to the work that has opened it. Whoever waited for one goes on
 * in the place of his own: otherwise his statements would end with work that died long before.
 */
pg.Pool.prototype.connect = function (this: pg.Pool, ...callbacks: ((...answer: unknown[]) => void)[]) {
  return Reflect.apply(
    connect,
    this,
    callbacks.map((callback) => AsyncResource.bind(callback)),
  )
} as typeof connect

/**
 * Runs work that dies before its statement number `after` (from 0) is sent: its code never goes on, and PostgreSQL rolls back what was not
 * committed. Answers whether it died; otherwise the work has fewer statements, and is done.
 */
export const crashAfter = (after: number, work: () => Promise<unknown>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const doom: Doom = { left: after, die: () => resolve(true) }
    doomed.run(doom, work).then(() => resolve(false), reject)
  })
