/** Characters that may differ: one letter more, less, other, or two that have changed places. */
const maxDistance = 2
/** Shorter names are like too many others. */
const minLength = 7

/** Steps from one text to another: a letter more, less or other, or two neighbours that change places. */
export function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_none, i) =>
    Array.from({ length: other.length + 1 }, (_nothing, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const hasChangedPlaces = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)]
      if (hasChangedPlaces) steps.push(at(i - 2, j - 2) + 1)
      ;(rows[i] as number[])[j] = Math.min(...steps)
    }
  }
  return at(one.length, other.length)
}

const isCapital = (name: string): boolean => /^[A-Z][A-Z\d_]+$/.test(name)

/** Names in the environment that are no settings, but almost one that is not set itself: which are meant. */
export const misspelt = (known: readonly string[], environment: Record<string, unknown>) =>
  Object.keys(environment)
    .filter((name) => name.length >= minLength && isCapital(name) && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (each) =>
          environment[each] === undefined &&
          Math.abs(each.length - name.length) <= maxDistance &&
          distance(name, each) <= maxDistance,
      )
      return meant === undefined ? [] : [{ name, meant }]
    })
