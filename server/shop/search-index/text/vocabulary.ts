import type { TextLanguage } from '#contract/stores.ts'
import type { TextSnapshot } from '../snapshot/snapshot.ts'
import { editDistance, fold, gramsOf, isSameWord, stemmers } from '../words/words.ts'

const shortestHead = 3
const typoCandidates = 150
const infixCandidates = 400
const maxCorrections = 6
/** Extra cost of a different first letter, because typing errors there are rare. */
const otherStart = 0.3
const onlyItsStem = 0.2
const onlyAPart = 0.5
/** Too short for trigrams to survive a typo: compared with every word of the same first letter. */
const shortWord = 6
/** How well the head of a compound stands for it, alone and with the same beginning (Fingermalfarbe: Fingerfarbe). */
export const asHead = 0.85
const sameStart = 4
/** How well a word stands for another that has its stem and may be another thing. */
const onlySameStem = 0.75
/** Weight from which a word of the shop is the query's word or its head, not merely a longer word. */
const asHeadOrWord = 0.75
const shortestCompound = 7
/** Letters from which on a word may be one with two letters too many (Laternen, of eight, is no mistyped lernen). */
const longWord = 10
/** Letters of a head that is more likely than a word with two typos. */
const shortestKnownHead = 5
/** What holds several of a thing or belongs to it: a Pinselset is brushes, a Zirkelkasten is compasses, Kugelschreiberminen lead to pens. */
const container = /^(sets?|satz|kasten|box|etui|packung|pack)$/
const containerEnd = /(set|satz|kasten|box|etui|packung|pack|koffer|minen?|halter|stander|hullen?|zubehor|nachfuller)$/
const inContainer = 0.8
/** Letters between the words of a compound. */
const links = ['', 's', 'n', 'en']
/** In folded letters, so that Büchli is a Buch. */
const diminutive = /^(\p{L}{4,}?)(?:erl|lein|chen|li)$/u

/** Words of the index with how well each stands for a word of the query, 0 to 1. */
export type Expansion = Map<number, number>

/** Compares from the end of both words, as their reversed forms would compare. */
const compareEnds = (word: string, end: string): number => {
  for (let i = 1; i <= end.length; i++) {
    if (i > word.length) return -1
    const difference = word.charCodeAt(word.length - i) - end.charCodeAt(end.length - i)
    if (difference !== 0) return difference
  }
  return 0
}

const compareStarts = (word: string, start: string): number => {
  const head = word.slice(0, start.length)
  return head < start ? -1 : head > start ? 1 : 0
}

