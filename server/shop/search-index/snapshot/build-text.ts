import type { TextLanguage } from '#contract/stores.ts'
import { nameWords } from '../words/name-words.ts'
import { createSynonyms, type SynonymGroup, type WeightedWord } from '../words/synonyms.ts'
import { fold, gramBuckets, gramsOf, stemmers, wordsOf } from '../words/words.ts'
import { buildPhrases, type PhraseSources } from './build-phrases.ts'
import { listsFrom, type TextSnapshot } from './snapshot.ts'

/** What a product is found by; a weight is in percent, what stands in the name counts most. */
export type ProductText = { name: string; fields: readonly { text: string; weight: number }[] }

const order = (keys: readonly string[]): Uint32Array =>
  Uint32Array.from(keys.keys()).sort((a, b) => {
    const left = keys[a] ?? ''
    const right = keys[b] ?? ''
    return left < right ? -1 : left > right ? 1 : a - b
  })

const reverse = (word: string): string => [...word].reverse().join('')

/** Remembers how words are written, as they were first seen: names come before all else. */
const createSpellings = () => {
  const spellings = new Map<string, string>()
  return {
    learn: (text: string): void => {
      for (const [raw] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const word = fold(raw)
        if (!spellings.has(word)) spellings.set(word, raw)
      }
      for (const [raw] of text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)) {
        const word = fold(raw.replaceAll('-', ''))
        if (!spellings.has(word)) spellings.set(word, raw)
      }
    },
    of: (word: string): string => spellings.get(word) ?? word,
  }
}

/** Terms of all products in one language; `texts[i]` belongs to the product in place i. */
export const buildText = (
  texts: readonly ProductText[],
  language: TextLanguage,
  synonyms: readonly SynonymGroup[] = [],
  phrases: PhraseSources = { brands: [], categories: [] },
): TextSnapshot => {
  const postings = new Map<string, Map<number, number>>()
  const spellings = createSpellings()
  const withSynonyms = createSynonyms(synonyms, language)
  const fieldWords = new Map<string, WeightedWord[]>()

  const put = (product: number, words: readonly WeightedWord[]): void => {
    for (const { word, weight } of words) {
      let places = postings.get(word)
      if (!places) {
        places = new Map()
        postings.set(word, places)
      }
      if ((places.get(product) ?? 0) < weight) places.set(product, weight)
    }
  }
  /** Categories and values are the same texts again and again. */
  const wordsOfField = (text: string, weight: number): WeightedWord[] => {
    const key = `${weight} ${text}`
    let words = fieldWords.get(key)
    if (!words) {
      spellings.learn(text)
      words = withSynonyms(wordsOf(text).map((word) => ({ word, weight })))
      if (weight < 100) fieldWords.set(key, words)
    }
    return words
  }

  texts.forEach(({ name, fields }, product) => {
    spellings.learn(name)
    put(product, withSynonyms(nameWords(name, language)))
    for (const { text, weight } of fields) put(product, wordsOfField(text, weight))
  })
  for (const group of synonyms) if (group.language === language) for (const term of group.terms) spellings.learn(term)

  const words = [...postings.keys()].sort()
  const stems = words.map(stemmers[language])
  const rows = words.map((word) => [...(postings.get(word)?.keys() ?? [])])
  const weights = words.flatMap((word) => [...(postings.get(word)?.values() ?? [])])
  const grams = Array.from({ length: gramBuckets }, (): number[] => [])
  words.forEach((word, index) => {
    for (const gram of gramsOf(word)) grams[gram]?.push(index)
  })
  const names = texts.map(({ name }) => name)
  return {
    words,
    spellings: words.map(spellings.of),
    stems,
    byStem: order(stems),
    byEnd: order(words.map(reverse)),
    byStemEnd: order(stems.map(reverse)),
    postings: listsFrom(rows),
    weights: Uint8Array.from(weights),
    grams: listsFrom(grams),
    phrases: buildPhrases(names, language, synonyms, phrases),
  }
}
