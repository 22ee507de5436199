import type { TextLanguage } from '#contract/stores.ts'
import { editDistance, fold, stemmers } from '#engine/search-index/words/words.ts'
import { ownThings } from './list-words.ts'

/** Folded first word of a product's name: in German names it says what the thing is. */
export const nounOf = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}-]+/u)[0]
    ?.replaceAll('-', '') ?? ''

const shortestHead = 5

/** Below it a word names nothing. */
export const leastCertain = 0.6

const commonEnding = (one: string, other: string): number => {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

/** The likeliest products of a word by their names, and the word that the search read instead of it. */
export type Hits = { names: readonly string[]; correctedTerm: string | null }

/** Lupe of Handlupe, Schreibheft of Heft. */
const isHead = (one: string, other: string): boolean =>
  one.length >= 4 && other.length >= 4 && (one.endsWith(other) || other.endsWith(one))

/** What a word that the search knows has to do with the things that it finds. */
const known = (word: string, names: readonly string[], language: TextLanguage): number => {
  const [first = ''] = names.map(nounOf)
  if (first === '' || word.length < 3) return 0
  const stem = stemmers[language]
  const [requested, sold] = [stem(word), stem(first)]
  if (requested === sold) return 1
  if (ownThings.has(word) || ownThings.has(requested)) return 0
  // Heft of Schulheft, and Schreibheft that ends as Heft does.
  if (isHead(word, first) || isHead(requested, sold)) return 0.95
  if (commonEnding(requested, sold) >= shortestHead) return 0.85
  if (requested.length >= 6 && (sold.startsWith(requested) || requested.includes(sold))) return 0.8
  const isOne = names.length > 1 && names.every((name) => nounOf(name) === first)
  const isNamed = names.map((name) => fold(name).includes(requested))
  // Another word for it, which editors have written down, or what is in a set: all that it finds is the same thing.
  if (isOne && isNamed.every((each) => !each)) return 0.9
  return isOne && isNamed.every(Boolean) && requested.length >= 8 ? 0.8 : 0
}

/** How surely a folded word names what the products are, 0 to 1; 0 where it is something else. */
export const nounCertainty = (word: string, { names, correctedTerm }: Hits, language: TextLanguage): number => {
  const instead = correctedTerm === null ? null : fold(correctedTerm)
  if (instead === null || instead === word) return known(word, names, language)
  if (ownThings.has(word)) return 0
  const isTypo = word[0] === instead[0] && editDistance(word, instead, 2) <= (word.length >= 8 ? 2 : 1)
  const isKindOf = instead.length >= 4 && word.endsWith(stemmers[language](instead))
  const of = isTypo ? 0.8 : isKindOf ? 0.85 : 0
  // What comes nearest to it in this shop: the shopper is asked to look.
  return Math.max(of * known(instead, names, language), known(word, names, language) >= 0.8 ? leastCertain : 0)
}
