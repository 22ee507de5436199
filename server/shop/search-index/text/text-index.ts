import { longestSearch } from '#contract/limits/search.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { TextSnapshot } from '../snapshot/snapshot.ts'
import { fold, tokensOf } from '../words/words.ts'
import { Scorer } from './scorer.ts'
import { type Expansion, Vocabulary } from './vocabulary.ts'

const maxWords = 12
const mostAlternatives = 3
const wordsThatMayBeDropped = 6
/** With fewer hits than this the query may be mistyped. */
const fewHits = 3

type Found = {
  /** Places of products, the most relevant first; among equals the default sort decides. */
  places: Uint32Array
  /** What the products were found with when it is not what was typed. */
  corrected: string | null
  /** Other texts with hits. */
  alternatives: string[]
}

/** A word of the query, with the ways in which products may have it. */
type Group = {
  text: string
  expansion: Expansion
  /** Likely alternative spellings; this group stands for the likeliest of them already. */
  others: string[]
  isCorrected: boolean
}

const nothingFound: Found = { places: new Uint32Array(0), corrected: null, alternatives: [] }

const textOf = (groups: readonly Group[]): string => groups.map(({ text }) => text).join(' ')

/** True for text with a word of three letters: a measure alone ("30 cm") does not describe a product. */
const saysSomething = (text: string): boolean => /\p{L}{3}/u.test(text)

/** Finds products by the words of a query. */
export class TextIndex {
  readonly words: Vocabulary
  readonly #scorer: Scorer

  /** `products`: how many places there are. */
  constructor(text: TextSnapshot, language: TextLanguage, products: number) {
    this.words = new Vocabulary(text, language)
    this.#scorer = new Scorer(text, products)
  }

  /** Among products that are sold: `docs` has -1 at the place of each other. */
  find(term: string, docs: Int32Array): Found {
    const groups = this.#groups(term)
    const known = groups.filter(({ expansion }) => expansion.size > 0)
    if (known.length === 0) return nothingFound
    const places = this.#score(known, docs)
    const isAsTyped = known.length === groups.length && !known.some(({ isCorrected }) => isCorrected)
    if (places.length > 0) {
      const isDoubtful = isAsTyped ? places.length < fewHits : known.some(({ isCorrected }) => isCorrected)
      const alternatives = isDoubtful ? this.#alternatives(known, places.length, docs) : []
      return { places, corrected: isAsTyped ? null : textOf(known), alternatives }
    }
    return this.#withLess(known, docs)
  }

  /** Products that have all words as they were typed. */
  count(term: string, docs: Int32Array): number {
    const { places, corrected } = this.find(term, docs)
    return corrected === null ? places.length : 0
  }

  #score(groups: readonly Group[], docs: Int32Array): Uint32Array {
    return this.#scorer.score(
      groups.map(({ expansion }) => expansion),
      docs,
    )
  }

  /**
   * Fallback when no product has all words: drops one word, or else searches for one word alone; the best score wins.
   */
  #withLess(groups: readonly Group[], docs: Int32Array): Found {
    const tried = groups.slice(0, wordsThatMayBeDropped)
    const withoutOne = tried.length > 1 ? tried.map((group) => groups.filter((each) => each !== group)) : []
    const singles = tried.map((group) => [group])
    for (const choices of [withoutOne.reverse(), singles]) {
      const found = choices
        .map((choice) => ({ choice, places: this.#score(choice, docs), best: this.#scorer.bestScore }))
        .filter(({ places }) => places.length > 0)
        .sort((a, b) => b.best - a.best)
      const [first, ...rest] = found
      if (!first) continue
      const alternatives = rest
        .map(({ choice }) => textOf(choice))
        .filter(saysSomething)
        .slice(0, mostAlternatives)
      return { places: first.places, corrected: textOf(first.choice), alternatives }
    }
    return nothingFound
  }

  /** The query with one word as it may have been meant, where that finds more. */
  #alternatives(groups: readonly Group[], hits: number, docs: Int32Array): string[] {
    const found: string[] = []
    for (const [index, group] of groups.entries())
      for (const other of group.others.length > 0 ? group.others : this.words.corrections(fold(group.text))) {
        if (found.length === mostAlternatives) return found
        const text = groups.map((each, at) => (at === index ? other : each.text)).join(' ')
        if (found.some((each) => fold(each) === fold(text)) || fold(text) === fold(textOf(groups))) continue
        const places = this.#score(
          groups.map((each, at) => (at === index ? { ...each, expansion: this.words.expand(fold(other)) } : each)),
          docs,
        )
        if (places.length > (group.isCorrected ? 0 : hits)) found.push(text)
      }
    return found
  }

  #groups(term: string): Group[] {
    const tokens = tokensOf(term.slice(0, longestSearch)).slice(0, maxWords)
    const groups: Group[] = []
    for (let i = 0; i < tokens.length; i++) {
      const { before, raw, word } = tokens[i] ?? { before: '', raw: '', word: '' }
      const next = tokens[i + 1]
      // Schul ranzen. Numbers stay apart: 30 cm is no word.
      if (next && !/\d/.test(word) && this.words.hasStem(this.words.stem(word + next.word))) {
        groups.push(this.#group(`${before}${raw} ${next.before}${next.raw}`, word + next.word))
        i++
      } else groups.push(...this.#groupsOfWord(before, raw, word))
    }
    return groups
  }

  #group(text: string, word: string): Group {
    return { text, expansion: this.words.expand(word), others: [], isCorrected: false }
  }

  #groupsOfWord(before: string, raw: string, word: string): Group[] {
    const own = this.#group(before + raw, word)
    if (own.expansion.size > 0) return [own]
    const parts = this.words.split(word)
    if (parts) return parts.map((part) => this.#group(this.words.written(part), part))
    const [best, ...others] = this.words.corrections(word)
    const head = best === undefined ? this.words.headOf(word) : null
    if (head !== null) return [{ ...this.#group(before + this.words.written(head), head), isCorrected: true }]
    if (best === undefined) return [own]
    return [{ text: before + best, expansion: this.words.expand(fold(best)), others, isCorrected: true }]
  }
}
