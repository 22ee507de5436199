import pg from 'pg'

/** Most statements that are prepared; an engine repeats some dozens. */
const max = 200
/** Executions after which a statement is prepared. */
const often = 3
/** Longer statements are generated for one use and not prepared. */
const maxLength = 10_000

type Config = { name?: string | undefined; text: string; values?: unknown[] }

const isConfig = (query: unknown): query is Config =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/**
 * Names for statements by their text. PostgreSQL parses and plans a named one once a connection; most of what the engine
 * asks takes longer to plan than to answer.
 */
const createNames = () => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 0
  return {
    of: (text: string): string | undefined => {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= max || text.length > maxLength) return undefined
      const times = (seen.get(text) ?? 0) + 1
      if (times < often) {
        if (seen.size > 10 * max) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      const name = `${generation}.${names.size}`
      names.set(text, name)
      return name
    },
    /** A migration has changed the result type of a statement: the old names can't be used any more. */
    renew: (): void => {
      generation++
      names.clear()
    },
  }
}

/** PostgreSQL's error for a statement prepared before a migration. */
const isOutdated = (error: unknown): boolean => (error as { code?: string } | null)?.code === '0A000'

type Ask = (query: unknown, ...rest: unknown[]) => unknown
type Callback = (error: unknown, result?: unknown) => void

/**
 * A client for a pool that prepares repeated statements. A statement that a migration has made invalid is repeated
 * unprepared. Inside a transaction the error goes to the caller, because PostgreSQL has already aborted the
 * transaction.
 */
export const preparingClient = (): typeof pg.Client => {
  const names = createNames()
  return class extends pg.Client {
    override query = ((query: unknown, ...rest: unknown[]) => {
      const ask = super.query.bind(this) as Ask
      if (!isConfig(query) || query.name !== undefined) return ask(query, ...rest)
      const name = names.of(query.text)
      if (name === undefined) return ask(query, ...rest)
      const isAlone = this.getTransactionStatus() === 'I'
      const mayRepeat = (error: unknown): boolean => {
        if (!isOutdated(error)) return false
        names.renew()
        return isAlone
      }
      const done = rest.at(-1)
      // A pool asks for itself by a callback, and gives the connection up when that hears of an error.
      if (typeof done === 'function') {
        const parameters = rest.slice(0, -1)
        return ask({ ...query, name }, ...parameters, (error: unknown, result: unknown) =>
          mayRepeat(error) ? ask(query, ...rest) : (done as Callback)(error, result),
        )
      }
      return Promise.resolve(ask({ ...query, name }, ...rest)).catch((error: unknown) => {
        if (mayRepeat(error)) return ask(query, ...rest)
        throw error
      })
    }) as pg.Client['query']
  }
}
