/** The same numbers for the same seed: a failure can be had again. */
export const randomOf = (seed: number) => {
  let state = (seed + 1) * 7919
  /** From 0 to below. */
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * limit)
  }
  return {
    below,
    chance: (percent: number): boolean => below(100) < percent,
    pick: <Entry>(list: readonly Entry[]): Entry => list[below(list.length)] as Entry,
    list: <Entry>(length: number, of: (index: number) => Entry): Entry[] =>
      Array.from({ length }, (_none, index) => of(index)),
    shuffled: <Entry>(entries: readonly Entry[]): Entry[] =>
      entries
        .map((entry) => ({ entry, at: below(1_000_000) }))
        .sort((a, b) => a.at - b.at)
        .map(({ entry }) => entry),
  }
}

export type Random = ReturnType<typeof randomOf>
