import { LRUCache } from 'lru-cache'
import type { SuggestedCategory } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { stemmers, wordsOf } from '#engine/search-index/words/words.ts'
import type { CategoryEntry } from '../directory/directory.ts'

const shortestHead = 4

/** By name: every keystroke asks for the words of every category. */
const wordsByName = new LRUCache<string, string[]>({ max: 10_000 })

const wordsOfName = (name: string): string[] => {
  const known = wordsByName.get(name)
  if (known) return known
  const words = wordsOf(name)
  wordsByName.set(name, words)
  return words
}

/** How well a category's name answers what was typed, 0 for not at all: every word must be in it somehow. */
export const nameMatch = (typed: readonly string[], name: string, language: TextLanguage): number => {
  const stem = stemmers[language]
  const words = wordsOfName(name)
  const matches = typed.map((each) =>
    Math.max(
      ...words.map((word, index) => {
        if (stem(word) === stem(each)) return index === 0 ? 4 : 3
        if (word.startsWith(each)) return index === 0 ? 3 : 2
        return each.length >= shortestHead && (word.endsWith(each) || stem(word).endsWith(stem(each))) ? 1 : 0
      }),
      0,
    ),
  )
  return matches.length > 0 && matches.every((match) => match > 0) ? matches.reduce((sum, match) => sum + match, 0) : 0
}

export const toSuggestedCategory = (
  entry: CategoryEntry,
  parent: CategoryEntry | null,
  language: TextLanguage,
): SuggestedCategory => ({
  id: entry.id,
  name: entry.text[language].name,
  path: entry.path,
  parentName: parent?.text[language].name ?? null,
})
