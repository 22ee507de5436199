type Labels<Name extends string> = Record<Name, string>

/**
 * Counts what happened since the process started, by labels. Services count without knowing who reads; /metrics does. Combinations
 * given at the start are there from the start with 0: of a counter that appears with 1, Prometheus sees no rise.
 */
export const createTally = <Name extends string>(known: readonly Labels<Name>[] = []) => {
  const counts = new Map<string, { labels: Labels<Name>; count: number }>()
  const add = (labels: Labels<Name>, more: number): void => {
    const key = JSON.stringify(Object.entries(labels).sort())
    const found = counts.get(key)
    if (found) found.count += more
    else counts.set(key, { labels, count: more })
  }
  for (const labels of known) add(labels, 0)
  return {
    count: (labels: Labels<Name>): void => add(labels, 1),
    read: (): { labels: Labels<Name>; count: number }[] => [...counts.values()],
  }
}

export type Tally<Name extends string> = ReturnType<typeof createTally<Name>>
