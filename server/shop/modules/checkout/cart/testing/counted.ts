import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const counting = new AsyncLocalStorage<true>()

/** Statements that this process sends for `work`; what an engine does by itself meanwhile, as looking for changes, is not counted. */
export const counted = async (work: () => Promise<unknown>): Promise<number> => {
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    if (counting.getStore()) count += 1
    return Reflect.apply(original, this, parameters)
  } as typeof original
  try {
    await counting.run(true, work)
  } finally {
    pg.Client.prototype.query = original
  }
  return count
}
