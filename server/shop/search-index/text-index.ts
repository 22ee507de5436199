import type { TextLanguage } from '#contract/stores.ts'
import type { TextSnapshot } from './snapshot.ts'
import { editDistance, gramsOf, stemmers, wordsOf } from './words.rules.ts'

const maxTermLength = 200
const maxWords = 12
const shortestHead = 3
const typoCandidates = 150
const infixCandidates = 400

/** Words of the index with how well each stands for a word of the query, 0 to 1. */
type Expansion = Map<number, number>

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

/** Finds products by the words of a query: exact, by stem, as head of a compound, by beginning, and with typos. */
export class TextIndex {
  readonly #text: TextSnapshot
  readonly #stem: (word: string) => string
  readonly #alphabetical: Uint32Array

  constructor(text: TextSnapshot, language: TextLanguage) {
    this.#text = text
    this.#stem = stemmers[language]
    this.#alphabetical = Uint32Array.from(text.words.keys())
  }

  /** Places of products, the most relevant first; among equals the default sort decides. */
  search(term: string): Uint32Array {
    const words = wordsOf(term.slice(0, maxTermLength)).slice(0, maxWords)
    if (words.length === 0) return new Uint32Array(0)
    const groups = this.#groups(words)
    const found = this.#score(groups, groups.length)
    // All words or, when nothing has all of them, all but one.
    return found.length > 0 || groups.length === 1 ? found : this.#score(groups, groups.length - 1)
  }

  #groups(words: string[]): Expansion[] {
    const groups: Expansion[] = []
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? ''
      const next = words[i + 1]
      if (next !== undefined && this.#hasStem(this.#stem(word + next))) {
        groups.push(this.#expand(word + next))
        i++
        continue
      }
      const expansion = this.#expand(word)
      const parts = expansion.size === 0 ? this.#split(word) : null
      if (parts) groups.push(...parts)
      else groups.push(expansion.size > 0 ? expansion : this.#typos(word))
    }
    return groups
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

  #hasStem(stem: string): boolean {
    return this.#withStem(stem).length > 0
  }

  #expand(word: string): Expansion {
    const { words, stems, byEnd, byStemEnd } = this.#text
    const expansion: Expansion = new Map()
    const put = (index: number, weight: number) => {
      if ((expansion.get(index) ?? 0) < weight) expansion.set(index, weight)
    }
    const stem = this.#stem(word)
    for (const index of this.#withStem(stem)) put(index, words[index] === word ? 1 : 0.95)
    const heads = (order: Uint32Array, keys: string[], end: string) => {
      if (end.length < shortestHead) return
      const compare = (key: string) => compareEnds(key, end)
      this.#range(order, keys, compare, (index) => {
        if ((words[index]?.length ?? 0) - end.length >= shortestHead) put(index, 0.8)
      })
    }
    heads(byEnd, words, word)
    heads(byStemEnd, stems, stem)
    if (stem !== word) heads(byStemEnd, stems, word)
    if (word.length >= 4 || expansion.size === 0) {
      const start = word.length >= 5 ? stem : word
      this.#range(
        this.#alphabetical,
        words,
        (key) => compareStarts(key, start),
        (index) => put(index, 0.6),
      )
    }
    if (expansion.size === 0 && word.length >= 5)
      for (const index of this.#similar(stem, infixCandidates)) if (words[index]?.includes(stem)) put(index, 0.5)
    return expansion
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

  /** Words within one or two edits, or compounds that end or begin with such a word; only the nearest of them. */
  #typos(word: string): Expansion {
    const { words, stems } = this.#text
    const max = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    const stem = this.#stem(word)
    const near: [index: number, distance: number][] = []
    if (max > 0)
      for (const index of this.#similar(word, typoCandidates)) {
        const candidate = words[index] ?? ''
        let distance = Math.min(editDistance(word, candidate, max), editDistance(stem, stems[index] ?? '', max))
        if (distance > max && candidate.length > word.length + 2) {
          const { length } = word
          const parts = [
            candidate.slice(-length),
            candidate.slice(-length - 1),
            candidate.slice(0, length),
            candidate.slice(0, length + 1),
          ]
          distance = Math.min(...parts.map((part) => editDistance(word, part, max))) + 0.5
        }
        if (distance <= max) near.push([index, distance])
      }
    const best = Math.min(...near.map(([, distance]) => distance))
    const expansion: Expansion = new Map()
    for (const [index, distance] of near.filter(([, each]) => each <= best + 0.5))
      for (const same of this.#withStem(stems[index] ?? ''))
        expansion.set(same, Math.max(expansion.get(same) ?? 0, 0.45 - 0.1 * distance))
    return expansion
  }

  /** A compound that nobody sells, as its parts: Kinderstuhl finds a Stuhl for Kinder. */
  #split(word: string): Expansion[] | null {
    for (let cut = word.length - shortestHead; cut >= shortestHead; cut--)
      for (const link of ['', 's', 'n', 'en']) {
        const start = word.slice(0, cut)
        const bare = start.slice(0, start.length - link.length)
        if (!start.endsWith(link) || bare.length < shortestHead || !this.#hasStem(this.#stem(bare))) continue
        const head = this.#expand(word.slice(cut))
        if (head.size > 0) return [this.#expand(bare), head]
      }
    return null
  }

  /** Sum over the groups of the best word that stands in the product; products with fewer than `needed` groups fall out. */
  #score(groups: Expansion[], needed: number): Uint32Array {
    const { postings, weights } = this.#text
    const totals = new Map<number, { score: number; groups: number }>()
    for (const group of groups) {
      const best = new Map<number, number>()
      for (const [index, weight] of group) {
        const end = postings.offsets[index + 1] ?? 0
        for (let k = postings.offsets[index] ?? 0; k < end; k++) {
          const place = postings.items[k] ?? 0
          const score = weight * (weights[k] ?? 0)
          if (score > (best.get(place) ?? 0)) best.set(place, score)
        }
      }
      for (const [place, score] of best) {
        const total = totals.get(place)
        if (total) {
          total.score += score
          total.groups++
        } else totals.set(place, { score, groups: 1 })
      }
    }
    const found = [...totals].filter(([, total]) => total.groups >= needed)
    found.sort(([a, left], [b, right]) => right.score - left.score || a - b)
    return Uint32Array.from(found, ([place]) => place)
  }
}
