import pg from 'pg'

/** Texts that get a plan of their own: what an engine asks again and again are some dozens. */
const most = 200
/** A text is asked that often before it counts as one of them. */
const often = 3
/** Longer ones are made for one occasion. */
const longest = 10_000

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
      if (names.size >= most || text.length > longest) return undefined
      const times = (seen.get(text) ?? 0) + 1
      if (times < often) {
        if (seen.size > 10 * most) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      const name = `${generation}.${names.size}`
      names.set(text, name)
      return name
    },
    /** A migration has changed what a statement answers with: the old names are of no use any more. */
    renew: (): void => {
      generation++
      names.clear()
    },
  }
}

/** What PostgreSQL says of a statement that was prepared before a migration. */
const isOutdated = (error: unknown): boolean => (error as { code?: string } | null)?.code === '0A000'

type Ask = (query: unknown, ...rest: unknown[]) => unknown
type Done = (error: unknown, result?: unknown) => void

/**
 * A client for a pool whose repeated statements are prepared. One that a migration has outdated is asked again under no
 * name; in a transaction, which PostgreSQL has given up by then, whoever began it hears of it.
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
        const given = rest.slice(0, -1)
        return ask({ ...query, name }, ...given, (error: unknown, result: unknown) =>
          mayRepeat(error) ? ask(query, ...rest) : (done as Done)(error, result),
        )
      }
      return Promise.resolve(ask({ ...query, name }, ...rest)).catch((error: unknown) => {
        if (mayRepeat(error)) return ask(query, ...rest)
        throw error
      })
    }) as pg.Client['query']
  }
}
