/** Room between two neighbours, so that twenty entries can be put between them before all are numbered anew. */
const step = 2 ** 20

/**
 * Rank of an entry that is to stand at `index` (0 is the top) among entries with these ranks in ascending order; null when
 * there is no room between its neighbours. An index beyond the end is the end.
 */
export const rankAt = (ranks: readonly number[], index: number): number | null => {
  const place = Math.min(Math.max(index, 0), ranks.length)
  const before = ranks[place - 1]
  const after = ranks[place]
  if (before === undefined) return after === undefined ? 0 : after - step
  if (after === undefined) return before + step
  const between = Math.floor((before + after) / 2)
  return between > before ? between : null
}

/** Ranks for this many entries, with room between them. */
export const evenRanks = (count: number): number[] => Array.from({ length: count }, (_, index) => index * step)

/** Ranks for this many entries above all that are there, in their order. */
export const ranksAbove = (ranks: readonly number[], count: number): number[] => {
  const first = ranks[0] ?? 0
  return evenRanks(count).map((rank) => first - count * step + rank)
}
