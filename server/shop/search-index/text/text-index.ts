import { maxSearchLength } from '#contract/limits/search.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { TextSnapshot } from '../snapshot/snapshot.ts'
import { kindredOf } from '../words/kindred-words.ts'
import { weights } from '../words/name-words.ts'
import { isSoft } from '../words/soft-words.ts'
import { editDistance, fold, type Token, tokensOf, wordsOf } from '../words/words.ts'
import { isCounted, sameMeasures, saysSomething, splitMeasures } from './measures.ts'
import { Scorer } from './scorer.ts'
import { asHead, type Expansion, Vocabulary } from './vocabulary.ts'

const maxWords = 12
const maxAlternatives = 3
const wordsThatMayBeDropped = 6
/** With fewer hits than this the query may be mistyped. */
const fewHits = 3
/** Letters that the beginning of a compound has at least, to be looked for by itself. */
const shortestStart = 3
const asGuess = 0.7
const otherUnit = 0.9
/** Strength from which a word is what products are called, be it by an editor's synonym. */
const asNoun = 90

type TextMatch = {
  /** Places of products, the most relevant first; among equals the default sort decides. */
  places: Uint32Array
  /** What the products were found with when it is not what was typed. */
  corrected: string | null
  /** True when a word was left out that the shop knows: no product has all of them. */
  isPartial: boolean
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
  /** Corrected as mistyped: a guess, which counts less than words that are known. */
  isGuess: boolean
  /** Says what for or how much, not what the thing is. */
  isSoft: boolean
  /** Part of an unknown compound that products only have beside their name: alone it finds other things. */
  isBeside: boolean
}

const nothingFound: TextMatch = { places: new Uint32Array(0), corrected: null, isPartial: false, alternatives: [] }

/** Among several words, one of a letter or two stands for itself: gr is not the beginning of green. */
const withoutRemnants = (word: string, words: Vocabulary) => (group: Group) =>
  word.length < shortestStart && !words.isKnown(group.expansion) ? { ...group, expansion: new Map() } : group

/** Without what says again what another word says: of Lamy Füller, read as Schulfüller Füller, one is enough. */
const textOf = (groups: readonly Group[]): string =>
  groups
    .filter(
      (group) =>
        !group.isCorrected || !groups.some((other) => other !== group && fold(group.text).endsWith(fold(other.text))),
    )
    .map(({ text }) => text)
    .join(' ')

/** Says what the thing is that is looked for. */
const saysWhat = (group: Group): boolean => !group.isSoft && saysSomething(group.text)

/** The A4 of Laminierfolien A4 alone leads to other things, as does the Wagen of Kinderwagen, which cushions come with. */
const isThingMissing = (requested: readonly Group[], found: readonly Group[]): boolean =>
  requested.some(saysWhat) && !found.some((group) => saysWhat(group) && !group.isBeside)

const isNumber = (group: Group | undefined): boolean => group !== undefined && /^\d+$/.test(group.text)

const isUnit = (group: Group): boolean =>
  !isNumber(group) && (!saysSomething(group.text) || isCounted(fold(group.text)))

/** The words that the shop has, without units of numbers that it does not have. */
const knownOf = (groups: readonly Group[]): Group[] => {
  const known = groups.filter(({ expansion }) => expansion.size > 0)
  const withNumber = known.filter((group) => {
    const before = groups[groups.indexOf(group) - 1]
    return !(isUnit(group) && isNumber(before) && before?.expansion.size === 0)
  })
  return withNumber.some(saysWhat) ? withNumber : known
}

/** Finds products by the words of a query. */
export class TextIndex {
  readonly words: Vocabulary
  readonly #language: TextLanguage
  readonly #scorer: Scorer

  /** `products`: how many places there are. */
  constructor(text: TextSnapshot, language: TextLanguage, products: number) {
    this.words = new Vocabulary(text, language)
    this.#language = language
    this.#scorer = new Scorer(text, products)
  }

  /** Among products that are sold: `docs` has -1 at the place of each other. */
  find(term: string, docs: Int32Array): TextMatch {
    const groups = this.#groups(term, docs)
    const known = knownOf(groups)
    if (known.length === 0 || isThingMissing(groups, known)) return nothingFound
    const places = this.#score(known, docs)
    const isAsTyped = known.length === groups.length && !known.some(({ isCorrected }) => isCorrected)
    if (places.length > 0) {
      const isDoubtful = isAsTyped ? places.length < fewHits : known.some(({ isCorrected }) => isCorrected)
      const alternatives = isDoubtful ? this.#alternatives(known, places.length, docs) : []
      return { places, corrected: isAsTyped ? null : textOf(known), isPartial: false, alternatives }
    }
    return this.#withLess(known, docs)
  }

