import type { TextLanguage } from '#contract/stores.ts'
import type { WeightedWord } from './synonyms.ts'
import { fold, wordsOf } from './words.ts'

/** Percent: what a product is, what else is said of it, and what it comes with or is meant for. */
export const weights = { noun: 100, head: 85, tail: 65 }
const hyphenated = 0.8
/** The Set of Schulranzen-Set counts like the end of a compound written in one word. */
const hyphenatedHead = 0.9

/** What a product is called, without what it comes with or is meant for: Regenhülle Aue of Regenhülle Aue, für Schulranzen. */
export const headOfName = (name: string): string => name.split(/,|\s(?:für|mit|im|in|for|with)\s/, 1)[0]?.trim() ?? ''

const wordsOfToken = (token: string, weight: number): WeightedWord[] => {
  const parts = token.split('-').flatMap(wordsOf)
  if (parts.length < 2) return parts.map((word) => ({ word, weight }))
  // The last part of Whiteboard-Marker says what it is; some write it in one word.
  return [
    ...parts.map((word, index) => ({
      word,
      weight: Math.round(weight * (index === parts.length - 1 ? hyphenatedHead : hyphenated)),
    })),
    ...(token.includes('-') && !/\d/.test(token) ? [{ word: fold(token.replaceAll('-', '')), weight }] : []),
  ]
}

/** Words of a product's name: in German it begins with what the thing is, in English its head ends with it. */
export const nameWords = (name: string, language: TextLanguage): WeightedWord[] => {
  const head = headOfName(name)
  const tokens = head.split(/\s+/)
  const noun = language === 'de' ? 0 : tokens.length - 1
  return [
    ...tokens.flatMap((token, index) => wordsOfToken(token, index === noun ? weights.noun : weights.head)),
    ...wordsOf(name.slice(head.length)).map((word) => ({ word, weight: weights.tail })),
  ]
}

const isWordy = (text: string): boolean => /^\p{L}/u.test(text) && !/\d{3}/.test(text)

/** Parts of a name that make good searches: Schulranzen and Schulranzen Daune; satchel and school satchel. */
export const phrasesOfName = (name: string, language: TextLanguage): string[] => {
  const tokens = headOfName(name).split(/\s+/)
  const phrases =
    language === 'de'
      ? [1, 2].map((length) => tokens.slice(0, length))
      : [1, 2, 3].map((length) => tokens.slice(-length))
  return [...new Set(phrases.map((phrase) => phrase.join(' ')))].filter(isWordy)
}
