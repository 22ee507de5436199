import type { TextLanguage } from '#contract/stores.ts'
import { headOfName, phrasesOfName } from '../words/name-words.ts'
import type { SynonymGroup } from '../words/synonyms.ts'
import { wordsOf } from '../words/words.ts'
import type { PhraseSnapshot } from './snapshot.ts'

export type PhraseSources = {
  /** Brand of each product, null without one. */
  brands: readonly (string | null)[]
  /** Names of categories, with the products in and below each. */
  categories: readonly { name: string; products: number }[]
}

const min = 2
const max = 50_000

const count = (counts: Map<string, number>, text: string, by = 1) => counts.set(text, (counts.get(text) ?? 0) + by)

/** English: of satchel and school satchel, found as often, the longer says more; a third word only when it tells apart. */
const isRedundant = (text: string, counts: ReadonlyMap<string, number>, twoWords: ReadonlyMap<string, number>) => {
  const words = text.split(' ')
  if (words.length === 1) return twoWords.get(text) === counts.get(text)
  return words.length === 3 && counts.get(words.slice(1).join(' ')) === counts.get(text)
}

const namePhrases = (names: readonly string[], language: TextLanguage): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) for (const phrase of phrasesOfName(name, language)) count(counts, phrase)
  if (language === 'de') return counts
  const twoWords = new Map<string, number>()
  for (const [text, times] of counts) {
    const [first, last, more] = text.split(' ')
    if (first && last && more === undefined) twoWords.set(last, Math.max(twoWords.get(last) ?? 0, times))
  }
  return new Map([...counts].filter(([text]) => !isRedundant(text, counts, twoWords)))
}

/** Phrases for suggestions: product names, brands, categories, editors' synonyms. */
export const buildPhrases = (
  names: readonly string[],
  language: TextLanguage,
  synonyms: readonly SynonymGroup[],
  { brands, categories }: PhraseSources,
): PhraseSnapshot => {
  const counts = namePhrases(names, language)
  names.forEach((name, product) => {
    const brand = brands[product]
    if (!brand) return
    const tokens = headOfName(name).split(/\s+/)
    const noun = language === 'de' ? tokens[0] : tokens.at(-1)
    count(counts, brand)
    count(counts, `${brand} ${noun}`)
  })
  // Skips category names with "&": two things in one name are no search text.
  for (const { name, products } of categories)
    if (products > 0 && !name.includes('&')) counts.set(name, Math.max(products, counts.get(name) ?? 0))
  for (const { language: own, terms, meanings } of synonyms) {
    if (own !== language) continue
    // As many as of that which it stands for.
    const times = Math.max(min, ...[...terms, ...meanings].map((term) => counts.get(term) ?? 0))
    for (const term of terms) if (!counts.has(term)) counts.set(term, times)
  }

  const byWords = new Map<string, [text: string, times: number]>()
  for (const [text, times] of counts) {
    const key = wordsOf(text).join(' ')
    if (key !== '' && times >= min && times > (byWords.get(key)?.[1] ?? 0)) byWords.set(key, [text, times])
  }
  const remaining = [...byWords].sort(([, a], [, b]) => b[1] - a[1]).slice(0, max)
  const starts = remaining.flatMap(([key], phrase) => {
    const words = key.split(' ')
    return words.map((_word, first) => ({ key: words.slice(first).join(' '), phrase, first }))
  })
  starts.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.phrase - b.phrase))
  return {
    texts: remaining.map(([, [text]]) => text),
    products: Uint32Array.from(remaining, ([, [, times]]) => times),
    keys: starts.map(({ key }) => key),
    phraseOfKey: Uint32Array.from(starts, ({ phrase }) => phrase),
    firstOfKey: Uint8Array.from(starts, ({ first }) => Math.min(first, 255)),
  }
}
