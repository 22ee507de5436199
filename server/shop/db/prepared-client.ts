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
const isOutdated = (error: unknown): boolean => (error as { code?: string }).code === '0A000'

/** A client for a pool whose repeated statements are prepared. */
export const preparingClient = (): typeof pg.Client => {
  const names = createNames()
  return class extends pg.Client {
    override query = ((query: unknown, ...rest: unknown[]) => {
      const ask = super.query.bind(this) as (...parameters: unknown[]) => unknown
      if (!isConfig(query) || query.name !== undefined) return ask(query, ...rest)
      const name = names.of(query.text)
      const answer = ask(name === undefined ? query : { ...query, name }, ...rest)
      if (name !== undefined && answer instanceof Promise)
        answer.catch((error) => {
          if (isOutdated(error)) names.renew()
        })
      return answer
    }) as pg.Client['query']
  }
}