/** Typos tolerated: one from four letters on, two from eight, none in numbers. */
const forgiven = (word: string): number => (/\d/.test(word) ? 0 : word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

const unlike = Number.POSITIVE_INFINITY

/** Typos that make one word of another. Letters are left out; two too many are only typed in long words: Laternen is no lernen. */
const typosBetween = (word: string, other: string): number => {
  const max = forgiven(word)
  if (word.length < longWord && word.length - other.length > 1) return unlike
  const distance = editDistance(word, other, max)
  return distance > max ? unlike : distance
}

/** The words of one language: exact, by stem, as head of a compound, by beginning, inside others, with typos. */
export class Vocabulary {
  readonly #text: TextSnapshot
  readonly #alphabetical: Uint32Array
  readonly stem: (word: string) => string
  readonly #isSameWord: (word: string, other: string) => boolean

  constructor(text: TextSnapshot, language: TextLanguage) {
    this.#text = text
    this.#alphabetical = Uint32Array.from(text.words.keys())
    this.stem = stemmers[language]
    this.#isSameWord = isSameWord[language]
  }

  /** Number of products that contain the word. */
  frequency(word: number): number {
    const { offsets } = this.#text.postings
    return (offsets[word + 1] ?? 0) - (offsets[word] ?? 0)
  }

  spelling(word: number): string {
    return this.#text.spellings[word] ?? ''
  }

  hasStem(stem: string): boolean {
    return this.#withStem(stem).length > 0
  }

  /** Calls with every word whose key, in the order given, compares as 0. */
  #range(order: Uint32Array, keys: string[], compare: (key: string) => number, visit: (word: number) => void): void {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(keys[order[middle] ?? 0] ?? '') < 0) low = middle + 1
      else high = middle
    }
    for (; low < order.length; low++) {
      const word = order[low] ?? 0
      if (compare(keys[word] ?? '') !== 0) break
      visit(word)
    }
  }

  #withStem(stem: string): number[] {
    const found: number[] = []
    const { byStem, stems } = this.#text
    this.#range(
      byStem,
      stems,
      (key) => (key < stem ? -1 : key > stem ? 1 : 0),
      (word) => found.push(word),
    )
    return found
  }

  startingWith(start: string): number[] {
    const found: number[] = []
    this.#range(
      this.#alphabetical,
      this.#text.words,
      (key) => compareStarts(key, start),
      (word) => found.push(word),
    )
    return found
  }

  expand(word: string): Expansion {
    const { words, stems, byEnd, byStemEnd } = this.#text
    const expansion: Expansion = new Map()
    const put = (index: number, weight: number) => {
      if ((expansion.get(index) ?? 0) < weight) expansion.set(index, weight)
    }
    const stem = this.stem(word)
    for (const index of this.#withStem(stem)) {
      const other = words[index] ?? ''
      put(index, other === word ? 1 : this.#isSameWord(word, other) ? 0.95 : onlySameStem)
    }
    const heads = (order: Uint32Array, keys: string[], end: string) => {
      if (end.length < shortestHead) return
      const compare = (key: string) => compareEnds(key, end)
      this.#range(order, keys, compare, (index) => {
        const other = words[index] ?? ''
        if (other.length - end.length < shortestHead) return
        // Hefter is the end of Schnellhefter; of Aufgabenheft it is not, though the stem is the same.
        const isForm = this.#isSameWord(word, other.slice((keys[index] ?? '').length - end.length))
        put(index, isForm && end.length > shortestHead ? 0.8 : 0.6)
      })
    }
    heads(byEnd, words, word)
    heads(byStemEnd, stems, stem)
    if (stem !== word) heads(byStemEnd, stems, word)
    if (word.length >= 3 || expansion.size === 0)
      for (const index of this.startingWith(word.length >= 5 ? stem : word))
        put(index, container.test((words[index] ?? '').slice(word.length)) ? inContainer : 0.6)
    if (expansion.size === 0 && word.length >= 5)
      for (const index of this.#similar(stem, infixCandidates)) if (words[index]?.includes(stem)) put(index, 0.5)
    return expansion
  }

  /** The word in the forms in which the shop has it, without longer words. */
  same(word: string): number[] {
    return this.#withStem(this.stem(word)).filter((index) => this.#isSameWord(word, this.#text.words[index] ?? ''))
  }

  /** Words that share most trigrams. */
  #similar(word: string, limit: number): number[] {
    const { grams, words } = this.#text
    const shared = new Map<number, number>()
    for (const gram of gramsOf(word)) {
      const end = grams.offsets[gram + 1] ?? 0
      for (let k = grams.offsets[gram] ?? 0; k < end; k++) {
        const index = grams.items[k] ?? 0
        shared.set(index, (shared.get(index) ?? 0) + 1)
      }
    }
    const score = ([index, count]: [number, number]) =>
      count - Math.abs((words[index]?.length ?? 0) - word.length) * 0.05
    return [...shared]
      .sort((a, b) => score(b) - score(a))
      .slice(0, limit)
      .map(([index]) => index)
  }

  #typoCandidates(word: string): Iterable<number> {
    const similar = this.#similar(word, typoCandidates)
    if (word.length > shortWord) return similar
    const isAsLong = (index: number) => Math.abs((this.#text.words[index]?.length ?? 0) - word.length) <= 2
    return new Set([...similar, ...this.startingWith(word.charAt(0)).filter(isAsLong)])
  }

  /**
   * A compound that the shop does not have as such, by what it is one of: Tisch of Schreibtisch finds Schülertische. Null
   * when no word of the shop ends like it.
   */
  compound(word: string): Expansion | null {
    const head = word.length < shortestCompound ? null : this.headOf(word)
    if (head === null) return null
    const expansion: Expansion = new Map()
    const start = word.slice(0, sameStart)
    for (const [index, weight] of this.expand(head)) {
      if (weight < asHeadOrWord) continue
      const isAlike = word.length - head.length >= sameStart && (this.#text.words[index] ?? '').startsWith(start)
      expansion.set(index, isAlike ? 1 : weight * asHead)
    }
    return expansion
  }

  /** Whether the expansion has the word itself or words that end with it, not only longer ones that begin with it. */
  isKnown(expansion: Expansion): boolean {
    for (const weight of expansion.values()) if (weight >= asHeadOrWord) return true
    return false
  }

  /** As `isKnown`, without words that only have the same stem: a Sticker is no Stick. */
  hasWord(expansion: Expansion): boolean {
    for (const weight of expansion.values()) if (weight > onlySameStem) return true
    return false
  }

  /** How some word, or the beginning or end of a compound, would be written that was mistyped like this; the nearest first. */
  corrections(word: string): string[] {
    const { words, stems, spellings } = this.#text
    const max = forgiven(word)
    if (max === 0) return []
    const stem = this.stem(word)
    const near = new Map<string, { spelling: string; distance: number; frequency: number }>()
    const put = (index: number, candidate: string, spelling: string, distance: number) => {
      if (this.stem(candidate) === stem) return
      const frequency = this.frequency(index)
      const known = near.get(candidate)
      if (!known || distance < known.distance) near.set(candidate, { spelling, distance, frequency })
      else known.frequency += frequency
    }
    for (const index of this.#typoCandidates(word)) {
      const candidate = words[index] ?? ''
      const spelling = spellings[index] ?? candidate
      if (/\d/.test(candidate)) continue
      const start = candidate[0] === word[0] ? 0 : otherStart
      const whole = typosBetween(word, candidate)
      // Another first letter and another ending are two words: Kerzen is no Terz.
      const inStem = start > 0 ? unlike : typosBetween(stem, stems[index] ?? '')
      const distance = Math.min(whole, inStem)
      if (distance <= max) put(index, candidate, spelling, distance + start + (whole > distance ? onlyItsStem : 0))
      else if (candidate.length > word.length + 2)
        for (const length of [word.length - 1, word.length, word.length + 1])
          if (candidate.length - length >= shortestHead)
            for (const from of [0, candidate.length - length]) {
              const part = candidate.slice(from, from + length)
              const distance = typosBetween(word, part)
              const written = spelling.length === candidate.length ? spelling.slice(from, from + length) : part
              if (distance <= max && part[0] === word[0] && this.#isWord(part))
                put(index, part, written, distance + onlyAPart)
            }
    }
    const byStem = new Map<string, string>()
    const nearest = [...near].sort(([, a], [, b]) => a.distance - b.distance || b.frequency - a.frequency)
    for (const [candidate, { spelling }] of nearest)
      if (!byStem.has(this.stem(candidate))) byStem.set(this.stem(candidate), spelling)
    return [...byStem.values()].slice(0, maxCorrections)
  }

  /** Splits a compound that no product has into two known words: Kinderstuhl finds a Stuhl for Kinder. */
  split(word: string): [start: string, head: string] | null {
    let found: [string, string] | null = null
    for (let cut = shortestHead; cut <= word.length - shortestHead; cut++)
      for (const link of links) {
        const start = word.slice(0, cut)
        const bare = start.slice(0, start.length - link.length)
        if (!start.endsWith(link) || bare.length < shortestHead || !this.hasStem(this.stem(bare))) continue
        const head = word.slice(cut)
        if (this.hasStem(this.stem(head))) return [bare, head]
        // The longest that is at least the end of other words.
        if (!found && this.#isEnd(head, start)) found = [bare, head]
      }
    return found
  }

  /** What an unknown compound holds several of: Zirkel of Zirkelkasten; null when it holds nothing that the shop knows. */
  heldBy(word: string): string | null {
    const held = word.replace(containerEnd, '')
    return held !== word && held.length > shortestHead && this.hasStem(this.stem(held)) ? held : null
  }

  /** The word that an unknown diminutive is of: Heft of Heftli; null for other words. */
  wholeOf(word: string): string | null {
    const [, bare] = diminutive.exec(word) ?? []
    return (bare && [bare, `${bare}e`].find((each) => this.#isWord(each))) || null
  }

  /** What an unknown word belongs to whose end the shop does not know: Schreibtisch of Schreibtischunterlage. */
  startOf(word: string): string | null {
    for (let cut = word.length - shortestHead; cut >= shortestKnownHead; cut--)
      for (const link of links) {
        const bare = word.slice(0, cut - link.length)
        if (word.slice(0, cut).endsWith(link) && bare.length >= shortestKnownHead && this.#isWord(bare)) return bare
      }
    return null
  }

  /** The head of an unknown compound: Tafel of Kreidetafel; null when no word of the shop ends it. */
  headOf(word: string): string | null {
    for (let cut = shortestHead; cut <= word.length - shortestHead - 1; cut++) {
      const head = word.slice(cut)
      if (this.#isCutWrong(word.slice(0, cut))) continue
      if (this.#isWord(head) || (head.length > shortestHead + 1 && this.#endsWords(head))) return head
    }
    return null
  }

  /** Whether a word of the shop that stands by itself ends a long unknown one: Kissen of Sitzkissen. */
  endsWithWord(word: string): boolean {
    for (let cut = shortestHead; cut <= word.length - shortestKnownHead; cut++)
      if (this.#isWord(word.slice(cut))) return true
    return false
  }

  /** Whether the word, in some form, stands by itself in the shop's texts or synonyms. */
  #isWord(word: string): boolean {
    return this.same(word).length > 0
  }

  /** Whether the beginning of a compound is a word and one or two letters of the next: Heftst of Heftstreifen, which has no Reifen. */
  #isCutWrong(start: string): boolean {
    return [1, 2].some((more) => {
      const word = start.slice(0, -more)
      return word.length > shortestHead && !links.includes(start.slice(-more)) && this.#isWord(word)
    })
  }

  /** Words of the shop that are longer and end like this. */
  #endingWith(end: string): number[] {
    const { byEnd, words } = this.#text
    const found: number[] = []
    this.#range(
      byEnd,
      words,
      (key) => compareEnds(key, end),
      (index) => {
        if ((words[index]?.length ?? 0) - end.length >= shortestHead) found.push(index)
      },
    )
    return found
  }

  /** Whether several words end like this, one of them after a word: an end of one alone may be no word, as may "atten" of Matten and Platten. */
  #endsWords(end: string): boolean {
    const ending = this.#endingWith(end)
    const isAfterWord = (index: number) => {
      const start = (this.#text.words[index] ?? '').slice(0, -end.length)
      return links.some((link) => start.endsWith(link) && this.#isWord(start.slice(0, start.length - link.length)))
    }
    return ending.length > 1 && ending.some(isAfterWord)
  }

  /** Whether words end like this, and not all of them with one letter more of the start: Radiers-tift is Radier-stift. */
  #isEnd(end: string, start: string): boolean {
    const isWordy = end.length >= shortestKnownHead || this.#endsWords(end)
    return isWordy && this.#endingWith(start.slice(-1) + end).length < this.#endingWith(end).length
  }

  /** The shop's own spelling for a typed form of a word, which may only be the end of others. */
  written(word: string): string {
    const [index] = this.same(word)
    if (index !== undefined) return this.spelling(index)
    const [longer] = this.#endingWith(word)
    const end = longer === undefined ? word : this.spelling(longer).slice(-word.length)
    return fold(end) === word ? end : word
  }
}
