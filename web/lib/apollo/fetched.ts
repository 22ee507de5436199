/** Milliseconds for which an answer is shown again without asking (storefront.md §9: refetched after 10 minutes at most). */
const longestKept = 10 * 60_000

/** Questions that are remembered; the ones asked longest ago are forgotten, which only asks them again. */
const mostRemembered = 500

/** When each question was last answered by the edge, so that a tab that stays open doesn't show yesterday's shop. */
export function createFetched(now: () => number = Date.now) {
  const times = new Map<string, number>()
  return {
    /** Where the answer may come from. Asked again only when the last answer is too old to be shown. */
    policyFor: (question: string): 'cache-first' | 'network-only' => {
      const time = times.get(question)
      // Part of it may be in the cache by another question, of whatever age: a first answer is always the edge's.
      return time !== undefined && now() - time < longestKept ? 'cache-first' : 'network-only'
    },
    /** To be told of answers that came with `network-only`. */
    answered: (question: string): void => {
      times.delete(question)
      times.set(question, now())
      const oldest = times.size > mostRemembered ? times.keys().next() : undefined
      if (oldest?.done === false) times.delete(oldest.value)
    },
  }
}

/** One text for the same operation with the same variables. */
export const questionOf = (id: string, variables: unknown): string => `${id} ${JSON.stringify(variables ?? {})}`
