import { editDistance } from '#engine/search-index/words/words.ts'

const maxNames = 3

/** The names that are most like a name that is unknown. */
export const nearNames = (name: string, known: readonly string[]): string[] => {
  const wanted = name.toLowerCase()
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const distance = (other: string): number => {
    const typos = editDistance(wanted, other.toLowerCase(), 4)
    if (typos <= 4) return typos
    return words.some((word) => other.toLowerCase().includes(word)) ? 5 : 9
  }
  return known
    .map((other) => ({ other, by: distance(other) }))
    .filter(({ by }) => by < 9)
    .sort((a, b) => a.by - b.by)
    .slice(0, maxNames)
    .map(({ other }) => other)
}

/** `x is unknown; near it are y, z` */
export const unknownName = (what: string, name: string, known: readonly string[]): string => {
  const near = nearNames(name, known)
  return `${what} "${name}" is unknown${near.length > 0 ? `; near it: ${near.join(', ')}` : ''}`
}
