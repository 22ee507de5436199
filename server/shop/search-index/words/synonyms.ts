import type { TextLanguage } from '#contract/stores.ts'
import { isSameWord, stemmers, wordsOf } from './words.ts'

/** A synonym group of the editors: a search for one of `terms` also finds texts with one of `meanings`. */
export type SynonymGroup = {
  language: TextLanguage
  terms: readonly string[]
  /** Empty: the terms all mean the same, each stands for every other. */
  meanings: readonly string[]
}

/** A word with its weight in percent, in the order of the text. */
export type WeightedWord = { word: string; weight: number }

type Rule = { words: string[]; stems: string[]; adds: string[][] }

const shortestEnd = 4
const shortestStart = 3
/** What stands for a word counts a little less than the word; less again at the end of a compound. */
const asSynonym = 0.9
const inCompound = 0.9

/** Adds to a text's words those under which editors want it to be found. */
export const createSynonyms = (groups: readonly SynonymGroup[], language: TextLanguage) => {
  const stem = stemmers[language]
  const rules: Rule[] = groups
    .filter((group) => group.language === language)
    .flatMap(({ terms, meanings }) =>
      (meanings.length > 0 ? meanings : terms).map((source) => ({
        words: wordsOf(source),
        stems: wordsOf(source).map(stem),
        adds: terms.filter((term) => term !== source).map(wordsOf),
      })),
    )
    .filter(({ stems, adds }) => stems.length > 0 && adds.length > 0)
  /** By the last word of a rule's source: found once a word of the shop, not once a product. */
  const known = new Map<string, { rule: Rule; factor: number }[]>()

  const rulesFor = (word: string) => {
    const found = known.get(word)
    if (found) return found
    const own = stem(word)
    const fitting = rules.flatMap((rule) => {
      const last = rule.stems.at(-1) ?? ''
      // Hefter means a stapler; a Heft, of the same stem, does not.
      const end = word.slice(own.length - last.length)
      if (!own.endsWith(last) || !isSameWord[language](end, rule.words.at(-1) ?? '')) return []
      if (own === last) return [{ rule, factor: asSynonym }]
      const isEnd = rule.stems.length === 1 && last.length >= shortestEnd && own.length - last.length >= shortestStart
      return isEnd ? [{ rule, factor: asSynonym * inCompound }] : []
    })
    known.set(word, fitting)
    return fitting
  }

  return (words: readonly WeightedWord[]): WeightedWord[] => {
    const added: WeightedWord[] = []
    words.forEach(({ word, weight }, index) => {
      for (const { rule, factor } of rulesFor(word)) {
        const start = index - rule.stems.length + 1
        const isThere = rule.stems.slice(0, -1).every((each, k) => stem(words[start + k]?.word ?? '') === each)
        if (!isThere) continue
        for (const term of rule.adds)
          for (const each of term) added.push({ word: each, weight: Math.round(weight * factor) })
      }
    })
    return added.length > 0 ? [...words, ...added] : [...words]
  }
}