  /** Products that have all words as they were typed. */
  count(term: string, docs: Int32Array): number {
    const { places, corrected } = this.find(term, docs)
    return corrected === null ? places.length : 0
  }

  /** The likeliest word of the shop for a folded one that it does not have; null for known words and where nothing is near. */
  corrected(word: string): string | null {
    if (isSoft(word, this.#language) || this.words.expand(word).size > 0) return null
    const [best] = this.words.corrections(word)
    return best === undefined ? null : fold(best)
  }

  #score(groups: readonly Group[], docs: Int32Array): Uint32Array {
    return this.#scorer.score(
      groups.map(({ expansion }) => expansion),
      docs,
    )
  }

  /**
   * Fallback when no product has all words: the noun decides, the word that says best what some product is. The other words
   * are kept as long as products of that noun have them, those that say most first.
   */
  #withLess(groups: readonly Group[], docs: Int32Array): TextMatch {
    // Tischlampe LED, LED desk lamp: which of equals is the noun.
    const nounFirst = (a: number, b: number) => (this.#language === 'de' ? a - b : b - a)
    // Headphones for class 3: what follows a "for" is not the noun.
    const firstQualified = groups.findIndex(({ text }, at) => at > 0 && wordsOf(text).length < text.split(' ').length)
    const isQualifying = (at: number) => firstQualified >= 0 && at >= firstQualified
    const ranked = groups
      .slice(0, wordsThatMayBeDropped)
      .map((group, at) => ({ group, at, strength: this.#strength(group, docs) }))
      .filter(({ strength }) => strength > 0)
      .sort(
        (a, b) =>
          Number(a.group.isSoft) - Number(b.group.isSoft) ||
          Number(isQualifying(a.at)) - Number(isQualifying(b.at)) ||
          b.strength - a.strength ||
          nounFirst(a.at, b.at),
      )
    const sold = ranked.map(({ group }) => group)
    if (isThingMissing(groups, sold)) return nothingFound
    const remaining: Group[] = []
    let places: Uint32Array = new Uint32Array(0)
    for (const group of sold) {
      const found = this.#score([...remaining, group], docs)
      if (found.length === 0) continue
      places = found
      remaining.push(group)
    }
    if (remaining.length === 0) return nothingFound
    const isStored = (group: Group | undefined) => group !== undefined && remaining.includes(group)
    // A unit whose number was left out says nothing.
    const isOfDropped = (group: Group, at: number) =>
      isUnit(group) && isNumber(groups[at - 1]) && !isStored(groups[at - 1])
    const choice = groups.filter((group, at) => isStored(group) && !isOfDropped(group, at))
    const alternatives = sold
      .filter((group) => !remaining.includes(group) && saysWhat(group))
      .map(({ text }) => text)
      .slice(0, maxAlternatives)
    return { places, corrected: textOf(choice), isPartial: true, alternatives }
  }

  /** The best score of the word alone: highest where it is what a product is called. A number says nothing of that. */
  #strength(group: Group, docs: Int32Array): number {
    if (this.#score([group], docs).length === 0) return 0
    return saysSomething(group.text) ? Math.min(asNoun, this.#scorer.bestWord) * (group.isGuess ? asGuess : 1) : 1
  }

  /** The query with one word as it may have been meant, where that finds more. */
  #alternatives(groups: readonly Group[], hits: number, docs: Int32Array): string[] {
    const found: string[] = []
    for (const [index, group] of groups.entries())
      for (const other of this.#othersOf(group)) {
        if (found.length === maxAlternatives) return found
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

  /** What a word may have been meant as. What comes nearest to a thing that the shop does not sell is no typo. */
  #othersOf({ others, text, isCorrected, isGuess }: Group): readonly string[] {
    if (others.length > 0) return others
    return isCorrected && !isGuess ? [] : this.words.corrections(fold(text))
  }

  #groups(term: string, docs: Int32Array): Group[] {
    const isWord = (word: string) => this.words.expand(word).size > 0
    const tokens = splitMeasures(tokensOf(term.slice(0, maxSearchLength)), isWord).slice(0, maxWords)
    const groups: Group[] = []
    for (let i = 0; i < tokens.length; i++) {
      const { before, raw, word } = tokens[i] ?? { before: '', raw: '', word: '' }
      const next = tokens[i + 1]
      // Schul ranzen. Numbers stay apart: 30 cm is no word.
      if (next && !/\d/.test(word) && this.words.hasStem(this.words.stem(word + next.word))) {
        groups.push(this.#group(`${before}${raw} ${next.before}${next.raw}`, word + next.word))
        i++
      } else {
        const found = this.#withOtherUnits(this.#groupsOfWord({ before, raw, word }, docs), tokens, i)
        groups.push(...(tokens.length > 1 ? found.map(withoutRemnants(word, this.words)) : found))
      }
    }
    return groups
  }

  /** Lets a measure stand for what it is in other units: 8 cm finds 80 mm, 30 l finds 30 Liter. */
  #withOtherUnits(groups: readonly Group[], tokens: readonly Token[], at: number): readonly Group[] {
    const [only, more] = groups
    const wordAt = (index: number) => tokens[index]?.word ?? ''
    const measures = sameMeasures(wordAt(at), wordAt(at + 1))
    const before = measures.length > 0 ? [] : sameMeasures(wordAt(at - 1), wordAt(at))
    const others = [...measures.map(({ number }) => number), ...before.map(({ unit }) => unit)]
    if (!only || more || others.length === 0) return groups
    const expansion = new Map(only.expansion)
    for (const index of others.flatMap((other) => this.words.same(other)))
      expansion.set(index, Math.max(otherUnit, expansion.get(index) ?? 0))
    return [{ ...only, expansion }]
  }

  #group(text: string, word: string): Group {
    return {
      text,
      expansion: this.words.expand(word),
      others: [],
      isCorrected: false,
      isGuess: false,
      isSoft: isSoft(word, this.#language),
      isBeside: false,
    }
  }

  #groupsOfWord({ before, raw, word }: Token, docs: Int32Array): Group[] {
    const own = this.#group(before + raw, word)
    // An existing word is no typo: Locher does not mean Löscher. Nor is it the beginning of another: Filz is no Filzstift.
    const nearest = this.words.hasWord(own.expansion) ? null : kindredOf(word, this.#language)
    if (nearest === '') return [{ ...own, expansion: new Map() }]
    const kindred = nearest === null ? null : this.#group(nearest, fold(nearest))
    if (kindred !== null && kindred.expansion.size > 0) return [{ ...kindred, isCorrected: true }]
    if (own.expansion.size > 0) return [this.#withHead(own, word)]
    if (own.isSoft) return [own]
    const held = this.words.wholeOf(word) ?? this.words.heldBy(word)
    if (held !== null) return [{ ...this.#group(before + this.words.written(held), held), isCorrected: true }]
    const parts = this.words.split(word)
    if (parts) {
      const [start, head] = parts.map((part) => this.#group(this.words.written(part), part))
      // The end of a compound says what it is.
      if (start && head)
        return [
          { ...start, isSoft: true },
          { ...head, isBeside: this.#isBeside(head, docs) },
        ]
    }
    const [best, ...others] = this.words.corrections(word)
    const isUnlikely = best === undefined || (editDistance(word, fold(best), 1) > 1 && this.words.endsWithWord(word))
    const compound = isUnlikely ? this.words.compound(word) : null
    if (compound && compound.size > 0) {
      const head = this.words.headOf(word) ?? word
      const start = word.slice(0, word.length - head.length)
      const described = { ...this.#group(raw.slice(0, start.length), start), isSoft: true, isCorrected: true }
      const end = { ...own, text: before + this.words.written(head), expansion: compound, isCorrected: true }
      const noun = { ...end, isBeside: !isSoft(head, this.#language) && this.#isBeside(end, docs, asHead) }
      return described.expansion.size > 0 && start.length > shortestStart ? [described, noun] : [noun]
    }
    if (best === undefined) {
      const start = this.words.startOf(word)
      if (start === null || isSoft(start, this.#language)) return [own]
      const guess = { ...this.#group(this.words.written(start), start), isCorrected: true, isGuess: true }
      return [{ ...guess, isBeside: this.#isBeside(guess, docs) }]
    }
    const expansion = this.words.expand(fold(best))
    return [{ ...own, text: before + best, expansion, others, isCorrected: true, isGuess: true }]
  }

  #isBeside(group: Group, docs: Int32Array, share = 1): boolean {
    this.#score([group], docs)
    return this.#scorer.bestWord <= weights.tail * share
  }

  /** Adds what a compound is one of where the shop has it only as the beginning of other words: Schreibtisch(lampe). */
  #withHead(group: Group, word: string): Group {
    if (this.#language !== 'de' || this.words.isKnown(group.expansion)) return group
    const expansion = new Map(group.expansion)
    for (const [index, weight] of this.words.compound(word) ?? [])
      expansion.set(index, Math.max(weight, expansion.get(index) ?? 0))
    return { ...group, expansion }
  }
}
