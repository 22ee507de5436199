/** Milliseconds for which an answer is reused (storefront.md §9: refetched after 10 minutes at most). */
const maxAgeMs = 10 * 60_000

/** Limit of remembered questions; the oldest are dropped, which only causes a new request. */
const maxRemembered = 500

/** Remembers when the edge last answered each question, so that a tab that stays open does not show outdated data. */
export function createFetched(now: () => number = Date.now) {
  const times = new Map<string, number>()
  return {
    /** Fetch policy of a question: from the network when its last answer is too old. */
    policyFor: (question: string): 'cache-first' | 'network-only' => {
      const time = times.get(question)
      // Other questions may have cached parts of it, of any age, so the first answer comes from the network.
      return time !== undefined && now() - time < maxAgeMs ? 'cache-first' : 'network-only'
    },
    /** Called after an answer that came with `network-only`. */
    answered: (question: string): void => {
      times.delete(question)
      times.set(question, now())
      const oldest = times.size > maxRemembered ? times.keys().next() : undefined
      if (oldest?.done === false) times.delete(oldest.value)
    },
  }
}

/** Key of an operation with its variables. */
export const questionOf = (id: string, variables: unknown): string => `${id} ${JSON.stringify(variables ?? {})}`
