import type { PhraseSnapshot } from '../snapshot/snapshot.ts'
import { fold, tokensOf, wordsOf } from '../words/words.ts'
import type { Vocabulary } from './vocabulary.ts'

type Suggestion = { query: string; count: number }

/** Keys that are looked at for one beginning: a single letter begins thousands. */
const maxKeys = 4000
const maxCompletions = 24
const candidatesPerHit = 3
const fromItsFirstWord = 4
const shortestHead = 4

/**
 * What has the typed text as a whole word first, then words that begin with it; among them those with its umlauts ("mäpp":
 * Mäppchen before Mappen), then those with most hits.
 */
const byWholeWord = (suggestions: readonly Suggestion[], typed: string, raw: string): Suggestion[] => {
  const spelled = raw.trim().toLowerCase()
  const rank = (query: string) => {
    const text = wordsOf(query).join(' ')
    if (` ${text} `.includes(` ${typed} `)) return 0
    return text.startsWith(typed) ? 1 : 2
  }
  return suggestions
    .map((suggestion) => ({
      suggestion,
      rank: rank(suggestion.query),
      otherwise: suggestion.query.toLowerCase().includes(spelled) ? 0 : 1,
    }))
    .sort((a, b) => a.rank - b.rank || a.otherwise - b.otherwise || b.suggestion.count - a.suggestion.count)
    .map(({ suggestion }) => suggestion)
}

/** Suggests search texts for typed input: whole words first, then by hits. Results are counted, so that no suggestion leads to an empty page. */
export class Suggestions {
  readonly #phrases: PhraseSnapshot
  readonly #words: Vocabulary

  constructor(phrases: PhraseSnapshot, words: Vocabulary) {
    this.#phrases = phrases
    this.#words = words
  }

  /** `countOf` tells how many products a text finds. */
  suggest(typed: string, limit: number, countOf: (text: string) => number): Suggestion[] {
    const tokens = tokensOf(typed)
    const last = tokens.at(-1)
    if (!last) return []
    const found = new Map<string, Suggestion>()
    const offer = (texts: readonly string[]) => {
      for (const query of texts.slice(0, limit * candidatesPerHit)) {
        if (found.size >= limit) return
        const key = wordsOf(query).map(this.#words.stem).join(' ')
        if (found.has(key)) continue
        const count = countOf(query)
        if (count > 0) found.set(key, { query, count })
      }
    }
    const words = tokens.map(({ word }) => word)
    offer(this.#startingWith(words))
    const typedStart = words.join(' ')
    // Words that go on from what was typed come before other endings of compounds.
    const ordered = byWholeWord([...found.values()], typedStart, typed)
    if (found.size < limit) offer(this.#completed(tokens.slice(0, -1), last.word))
    if (found.size === 0) offer(this.#corrected(words))
    return [...ordered, ...[...found.values()].slice(ordered.length).sort((a, b) => b.count - a.count)]
  }

  /** Phrases that go on like this, from their first word or a later one; those of most products first. */
  #startingWith(words: readonly string[]): string[] {
    const { keys, phraseOfKey, firstOfKey, products, texts } = this.#phrases
    const start = words.join(' ')
    let low = 0
    let high = keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    const scores = new Map<number, number>()
    for (let k = low; k < Math.min(keys.length, low + maxKeys) && keys[k]?.startsWith(start); k++) {
      const phrase = phraseOfKey[k] ?? 0
      const score = (products[phrase] ?? 0) * (firstOfKey[k] === 0 ? fromItsFirstWord : 1)
      if (score > (scores.get(phrase) ?? 0)) scores.set(phrase, score)
    }
    return [...scores].sort(([a, left], [b, right]) => right - left || a - b).map(([phrase]) => texts[phrase] ?? '')
  }

  /** What was typed with its last word written out: as it begins, or as the end of a compound (ranzen: Schulranzen). */
  #completed(before: readonly { before: string; raw: string }[], last: string): string[] {
    const start = before.map((token) => token.before + token.raw).join(' ')
    const words = new Set(this.#words.startingWith(last))
    if (last.length >= shortestHead) for (const word of this.#words.expand(last).keys()) words.add(word)
    return [...words]
      .map((word) => ({ word, frequency: this.#words.frequency(word) }))
      .sort((a, b) => b.frequency - a.frequency)
      .slice(0, maxCompletions)
      .map(({ word }) => this.#words.spelling(word))
      .filter((text) => !/\d/.test(text) || start !== '')
      .map((text) => `${start} ${text}`.trim())
  }

  #corrected(words: readonly string[]): string[] {
    return this.#words
      .corrections(words.at(-1) ?? '')
      .filter((correction) => this.#words.hasStem(this.#words.stem(fold(correction))))
      .flatMap((correction) => [
        ...this.#startingWith([...words.slice(0, -1), fold(correction)]),
        [...words.slice(0, -1), correction].join(' '),
      ])
  }
}
